import { Button, Flex, Text } from '@chakra-ui/react';
import type { CourseServer } from '@lemma/core/course-server';
import { hitKindsOf, placeAt, type ListArea, type ListPlace } from '@lemma/core/list-place';
import { lookFor, writeCriteria, type ResultPage, type SearchCriteria } from '@lemma/core/search';
import { useTexts } from '../language/index.ts';
import { useHeldByServers } from './use-held-by-servers.ts';

interface HeldBySourcesProps {
  readonly area: ListArea;
  readonly place: ListPlace;
  readonly criteria: SearchCriteria;
  readonly page: ResultPage;
  /** The course servers to ask. */
  readonly servers: readonly CourseServer[];
  /** Goes to another place, to look for something there. */
  readonly onGo: (place: ListPlace, search: string) => void;
}

/** What other sources hold when this one has nothing. */
export function HeldBySources({ area, place, criteria, page, servers: asked, onGo }: HeldBySourcesProps) {
  const { t } = useTexts('search');
  const servers = useHeldByServers(asked, criteria.query, criteria.language);
  const here = hitKindsOf(area, place.source.kind);
  const kinds = hitKindsOf(area, 'all').filter((kind) => !here.includes(kind) && page.totals[kind] > 0);
  if (kinds.length === 0 && servers.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2" align="baseline" justify="center">
      <Text fontSize="sm">{t('near.otherSources')}</Text>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="xs"
          variant="outline"
          onClick={() => onGo({ source: { kind: 'all' }, scope: 'all' }, writeCriteria(lookFor(criteria, kind)))}
        >
          {t('near.heldThere', { source: t(`kinds.${kind}`), total: page.totals[kind] })}
        </Button>
      ))}
      {servers.map(({ server, total }) => (
        <Button
          key={server.url}
          size="xs"
          variant="outline"
          onClick={() => onGo(placeAt(area, { kind: 'server', url: server.url }), writeCriteria(criteria))}
        >
          {t('near.heldThere', { source: server.name, total })}
        </Button>
      ))}
    </Flex>
  );
}
