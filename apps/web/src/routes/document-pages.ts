import type { DocumentPages } from '@lemma/ui-react/reference';
import { previewAddress } from './addresses.ts';
import type { Area } from './pages.ts';

/** The areas whose addresses say all; that of the selector also says what the LMS asks for. */
export type PlainArea = Exclude<Area, 'selector'>;

const pagesOf: Readonly<Record<PlainArea, DocumentPages>> = { pool: pagesIn('pool'), browser: pagesIn('browser') };

/** The targets of links between documents in an area: their previews there. */
export function documentPages(area: PlainArea): DocumentPages {
  return pagesOf[area];
}

function pagesIn(area: PlainArea): DocumentPages {
  return { kind: 'pool', hrefOf: (path, language) => previewAddress(area, path, language) };
}
