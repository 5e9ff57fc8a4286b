import { Box } from '@chakra-ui/react';
import {
  allBlocks,
  anchorsIn,
  outlineOf,
  questionLetter,
  type Block,
  type Document,
  type Segment,
} from '@lemma/core/document';
import { usualSeed } from '@lemma/core/exercise';
import type { Language } from '@lemma/core/language';
import type { AnswerShelf, PageAnswers } from '@lemma/core/mathlet';
import { ShelfAnswers, type CorrectedQuestion, type SubtaskStanding } from '@lemma/core/problem';
import type { Span } from '@lemma/core/source';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { PageApplet } from '../applet/index.ts';
import { useKept } from '../binding/index.ts';
import { PageLanguageContext } from '../language/index.ts';
import { AnchorsContext, FootnotesContext, GoToSourceContext, InlineView } from '../inline/index.ts';
import { SharedValuesContext } from '../visualization/index.ts';
import { beginningOf } from './beginning-of.ts';
import { BlockView } from './block-view.tsx';
import { BlocksView, BlockViewContext } from './blocks-view.tsx';
import { Byline } from './byline.tsx';
import { useCopyAsTex } from './copy-as-tex.ts';
import { documentStyle } from './document-style.ts';
import { layOutFirst } from './first-screens.ts';
import { Footnotes } from './footnotes.tsx';
import { pageMemory } from './page-memory.ts';
import {
  AnswerAsideContext,
  CorrectionContext,
  PageProblemContext,
  problemOf,
  SubtasksContext,
  type AnswerAside,
} from './page-problem.ts';
import { brokenKey, PageReadingContext, type PageReading, type Solutions } from './page-reading.ts';
import { PageSectionsContext } from './page-sections.ts';
import { isOnControl, placeAround } from './place.ts';
import { useScrollToAddress } from './scroll-to-address.ts';
import { useSharedValues } from './use-shared-values.ts';

interface ReadingProps {
  /** If missing, the default one, for a page being written. */
  readonly seed?: number | undefined;
  /** False in a correction. Default true. */
  readonly interactive?: boolean | undefined;
  /** Whether annotations are shown (role view-annotations). Default false. */
  readonly annotations?: boolean | undefined;
  /** Where the reader's answers are stored. If missing, they last as long as the page is shown. */
  readonly answers?: AnswerShelf | undefined;
  /** The answers to the questions of a problem, if they are kept elsewhere. */
  readonly problemAnswers?: PageAnswers | undefined;
  /** When the solutions of questions are shown. Default on demand. */
  readonly solutions?: Solutions | undefined;
  /** The correction of its questions; if missing, none is shown. */
  readonly correction?: readonly CorrectedQuestion[] | undefined;
  /** How far the learner is with its questions, in their order; if missing, it is not known. */
  readonly subtasks?: readonly SubtaskStanding[] | undefined;
  /** What stands below an answer. */
  readonly aside?: AnswerAside | undefined;
  /** Prefix of section ids, if another document with the same ones is displayed. Default none. */
  readonly idPrefix?: string | undefined;
  /** The heading level of the title: below a title of the page it is the second. Default `h1`. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
  /** The blocks in groups that are laid out one below another. If missing, each block is its own group. */
  readonly segments?: readonly Segment[] | undefined;
  /** Called when all blocks are on the page: those out of view may come slightly later. */
  readonly onWhole?: (() => void) | undefined;
  /** What shows a block, instead of the view of its kind alone. */
  readonly blockView?: ComponentType<{ readonly block: Block }> | undefined;
  /** Called on a double click, with the innermost place in the source. */
  readonly onPlace?: ((span: Span) => void) | undefined;
  /** Called on a click outside controls, with the same. */
  readonly onPoint?: ((span: Span) => void) | undefined;
}

interface DocumentViewProps extends ReadingProps {
  readonly document: Document;
}

/** Number of blocks shown at once: those of the first screens. */
const firstBlocks = 40;

/** A document as a page: its title and all its blocks. */
export function DocumentView({ document, seed, ...reading }: DocumentViewProps) {
  return (
    <PageView
      {...reading}
      title={document.title}
      byline={<Byline document={document} />}
      blocks={document.blocks}
      language={document.language}
      seed={seed}
    />
  );
}

interface FragmentViewProps extends ReadingProps {
  readonly blocks: readonly Block[];
  readonly language: Language;
}

/** Blocks without a document, such as a preview of a part. */
export function FragmentView(props: FragmentViewProps) {
  return <PageView {...props} title={[]} />;
}

