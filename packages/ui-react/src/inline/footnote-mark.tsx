import type { Footnote } from '@lemma/core/document';
import { use } from 'react';
import { useContentTexts } from '../language/index.ts';
import { FootnotesContext } from './page-context.ts';

/** The ids of a footnote: of its number in the text and of the note at the end of the page. */
export function footnoteIds(page: string, { number }: Footnote): { readonly mark: string; readonly note: string } {
  return { mark: `${page}mark-${number}`, note: `${page}note-${number}` };
}

/** The number of a footnote, which links to the note. */
export function FootnoteMark({ footnote }: { readonly footnote: Footnote }) {
  const { t } = useContentTexts('document');
  const { mark, note } = footnoteIds(use(FootnotesContext), footnote);
  return (
    <sup>
      <a id={mark} href={`#${note}`} role="doc-noteref" aria-label={t('footnote.mark', { number: footnote.number })}>
        {footnote.number}
      </a>
    </sup>
  );
}
