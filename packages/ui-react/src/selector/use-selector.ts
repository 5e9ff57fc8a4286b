import { SelectorStore } from '@lemma/core/selection';
import { tokens } from '@lemma/core/tokens';
import { lateStores, useClock, useService } from '../binding/index.ts';

const selectors = lateStores<SelectorStore>();

/** What is selected in the window of an LMS, on all pages of the selector. */
export function useSelector(): SelectorStore {
  const gateway = useService(tokens.selectorGateway);
  const worksheets = useService(tokens.worksheetLookup);
  const opener = useService(tokens.openerWindow);
  const clock = useClock();
  return selectors(gateway, () => new SelectorStore({ gateway, worksheets, opener, clock }));
}
