import { Box, Skeleton, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { alignedSegments, type Document } from '@lemma/core/document';
import { seedOfDocument } from '@lemma/core/exercise';
import type { DocumentReference } from '@lemma/core/preview';
import type { Language } from '@lemma/core/language';
import { useMemo, type ReactNode } from 'react';
import { DocumentView } from '../document/index.ts';
import { languageNames } from '../language/index.ts';
import { PreviewFailureNotice } from './preview-failure-notice.tsx';
import { useAnswers } from './use-answers.ts';
import { useDocument } from './use-document.ts';

/** From this width on there is room for two documents side by side. */
const roomForTwo = '@media (min-width: 900px)';

/** Rows of both documents are as high as the higher one, so that corresponding parts start at the same height. */
const columns = (rows: number): SystemStyleObject => ({
  display: 'grid',
  rowGap: '6',
  '& > section + section': { borderTopWidth: '1px', pt: '4' },
  [roomForTwo]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '10',
    rowGap: '0',
    '& > section': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `1 / span ${String(rows)}` },
    '& > section + section': { borderTopWidth: '0', pt: '0' },
    '& > section > article': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: '2 / -1', alignContent: 'start' },
    '& > section > article > *': { minWidth: '0' },
  },
});

interface SideBySideProps {
  readonly document: Document;
  /** The same document in another language. */
  readonly second: DocumentReference;
  readonly annotations: boolean;
  /** The key of the first document's answers; those in the second last as long as it is shown. */
  readonly answersKey: string;
  readonly seed?: number | undefined;
  readonly languageHref: (language: Language) => string;
}

/** A document in two languages, aligned by section if both have the same structure (specification 002 §2). */
export function SideBySide({ document, second, annotations, answersKey, seed: chosen, languageHref }: SideBySideProps) {
  const seed = chosen ?? seedOfDocument(second.path);
  const answers = useAnswers(answersKey);
  const { preview, retry } = useDocument(second);
  const other = preview.status === 'loaded' ? preview.value.document : undefined;
  const [first, segments] = useMemo(
    () => (other === undefined ? [undefined, undefined] : alignedSegments(document, other)),
    [document, other],
  );
  // The name of the language, the title, the segments, and the footnotes.
  const rows = (first?.length ?? 1) + 3;
  return (
    <Box css={columns(rows)}>
      <Column language={document.language}>
        <DocumentView document={document} segments={first} annotations={annotations} answers={answers} seed={seed} />
      </Column>
      <Column language={second.language}>
        {preview.status === 'loading' && <Skeleton height="48" />}
        {preview.status === 'failed' && (
          <PreviewFailureNotice failure={preview.failure} languageHref={languageHref} onRetry={retry} />
        )}
        {other && (
          <DocumentView
            document={other}
            segments={segments}
            annotations={annotations}
            seed={seed}
            idPrefix={`${second.language}-`}
          />
        )}
      </Column>
    </Box>
  );
}

function Column({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return (
    <section aria-label={languageNames[language]}>
      <chakra.p lang={language} fontSize="sm" color="fg.muted" mb="2">
        {languageNames[language]}
      </chakra.p>
      {children}
    </section>
  );
}
