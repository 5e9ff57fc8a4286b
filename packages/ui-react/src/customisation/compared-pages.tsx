import { Box, Flex, Grid, IconButton, Skeleton, Text, chakra } from '@chakra-ui/react';
import { comparePages, markWords, type PageComparison, type PageDifference } from '@lemma/core/page-comparison';
import type { Block, Document } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useService } from '../binding/index.ts';
import { DocumentView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { StillLinks } from '../preview/index.ts';
import { singleKey, singleKeysAreOn } from '../shell/index.ts';
import { ComparedBlock, DifferenceFrame, DifferencesContext, type MarkedDifference } from './difference-frame.tsx';

interface ComparedPagesProps {
  readonly original: string;
  readonly text: string;
  readonly language: Language;
  readonly seed: number;
  readonly isWithSaved: boolean;
  /** Stands beside the steps from difference to difference. */
  readonly children: ReactNode;
}

/** The pages of two sources side by side: what differs is marked in both, and keys lead through it. */
export function ComparedPages({ original, text, language, seed, isWithSaved, children }: ComparedPagesProps) {
  const { t } = useTexts('customisation');
  const before = useConverted(original, language);
  const after = useConverted(text, language);
  const isReady = typeof before === 'object' && typeof after === 'object';
  const comparison = useMemo(
    () => (typeof before === 'object' && typeof after === 'object' ? comparePages(before, after) : undefined),
    [before, after],
  );
  const marks = useMemo(() => marksOf(comparison), [comparison]);
  const [current, setCurrent] = useState<number>();
  const pages = useRef<HTMLDivElement>(null);
  const count = comparison === undefined ? 0 : comparison.differences.length + Number(comparison.isTitleChanged);
  const step = (by: 1 | -1) => {
    // Folded parts of a page show no differences.
    const shown = [...(pages.current?.querySelectorAll<HTMLElement>('[data-difference]') ?? [])].filter(
      (each) => each.getClientRects().length > 0,
    );
    const places = [...new Set(shown.map(placeOf))].sort((one, other) => one - other);
    const next =
      current === undefined
        ? places.at(by === 1 ? 0 : -1)
        : by === 1
          ? (places.find((place) => place > current) ?? places.at(-1))
          : (places.findLast((place) => place < current) ?? places[0]);
    if (next === undefined) return;
    setCurrent(next);
    // Of both pages, the latter is the reader's own.
    shown.findLast((each) => placeOf(each) === next)?.focus();
  };
  useStepKeys(step);
  const context = (ofBlocks: ReadonlyMap<Block, MarkedDifference>) => ({ ofBlocks, current });
  const title = comparison?.isTitleChanged === true && (
    <DifferenceFrame change="changed" at={0} isCurrent={current === 0} />
  );
  return (
    <>
      <Flex align="center" gap="2" mb="3" wrap="wrap">
        {children}
        {count > 0 && (
          <Flex align="center" gap="2" role="group" aria-label={t('comparison.differences')}>
            <StepButton label={t('comparison.previousDifference')} shortcut="k" onClick={() => step(-1)}>
              <ArrowUp size={16} aria-hidden="true" />
            </StepButton>
            <StepButton label={t('comparison.nextDifference')} shortcut="j" onClick={() => step(1)}>
              <ArrowDown size={16} aria-hidden="true" />
            </StepButton>
          </Flex>
        )}
        <Text role="status" fontSize="sm" color="fg.muted">
          {isReady && count === 0 && t('comparison.noDifference')}
          {count > 0 &&
            (current === undefined
              ? t('comparison.count', { count })
              : t('comparison.differenceOf', { at: current + 1, count }))}
        </Text>
      </Flex>
      <Grid ref={pages} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <DifferencesContext value={context(marks.before)}>
          <ComparedPage
            title={isWithSaved ? t('comparison.saved') : t('comparison.original')}
            page={before}
            seed={seed}
            prefix="a-"
          >
            {title}
          </ComparedPage>
        </DifferencesContext>
        <DifferencesContext value={context(marks.after)}>
          <ComparedPage
            title={isWithSaved ? t('comparison.typed') : t('comparison.own')}
            page={after}
            seed={seed}
            prefix="b-"
          >
            {title}
          </ComparedPage>
        </DifferencesContext>
      </Grid>
    </>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly shortcut: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, shortcut, onClick, children }: StepButtonProps) {
  return (
    <IconButton
      size={{ base: 'md', md: 'sm' }}
      variant="outline"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}

/** J and K lead from difference to difference, as they do from row to row in lists. */
function useStepKeys(step: (by: 1 | -1) => void): void {
  const storage = useService(tokens.localStorage);
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented || !singleKeysAreOn(storage) ? undefined : singleKey(event);
    if (key !== 'j' && key !== 'k') return;
    event.preventDefault();
    step(key === 'j' ? 1 : -1);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function placeOf(element: HTMLElement): number {
  return Number(element.dataset['difference']);
}

/** The differences by the blocks of both pages. */
function marksOf(comparison: PageComparison | undefined) {
  const before = new Map<Block, MarkedDifference>();
  const after = new Map<Block, MarkedDifference>();
  const first = comparison?.isTitleChanged === true ? 1 : 0;
  for (const [index, difference] of comparison?.differences.entries() ?? []) {
    const at = first + index;
    const shown = shownOf(difference);
    if (difference.change !== 'added' && shown.before) {
      before.set(difference.before, { change: difference.change, at, shown: shown.before });
    }
    if (difference.change !== 'removed' && shown.after) {
      after.set(difference.after, { change: difference.change, at, shown: shown.after });
    }
  }
  return { before, after };
}

/** The blocks of a difference, in changed paragraphs with their words marked. */
function shownOf(difference: PageDifference): { readonly before?: Block; readonly after?: Block } {
  if (difference.change !== 'changed') return difference;
  const { before, after } = difference;
  if (before.kind !== 'paragraph' || after.kind !== 'paragraph') return difference;
  const words = markWords(before.content, after.content);
  return { before: { ...before, content: words.before }, after: { ...after, content: words.after } };
}

function useConverted(source: string, language: Language): Document | 'none' | undefined {
  const gateway = useService(tokens.conversionGateway);
  const [page, setPage] = useState<Document | 'none'>();
  useEffect(() => {
    const { answer, cancel } = gateway.convert(source, language);
    void answer.then((converted) => setPage(converted.ok ? converted.value.document : 'none'));
    return cancel;
  }, [gateway, source, language]);
  return page;
}

interface ComparedPageProps {
  readonly title: string;
  readonly page: Document | 'none' | undefined;
  readonly seed: number;
  /** Two pages in one have different ids. */
  readonly prefix: string;
  /** Stands above the page. */
  readonly children: ReactNode;
}

function ComparedPage({ title, page, seed, prefix, children }: ComparedPageProps) {
  const { t } = useTexts('customisation');
  return (
    <chakra.section aria-label={title} borderWidth="1px" borderRadius="l3" p="4" minW="0" overflowX="auto">
      <Text fontSize="sm" color="fg.muted" mb="2">
        {title}
      </Text>
      {page === undefined && <Skeleton height="32" />}
      {page === 'none' && <Text>{t('failures.notConvertable')}</Text>}
      {page !== undefined && page !== 'none' && (
        <Box>
          {children}
          <StillLinks>
            <DocumentView document={page} seed={seed} idPrefix={prefix} blockView={ComparedBlock} />
          </StillLinks>
        </Box>
      )}
    </chakra.section>
  );
}
