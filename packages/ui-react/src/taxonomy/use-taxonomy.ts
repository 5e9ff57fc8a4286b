import { TaxonomyStore } from '@lemma/core/taxonomy';
import { tokens } from '@lemma/core/tokens';
import { lateStores, useService } from '../binding/index.ts';

const taxonomies = lateStores<TaxonomyStore>();

/** The taxonomy that is being edited; what was typed is still there when somebody comes back to the editor. */
export function useTaxonomy(): TaxonomyStore {
  const gateway = useService(tokens.taxonomyGateway);
  const session = useService(tokens.session);
  return taxonomies(gateway, () => new TaxonomyStore({ gateway, owner$: session.owner$ }));
}
