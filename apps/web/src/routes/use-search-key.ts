import { tokens } from '@lemma/core/tokens';
import { guard, type Session } from '@lemma/core/session';
import { useService } from '@lemma/ui-react/binding';
import { isBehindDialog, isSearchKey } from '@lemma/ui-react/shell';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAddress } from './addresses.ts';
import { areas, isSelector, type Area, type Page } from './pages.ts';

/** The navigation state that asks a list to focus its search. */
export const searchWanted = 'search';

/** Keys that open the search from every page of users who may search; a list handles them itself. */
export function useSearchKey(page: Page, session: Session): void {
  const storage = useService(tokens.ownStorage);
  const navigate = useNavigate();
  const area = isSelector(page.path) ? undefined : searchedFrom(page, session);
  useEffect(() => {
    if (area === undefined) return undefined;
    const go = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.defaultPrevented || isBehindDialog()) return;
      event.preventDefault();
      void navigate(listAddress(area, storage), { state: searchWanted });
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [area, storage, navigate]);
}

/** The area to search from a page: its own, otherwise the first one its reader may use. */
function searchedFrom(page: Page, session: Session): Area | undefined {
  if (page.inside === true || page.name === 'pool' || page.name === 'browser') return undefined;
  const order: readonly Area[] = page.above.includes(areas.browser.list) ? ['browser', 'pool'] : ['pool', 'browser'];
  return order.find((area) => guard(session, areas[area].list.requirement) === 'allowed');
}
