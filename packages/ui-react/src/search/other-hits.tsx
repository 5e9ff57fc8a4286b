import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  activeFilters,
  clearFilters,
  filterBy,
  lookFor,
  type HeldElsewhere,
  type HitKind,
  type ResultPage,
  type SearchCriteria,
} from '@lemma/core/search';
import type { ReactNode } from 'react';
import { languageTitle, useTexts } from '../language/index.ts';
import { useNames } from '../taxonomy/index.ts';
import { filterText } from './filter-text.ts';

interface OtherHitsProps {
  readonly criteria: SearchCriteria;
  readonly page: ResultPage;
  readonly onChoose: (criteria: SearchCriteria) => void;
}

/** How a query was understood, unless nothing but its words was looked for. */
export function FoundNote({ criteria, page, onChoose }: OtherHitsProps) {
  const { t } = useTexts('search');
  if (page.total === 0) return null;
  switch (page.foundBy) {
    case 'nearWords':
      return (
        <Proposals
          title={t('near.found', { query: criteria.query.trim() })}
          queries={page.nearQueries}
          criteria={criteria}
          onChoose={onChoose}
        />
      );
    case 'otherLanguages':
      return (
        <Text fontSize="sm" color="fg.muted" minH="8">
          {t('near.otherLanguages', { query: criteria.query.trim() })}
        </Text>
      );
    default:
      return null;
  }
}

interface NothingFoundProps extends OtherHitsProps {
  /** The kinds to choose from. */
  readonly kinds: readonly HitKind[];
}

/** Names the filters that may be the cause, and offers to remove them. */
export function NothingFound({
  criteria,
  page,
  kinds,
  onChoose,
  children,
}: NothingFoundProps & { readonly children?: ReactNode }) {
  const { t } = useTexts('search');
  const names = useNames();
  const filters = activeFilters(criteria).map((filter) => filterText(filter, t, names));
  return (
    <Stack align="center" textAlign="center" gap="3" py="12">
      <Heading as="h2" size="lg">
        {t('nothing.title')}
      </Heading>
      <Text color="fg.muted" maxW="prose">
        {filters.length === 0 ? t('nothing.text') : t('nothing.filters', { filters: filters.join(' · ') })}
      </Text>
      <OtherHits criteria={criteria} page={page} kinds={kinds} onChoose={onChoose} />
      {children}
      {filters.length > 0 && (
        <Button variant="outline" onClick={() => onChoose(clearFilters(criteria))}>
          {t('clearFilters')}
        </Button>
      )}
    </Stack>
  );
}

/** Where there is something if there are no hits: near words, other kinds, other languages. */
function OtherHits({ criteria, page, kinds, onChoose }: NothingFoundProps) {
  const { t, language } = useTexts('search');
  const { totals, elsewhere, nearQueries } = page;
  const here = kinds.flatMap((kind): readonly HeldElsewhere[] =>
    totals[kind] === 0 || criteria.language === undefined
      ? []
      : [{ kind, language: criteria.language, total: totals[kind] }],
  );
  const held = [...here, ...elsewhere.filter(({ kind }) => kinds.includes(kind))];
  return (
    <>
      {nearQueries.length > 0 && (
        <Proposals title={t('near.meant')} queries={nearQueries} criteria={criteria} onChoose={onChoose} />
      )}
      {held.length > 0 && (
        <Flex wrap="wrap" gap="2" align="baseline" justify="center">
          <Text fontSize="sm">{t('near.elsewhere')}</Text>
          {held.map((place) => (
            <Button
              key={`${place.language}/${place.kind}`}
              size="xs"
              variant="outline"
              onClick={() => onChoose(filterBy(lookFor(criteria, place.kind), { language: place.language }))}
            >
              {t('near.held', {
                kind: t(`kinds.${place.kind}`),
                language: languageTitle(place.language, language),
                total: place.total,
              })}
            </Button>
          ))}
        </Flex>
      )}
    </>
  );
}

interface ProposalsProps {
  readonly title: string;
  readonly queries: readonly string[];
  readonly criteria: SearchCriteria;
  readonly onChoose: (criteria: SearchCriteria) => void;
}

function Proposals({ title, queries, criteria, onChoose }: ProposalsProps) {
  return (
    <Flex wrap="wrap" gap="2" align="baseline" minH="8" role="group" aria-label={title}>
      <Text fontSize="sm" color="fg.muted">
        {title}
      </Text>
      {queries.map((query) => (
        <Button key={query} size="xs" variant="outline" onClick={() => onChoose(filterBy(criteria, { query }))}>
          {query}
        </Button>
      ))}
    </Flex>
  );
}
