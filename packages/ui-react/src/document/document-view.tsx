import { Box } from '@chakra-ui/react';
import { allBlocks, anchorsIn, plainText, questionLetter, type Block, type Document } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { AnswerShelf } from '@lemma/core/mathlet';
import { seedOf } from '@lemma/core/platform';
import type { Span } from '@lemma/core/source';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { AnchorsContext, InlineView } from '../inline/index.ts';
import { BlockView } from './block-view.tsx';
import { BlocksView, BlockViewContext } from './blocks-view.tsx';
import { documentStyle } from './document-style.ts';
import { pageMemory } from './page-memory.ts';
import { PageProblemContext, problemOf } from './page-problem.ts';
import { PageReadingContext, type PageReading } from './page-reading.ts';
import { placeAround } from './place.ts';
import { useScrollToAddress } from './scroll-to-address.ts';

interface ReadingProps {
  /** Missing: the same for every reader of this text. */
  readonly seed?: number | undefined;
  /** False in a correction. Default true. */
  readonly interactive?: boolean | undefined;
  /** Whether annotations are shown (role view-annotations). Default false. */
  readonly annotations?: boolean | undefined;
  /** Where the answers of the learner are kept. Missing: as long as the page is shown. */
  readonly answers?: AnswerShelf | undefined;
  /** Hears of a double click, with the innermost place in the source that it fell on. */
  readonly onPlace?: ((span: Span) => void) | undefined;
}

interface DocumentViewProps extends ReadingProps {
  readonly document: Document;
}

/** The seed of a document for every reader who has none of their own. */
export function seedOfDocument({ metadata, title }: Document): number {
  return seedOf(metadata.name, plainText(title));
}

/** A document as a page: its title and all its blocks. */
export function DocumentView({ document, seed, ...reading }: DocumentViewProps) {
  return (
    <PageView
      {...reading}
      title={document.title}
      blocks={document.blocks}
      language={document.language}
      seed={seed ?? seedOfDocument(document)}
    />
  );
}

interface FragmentViewProps extends ReadingProps {
  readonly blocks: readonly Block[];
  readonly language: Language;
}

/** Blocks without a document around, such as a preview of a part. */
export function FragmentView(props: FragmentViewProps) {
  return <PageView {...props} title={[]} />;
}

function PageView({
  title,
  blocks,
  language,
  seed = 0,
  interactive = true,
  annotations = false,
  answers,
  onPlace,
}: FragmentViewProps & Pick<Document, 'title'>) {
  const page = useRef<HTMLElement>(null);
  useScrollToAddress(page);
  const anchors = useMemo(() => anchorsIn(blocks), [blocks]);
  const questionLetters = useMemo(() => lettersOf(blocks), [blocks]);
  const reading = useMemo<PageReading>(
    () => ({ language, seed, interactive, annotations, questionLetters }),
    [language, seed, interactive, annotations, questionLetters],
  );
  const [memory] = useState<AnswerShelf>(() => ({ storage: pageMemory(), key: 'answers' }));
  const problem = useMemo(() => problemOf(blocks, seed, answers ?? memory), [blocks, seed, answers, memory]);
  // What stands inside has been shown by then: the figures beside the questions need not wait for them any longer.
  useEffect(() => problem?.mathlet.open(), [problem]);
  const content = useMemo(() => <BlocksView blocks={blocks} />, [blocks]);

  function followToSource(event: MouseEvent) {
    const span = placeAround(event.target);
    if (span !== undefined) onPlace?.(span);
  }

  return (
    <BlockViewContext value={BlockView}>
      <AnchorsContext value={anchors}>
        <PageReadingContext value={reading}>
          <PageProblemContext value={problem}>
            <Box
              as="article"
              ref={page}
              lang={language}
              css={documentStyle}
              {...(onPlace && { onDoubleClick: followToSource })}
            >
              {title.length > 0 && (
                <h1>
                  <InlineView content={title} />
                </h1>
              )}
              {content}
            </Box>
          </PageProblemContext>
        </PageReadingContext>
      </AnchorsContext>
    </BlockViewContext>
  );
}

function lettersOf(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const questions = allBlocks(blocks).filter((block) => block.kind === 'question');
  return new Map(questions.length < 2 ? [] : questions.map(({ id }, index) => [id, questionLetter(index)]));
}
