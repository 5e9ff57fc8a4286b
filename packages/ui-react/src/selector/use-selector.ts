import { SelectorStore, type SelectorGateway } from '@lemma/core/selection';
import { tokens } from '@lemma/core/tokens';
import { useClock, useService } from '../binding/index.ts';

/** One for all pages of the selector. Not from the container: every first page would load it. */
const selectors = new WeakMap<SelectorGateway, SelectorStore>();

/** What the window of an LMS has selected. */
export function useSelector(): SelectorStore {
  const gateway = useService(tokens.selectorGateway);
  const worksheets = useService(tokens.worksheetLookup);
  const opener = useService(tokens.openerWindow);
  const clock = useClock();
  return selectors.get(gateway) ?? kept(gateway, new SelectorStore({ gateway, worksheets, opener, clock }));
}

function kept(gateway: SelectorGateway, store: SelectorStore): SelectorStore {
  selectors.set(gateway, store);
  return store;
}
