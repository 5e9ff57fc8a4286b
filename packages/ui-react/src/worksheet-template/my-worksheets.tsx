import { Badge, Button, Flex, Heading, Skeleton, Text, chakra } from '@chakra-ui/react';
import {
  filterBy,
  initialCriteria,
  lookFor,
  pageSize,
  sortBy,
  type SearchHit,
  type WorksheetHit,
} from '@lemma/core/search';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo, useRef } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { ShownText, useDates, useNoAnswerText, useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { DeletedWorksheetsButton } from './deleted-worksheets-button.tsx';
import { AppLink, LinkedRow, LinkedRows } from '../shell/index.ts';

/** How many are shown; the list has all. */
const most = 5;

interface MyWorksheetsProps {
  readonly worksheetHref: (templateId: string) => string;
  /** The address of the list of all own worksheets. */
  readonly allHref: string;
}

/** The worksheets that the user has saved lately, for the start page. */
export function MyWorksheets({ worksheetHref, allHref }: MyWorksheetsProps) {
  const { t, language } = useTexts('worksheet-template');
  const gateway = useService(tokens.searchGateway);
  const store = useMemo(() => {
    const own = filterBy(lookFor(initialCriteria(language), 'worksheet'), { isOwn: true });
    return new ResourceStore(() => gateway.find({ ...sortBy(own, 'dateDescending'), language, pageSize }).answer);
  }, [gateway, language]);
  const found = useLoaded(store);
  const noAnswer = useNoAnswerText();
  const rows = useRef<HTMLElement>(null);
  const keys = useListKeys({ rows });
  return (
    <chakra.section ref={rows} mb="14">
      <Flex justify="space-between" align="center" mb="3">
        <Heading as="h2" size="xl">
          {t('mine.title')}
        </Heading>
        <Flex align="center">
          <DeletedWorksheetsButton onChange={() => void store.load()} />
          {found.status === 'loaded' && found.value.total > 0 && <ListKeysButton keys={keys} />}
        </Flex>
      </Flex>
      {found.status === 'loading' && <Skeleton height="24" aria-hidden="true" animation="fade-in 200ms 150ms both" />}
      {found.status === 'failed' && (
        <Text role="alert" color="fg.muted">
          {found.failure.kind === 'forbidden' || found.failure.kind === 'languageRequired'
            ? t('failures.forbidden')
            : noAnswer(found.failure, t('mine.failed'))}{' '}
          <Button size="xs" variant="outline" onClick={() => void store.load()}>
            {t('retry')}
          </Button>
        </Text>
      )}
      {found.status === 'loaded' && found.value.total === 0 && <Text color="fg.muted">{t('mine.none')}</Text>}
      {found.status === 'loaded' && found.value.total > 0 && (
        <>
          <LinkedRows>
            {found.value.hits
              .filter(isWorksheet)
              .slice(0, most)
              .map((hit) => (
                <WorksheetRow key={hit.id} hit={hit} href={worksheetHref(hit.id)} />
              ))}
          </LinkedRows>
          <AppLink href={allHref} mt="2" minH="11" alignItems="center">
            {t('mine.all', { count: found.value.total })}
          </AppLink>
        </>
      )}
    </chakra.section>
  );
}

function WorksheetRow({ hit, href }: { readonly hit: WorksheetHit; readonly href: string }) {
  const { t, language } = useTexts('worksheet-template');
  const dates = useDates();
  const { t: ofSearch } = useTexts('search');
  return (
    <LinkedRow
      href={href}
      aside={
        <>
          {!hit.isVisibleToAll && <Badge size="sm">{t('private')}</Badge>}
          <Text color="fg.muted" fontSize="sm">
            {ofSearch('problemCount', { count: hit.problemCount })} ·{' '}
            <chakra.time dateTime={hit.createdDate}>{dates.day(hit.createdDate)}</chakra.time>
          </Text>
        </>
      }
    >
      <ShownText texts={hit.title} reader={language} />
    </LinkedRow>
  );
}

function isWorksheet(hit: SearchHit): hit is WorksheetHit {
  return hit.kind === 'worksheet';
}
