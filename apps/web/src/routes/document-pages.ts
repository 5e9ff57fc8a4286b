import type { DocumentPages } from '@lemma/ui-react/reference';
import { previewAddress } from './addresses.ts';
import type { Area } from './pages.ts';

const pagesOf: Readonly<Record<Area, DocumentPages>> = { pool: pagesIn('pool'), browser: pagesIn('browser') };

/** The targets of links between documents in an area: their previews there. */
export function documentPages(area: Area): DocumentPages {
  return pagesOf[area];
}

function pagesIn(area: Area): DocumentPages {
  return { kind: 'pool', hrefOf: (path, language) => previewAddress(area, path, language) };
}
