import { contentPath } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import { trimmed, type WrittenPage } from './page.ts';

/**
 * The place in the content that an author's path names, perhaps one within a folder; undefined when there is none or it is not
 * known. Wrong ones are reported.
 */
export function placeIn(written: SourceText, page: WrittenPage, folder = ''): string | undefined {
  const { text: name, span } = trimmed(written);
  const text = folder === '' || name.startsWith('/') ? name : `${folder}/${name}`;
  const path = contentPath(text.replace(/\\([%#&_~{}])/g, '$1'), page.place);
  if (path.ok) return path.value;
  if (path.failure !== 'noPlace') {
    page.report(path.failure === 'outside' ? 'path-outside' : 'bad-path', span, { path: text.slice(0, 100) });
  }
  return undefined;
}
