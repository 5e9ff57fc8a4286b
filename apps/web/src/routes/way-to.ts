import { isOwnDocumentPath } from '@lemma/core/own-document';
import type { KeyValueStorage } from '@lemma/core/platform';
import { browserTypeIn, customisedWorksheetAddress, listAddress } from './addresses.ts';
import { areas, pages, type Page, type PageName } from './pages.ts';

/** A page on the way to another, and its address. */
export interface WayStep {
  readonly name: PageName;
  readonly href: string;
}

/**
 * The pages above one, from the root down: those that never change, and for the customisation editor where it was
 * opened from. A list keeps the search it had.
 */
export function wayTo(page: Page, search: string, storage: KeyValueStorage): readonly WayStep[] {
  const above = page.above.map(({ name, path }) => ({ name, href: path }));
  return page === pages.customise ? [...above, ...originOfEditor(new URLSearchParams(search), storage)] : above;
}

/** Where the customisation editor was opened from: the user's own documents, or a list and perhaps a worksheet of it. */
export function originOfEditor(query: URLSearchParams, storage: KeyValueStorage): readonly [WayStep, ...WayStep[]] {
  if (isOwnDocumentPath(query.get('path') ?? '')) return [{ name: 'documents', href: pages.documents.path }];
  const area = browserTypeIn(query);
  const list = { name: areas[area].list.name, href: listAddress(area, storage) };
  const worksheet = customisedWorksheetAddress(query);
  return worksheet === undefined ? [list] : [list, { name: 'worksheet', href: worksheet }];
}