function PageView({
  title,
  blocks,
  language,
  seed = usualSeed,
  interactive = true,
  annotations = false,
  answers,
  problemAnswers,
  solutions = 'onDemand',
  correction,
  subtasks,
  aside,
  onPlace,
  onPoint,
  idPrefix = '',
  titleAs: Title = 'h1',
  segments,
  onWhole,
  blockView = BlockView,
  byline,
}: FragmentViewProps & Pick<Document, 'title'> & { readonly byline?: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  const pageId = useId();
  useCopyAsTex(page);
  // Every line and every box listens to these: a key changes them only where it changes names.
  const anchors = useKept(useMemo(() => anchorsIn(blocks), [blocks]));
  const sections = useMemo(() => outlineOf(blocks), [blocks]);
  const questionLetters = useKept(useMemo(() => lettersOf(blocks), [blocks]));
  const applets = useKept(useMemo(() => appletsIn(blocks), [blocks]));
  const [memory] = useState<AnswerShelf>(() => ({ storage: pageMemory(), key: 'answers' }));
  const shelf = answers ?? memory;
  const reading = useMemo<PageReading>(
    () => ({ seed, interactive, annotations, solutions, questionLetters, idPrefix, applets, shelf }),
    [seed, interactive, annotations, solutions, questionLetters, idPrefix, applets, shelf],
  );
  const given = useMemo(() => problemAnswers ?? new ShelfAnswers(shelf, seed), [problemAnswers, shelf, seed]);
  const problem = useMemo(() => problemOf(blocks, seed, given), [blocks, seed, given]);
  const corrections = useMemo(() => correction && new Map(correction.map((each) => [each.number, each])), [correction]);
  const standings = useMemo(() => {
    const numbers = [...(problem?.questionNumbers.values() ?? [])];
    return subtasks && new Map(subtasks.flatMap((each, index) => numbered(numbers[index], each)));
  }, [subtasks, problem]);
  const shared = useSharedValues(blocks, seed);
  // The content has been rendered by then: the figures beside the questions need not wait any longer.
  useEffect(() => problem?.mathlet.open(), [problem]);
  // A long page is painted before all of it is ready. The parts of a problem depend on each other, so it comes as a
  // whole.
  const isWhole = useDeferredValue(true, problem !== undefined || segments !== undefined);
  useLayoutEffect(() => {
    if (page.current !== null) layOutFirst(page.current, firstBlocks);
  }, []);
  const tellWhole = useEffectEvent(() => onWhole?.());
  useEffect(() => {
    if (isWhole) tellWhole();
  }, [isWhole]);
  useScrollToAddress(page, isWhole);
  const content = useMemo(
    () =>
      segments === undefined ? (
        <BlocksView blocks={isWhole ? blocks : beginningOf(blocks, firstBlocks)} />
      ) : (
        segments.map((segment, index) => (
          <div key={index}>
            <BlocksView blocks={segment} />
          </div>
        ))
      ),
    [blocks, segments, isWhole],
  );

  function followToSource(event: MouseEvent) {
    const span = placeAround(event.target);
    if (span !== undefined) onPlace?.(span);
  }

  function pointToSource(event: MouseEvent) {
    const span = isOnControl(event.target) ? undefined : placeAround(event.target);
    if (span !== undefined) onPoint?.(span);
  }

  return (
    <BlockViewContext value={blockView}>
      <FootnotesContext value={pageId}>
        <PageSectionsContext value={sections}>
          <AnchorsContext value={anchors}>
            <PageReadingContext value={reading}>
              <PageLanguageContext value={language}>
                <PageProblemContext value={problem}>
                  <CorrectionContext value={corrections}>
                    <SubtasksContext value={standings}>
                      <AnswerAsideContext value={aside}>
                        <SharedValuesContext value={shared}>
                          <GoToSourceContext value={onPlace}>
                            <Box
                              as="article"
                              ref={page}
                              lang={language}
                              css={documentStyle}
                              {...(onPlace && { onDoubleClick: followToSource })}
                              {...(onPoint && { onClick: pointToSource })}
                            >
                              {title.length > 0 && (
                                <Title>
                                  <InlineView content={title} />
                                </Title>
                              )}
                              {byline}
                              {content}
                              <Footnotes title={title} blocks={blocks} annotations={annotations} />
                            </Box>
                          </GoToSourceContext>
                        </SharedValuesContext>
                      </AnswerAsideContext>
                    </SubtasksContext>
                  </CorrectionContext>
                </PageProblemContext>
              </PageLanguageContext>
            </PageReadingContext>
          </AnchorsContext>
        </PageSectionsContext>
      </FootnotesContext>
    </BlockViewContext>
  );
}

function numbered<Value>(number: number | undefined, value: Value): readonly (readonly [number, Value])[] {
  return number === undefined ? [] : [[number, value]];
}

/** Questions that cannot be shown keep their letter: the alert in their place is named like the others. */
function lettersOf(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const keys = allBlocks(blocks).flatMap((block) => {
    if (block.kind === 'question') return [block.id];
    return block.kind === 'broken' && block.question !== undefined ? [brokenKey(block.question)] : [];
  });
  return new Map(keys.length < 2 ? [] : keys.map((key, index) => [key, questionLetter(index)]));
}

function appletsIn(blocks: readonly Block[]): readonly PageApplet[] {
  return allBlocks(blocks).flatMap((block) =>
    block.kind === 'applet' ? [{ place: block.span.from, type: block.type }] : [],
  );
}
