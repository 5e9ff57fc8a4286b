import { contentPath } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import { trimmed, type WrittenPage } from './page.ts';

/**
 * The content path an author's path refers to, optionally within a folder; undefined if it is invalid or unknown.
 * Invalid ones are reported.
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
