import { plainText } from '@lemma/core/document';
import type { Preview, PreviewFailure } from '@lemma/core/preview';
import type { Loadable } from '@lemma/core/store';
import { usePageTitle } from '../shell/index.ts';

/** Sets the page title to that of the document. */
export function useDocumentTitle(preview: Loadable<Preview, PreviewFailure>): void {
  usePageTitle(preview.status === 'loaded' ? plainText(preview.value.document.title).trim() || undefined : undefined);
}
