import { TaxonomyStore, type TaxonomyGateway } from '@lemma/core/taxonomy';
import { tokens } from '@lemma/core/tokens';
import { useService } from '../binding/index.ts';

/**
 * What was typed is still there when somebody comes back to the editor. Not from the container: every first page would
 * load it.
 */
const taxonomies = new WeakMap<TaxonomyGateway, TaxonomyStore>();

/** The taxonomy that is being edited. */
export function useTaxonomy(): TaxonomyStore {
  const gateway = useService(tokens.taxonomyGateway);
  const session = useService(tokens.session);
  return taxonomies.get(gateway) ?? kept(gateway, new TaxonomyStore({ gateway, owner$: session.owner$ }));
}

function kept(gateway: TaxonomyGateway, store: TaxonomyStore): TaxonomyStore {
  taxonomies.set(gateway, store);
  return store;
}
