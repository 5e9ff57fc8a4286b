import {
  Box,
  Button,
  Flex,
  Heading,
  IconButton,
  Spacer,
  Stack,
  Text,
  HStack,
  Link,
  VisuallyHidden,
} from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { mayBeCustomised } from '@lemma/core/customisation';
import type { Language } from '@lemma/core/language';
import { areaLists, hitKindsOf, type ListArea, type RowAction } from '@lemma/core/list-place';
import {
  hasCustomisations,
  isDocumentHit,
  activeFilters,
  filterBy,
  pageCount,
  turnTo,
  type HitKind,
  type ListAddress,
  type ResultPage,
  type SearchCriteria,
  type SearchHit,
  type WorksheetHit,
} from '@lemma/core/search';
import { guard, permissions } from '@lemma/core/session';
import { Info, Rows3, SlidersHorizontal } from 'lucide-react';
import { Fragment, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { AppLink, lateView, useEditorHref } from '../shell/index.ts';
import { AddToDraftButton } from '../worksheet-draft/index.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { CustomiseLink } from './customise-link.tsx';
import { EditorLink } from './editor-link.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { HitRow } from './hit-row.tsx';
import { KindTabs, kindTabId, listPanelId } from './kind-tabs.tsx';

import { Paging } from './paging.tsx';
import { QueryField } from './query-field.tsx';
import { ResultList } from './result-list.tsx';
import { SortChoice } from './sort-choice.tsx';

import { useGlimpses } from './use-glimpses.ts';
import { useListPosition } from './use-list-position.ts';
import { useRowLook } from './use-row-look.ts';
import { useSearch } from './use-search.ts';

const FilterChips = lateView(async () => (await import('./filter-chips.tsx')).FilterChips);
const LabelBar = lateView(async () => (await import('./label-bar.tsx')).LabelBar);
const FilterDrawer = lateView(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

interface SearchScreenProps {
  /** Identifies the list whose position is stored: one for each area. */
  readonly area: ListArea;
  readonly title: string;
  /** Other screens for whoever searches here, beside the title. */
  readonly links?: readonly { readonly href: string; readonly text: string; readonly isOutside?: true }[];
  /** Contains the search; another address needs another screen. */
  readonly address: ListAddress;
  readonly previewHref: (path: string, language: Language) => string;
  /** The id is that of the worksheet's template. */
  readonly worksheetHref: (templateId: string) => string;
  /** The kinds to choose from, if not all of the area's. */
  readonly kinds?: readonly HitKind[];
  /** Chooses another source, above the filters. */
  readonly sourceChoice?: ReactNode;
  /** The source, where it is not the usual one, and the way back to that. */
  readonly sourceChip?: { readonly text: string; readonly onDrop: () => void } | undefined;
  /** What other sources hold, if this one has no hits. */
  readonly elsewhere?: (criteria: SearchCriteria, page: ResultPage) => ReactNode;
  /** The address of the customisation editor for a problem, where the area offers that. */
  readonly customiseHref?: (path: string) => string;
  /** The hit that the reader comes back to: a path, or the id of a worksheet template. */
  readonly selected?: string | undefined;
  /** What selects a hit for an LMS, where the area offers that. */
  readonly selectionOf?: (hit: SearchHit) => ReactNode;
  /** Actions in the row of a worksheet. */
  readonly worksheetActions?: (hit: WorksheetHit) => ReactNode;
  /** The open panel; calls back when what the list shows has changed. */
  readonly worksheetPanel?: ((onChange: () => void) => ReactNode) | undefined;
  /** What can be done with worksheets that are not in the list; calls back when it has changed. */
  readonly worksheetTools?: ((onChange: () => void) => ReactNode) | undefined;
  /** What the list is about, and where more is told of it (specification 000 §2); below the rows. */
  readonly note?: { readonly text: string; readonly href: string; readonly link: string } | undefined;
  /** Whether the reader has come to search, so that the query field is focused. */
  readonly isSearchWanted?: boolean;
}

/** For these a phone has room only in the unfolded row. */
const rareActions: ReadonlySet<RowAction> = new Set(['customise', 'openInEditor']);

/** The browser of an area (specification 000 §2): filters, rows in order, pages. */
export function SearchScreen(props: SearchScreenProps) {
  const { pageSize } = areaLists[props.area];
  const { search, state } = useSearch(props.address, pageSize);
  const { criteria, searched, result } = state;
  const { t, language } = useTexts('search');
  const session = useStore(useService(tokens.session));
  const filterChoices = useFilterChoices();
  const choices = useStore(filterChoices);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keys = useListKeys({
    rows: list,
    onSearch: () => field.current?.focus(),
    canSelect: hasCustomisations(searched.kind) || props.selectionOf !== undefined,
    hasPalette: props.area !== 'selector',
  });
  const hits = result.status === 'loaded' ? result.value.hits : undefined;
  const glimpseOf = useGlimpses(list, hits);
  const { look, chooseLook } = useRowLook();
  const leave = useListPosition(props.area, result.status === 'loaded');
  const editorHrefOf = useEditorHref();
  const mayCompose = guard(session, permissions.composeWorksheet) === 'allowed';
  const choose = (chosen: SearchCriteria) => search.choose(chosen);
  const total = result.status === 'loaded' ? result.value.total : undefined;
  // Those of before stay until the answer, so that nothing flickers.
  const [totals, setTotals] = useState<ResultPage['totals']>();
  if (result.status === 'loaded' && result.value.totals !== totals) setTotals(result.value.totals);
  const kinds = props.kinds ?? hitKindsOf(props.area, 'all');
  const panel = {
    criteria,
    choices,
    mayCustomise: guard(session, permissions.customise) === 'allowed',
    onChoose: choose,
    onRetry: () => void filterChoices.refresh(),
    sourceChoice: props.sourceChoice,
  };
  const filterCount = activeFilters(criteria).length + (props.sourceChip === undefined ? 0 : 1);
  useEffect(() => {
    if (props.isSearchWanted === true) field.current?.focus();
  }, [props.isSearchWanted]);
  useEffect(() => {
    // Without a language there is no search; the filters offer what there is in the reader's.
    void filterChoices.load({ ...searched, language: searched.language ?? language });
  }, [filterChoices, searched, language]);

  // What was deleted or restored counts in the filters, too.
  const showAnew = () => {
    search.retry();
    void filterChoices.refresh();
  };
  const selectionOf = (path: string) => ({
    isOn: selected.includes(path),
    toggle: () =>
      setSelected(selected.includes(path) ? selected.filter((other) => other !== path) : [...selected, path]),
  });
  const actionOf = (action: RowAction, hit: SearchHit) => {
    switch (action) {
      case 'customise':
        return (
          panel.mayCustomise &&
          hit.kind === 'problem' &&
          props.customiseHref !== undefined &&
          mayBeCustomised(hit.path) && <CustomiseLink href={props.customiseHref(hit.path)} name={hit.name} />
        );
      case 'openInEditor':
        return inEditor(hit, editorHrefOf);
      case 'addToDraft':
        // Customisations come into worksheets by customising these (specification 000 §5).
        return (
          mayCompose && hit.kind === 'problem' && !hit.isCustomised && <AddToDraftButton item={hit} name={hit.name} />
        );
      case 'select':
        return props.selectionOf?.(hit);
      case 'details':
        return hit.kind === 'worksheet' && props.worksheetActions?.(hit);
      case 'openThere':
        // Hits are ours.
        return null;
    }
  };
  const actionsOf = (hit: SearchHit, isRare: boolean) => {
    const actions = areaLists[props.area].rowActions[hit.kind].filter((each) => rareActions.has(each) === isRare);
    return actions.length === 0
      ? undefined
      : actions.map((action) => <Fragment key={action}>{actionOf(action, hit)}</Fragment>);
  };
  const row = (hit: SearchHit, at: number) => (
    <HitRow
      key={`${hit.kind}/${hit.kind === 'pdf' ? hit.path : hit.id}/${hit.kind === 'worksheet' ? '' : hit.language}`}
      hit={hit}
      at={at}
      glimpse={glimpseOf(hit)}
      isWhole={look === 'whole'}
      searchedIn={searched.language}
      href={hit.kind === 'worksheet' ? props.worksheetHref(hit.id) : props.previewHref(hit.path, hit.language)}
      isCurrent={props.selected === (hit.kind === 'worksheet' ? hit.id : hit.path)}
      isDated={searched.sort === 'dateAscending' || searched.sort === 'dateDescending'}
      onLeave={leave}
      onTopic={(topic) => choose(filterBy(criteria, { topic }))}
      onUserLabel={(label) => choose(filterBy(criteria, { userLabels: [label] }))}
      // In the selector something else is selected.
      selection={isDocumentHit(hit) && props.selectionOf === undefined ? selectionOf(hit.path) : undefined}
      actions={actionsOf(hit, false)}
      rareActions={actionsOf(hit, true)}
    />
  );
  return (
    <Flex gap="8" align="flex-start">
      <Box
        as="aside"
        aria-label={t('filters')}
        flex="0 0 16rem"
        hideBelow="lg"
        position="sticky"
        top="20"
        maxH="calc(100dvh - 6rem)"
        overflowY="auto"
        // Keeps focus rings inside the scrolling area.
        px="1"
        mx="-1"
        pb="1"
      >
        <FilterPanel {...panel} />
      </Box>
      <Stack ref={list} gap={{ base: '1.5', md: '2' }} flex="1" minW="0">
        {/* In one line only where it has room for the words of every language. */}
        <Flex align="center" wrap="wrap" columnGap="4" rowGap="1.5">
          <Heading
            as="h1"
            size={{ base: 'lg', md: '2xl' }}
            flex={{ base: '1 0 auto', xl: 'none' }}
            ref={heading}
            tabIndex={-1}
            outline="none"
            scrollMarginTop="28"
          >
            {props.title}
          </Heading>
          <HStack gap="5" order={{ xl: '2' }}>
            {props.links?.map(({ href, text, isOutside }) =>
              isOutside ? (
                // On a phone the note below the list leads there.
                <Link key={href} href={href} hideBelow={props.note && 'md'}>
                  {text}
                </Link>
              ) : (
                <AppLink key={href} href={href}>
                  {text}
                </AppLink>
              ),
            )}
          </HStack>
          <Flex gap="2" flex={{ base: '1 0 100%', xl: '1 1 19rem' }} minW="0" order={{ xl: '1' }}>
            <QueryField
              query={criteria.query}
              onType={(query) => search.type(query)}
              field={field}
              hasSingleKey={keys.areOn}
            />
            <SortChoice criteria={criteria} onChoose={choose} />
            <Button
              hideFrom="lg"
              variant="outline"
              flex="none"
              minW="11"
              px={{ base: '2', md: '4' }}
              aria-haspopup="dialog"
              onClick={() => setAreFiltersOpen(true)}
            >
              <VisuallyHidden>{t('filtersCount', { count: filterCount })}</VisuallyHidden>
              <SlidersHorizontal size={16} aria-hidden="true" />
              {filterCount > 0 && (
                // The number is in the name as well.
                <span aria-hidden="true">{filterCount}</span>
              )}
            </Button>
          </Flex>
        </Flex>
        {filterCount > 0 && (
          <Suspense fallback={<Box minH="8" />}>
            <FilterChips criteria={criteria} source={props.sourceChip} onChoose={choose} />
          </Suspense>
        )}
        <Flex align="center" gap="2" borderBottomWidth="1px">
          <KindTabs criteria={criteria} kinds={kinds} totals={totals} onChoose={choose} tabs={tabs} />
          <Spacer />
          <Text
            role="status"
            color="fg.muted"
            fontSize="sm"
            whiteSpace="nowrap"
            // On a phone the tabs tell the number.
            srOnly={{ base: true, md: false }}
          >
            {total === undefined ? '' : t('results', { count: total })}
          </Text>
          <IconButton
            size="xs"
            variant={look === 'whole' ? 'subtle' : 'ghost'}
            minW={{ base: '11', md: '8' }}
            flex="none"
            aria-label={t('wholeTasks')}
            title={t('wholeTasks')}
            aria-pressed={look === 'whole'}
            onClick={() => chooseLook(look === 'whole' ? 'compact' : 'whole')}
          >
            <Rows3 size={16} aria-hidden="true" />
          </IconButton>
          <ListKeysButton keys={keys} />
        </Flex>
        <Stack id={listPanelId} role="tabpanel" aria-labelledby={kindTabId(criteria.kind)} gap="2">
          {criteria.kind === 'worksheet' && props.worksheetTools && (
            <Flex justify="flex-end">{props.worksheetTools(showAnew)}</Flex>
          )}
          {selected.length > 0 && (
            <Suspense>
              <LabelBar search={search} result={result} selected={selected} onClear={() => setSelected([])} />
            </Suspense>
          )}
          <ResultList
            criteria={searched}
            result={result}
            kinds={kinds}
            rowOf={row}
            elsewhere={props.elsewhere}
            onChoose={choose}
            onRetry={() => search.retry()}
          />
          <Paging
            page={searched.page}
            pages={pageCount(total ?? 0, pageSize)}
            onTurn={(page) => {
              choose(turnTo(criteria, page));
              heading.current?.focus();
            }}
          />
        </Stack>
        {props.note && (
          <Flex role="note" gap="2" pt="2" color="fg.muted" fontSize="sm">
            <Box flex="none" pt="0.5">
              <Info size={16} aria-hidden="true" />
            </Box>
            <Text>
              {props.note.text} <Link href={props.note.href}>{props.note.link}</Link>
            </Text>
          </Flex>
        )}
      </Stack>
      {props.worksheetPanel?.(showAnew)}
      {areFiltersOpen && (
        <Suspense>
          <FilterDrawer {...panel} total={total} onClose={() => setAreFiltersOpen(false)} />
        </Suspense>
      )}
    </Flex>
  );
}

/** Files of the content only: neither applets nor what somebody has customised (specification 000 §6). */
function inEditor(hit: SearchHit, hrefOf: (path: string) => string | undefined): ReactNode {
  if (!isDocumentHit(hit) || hit.isCustomised) return null;
  const href = hrefOf(hit.path);
  return href !== undefined && <EditorLink href={href} name={hit.name} />;
}
