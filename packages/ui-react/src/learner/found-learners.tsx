import { Badge, chakra, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { FoundLearnersStore, rowsOfPage } from '@lemma/core/learner';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useMemo, type RefObject } from 'react';
import { useClock, useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { Paging } from '../search/index.ts';
import { AppLink } from '../shell/index.ts';
import { LearnersFailureNotice } from './learners-failure-notice.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { RowsToCome } from './rows-to-come.tsx';

interface FoundLearnersProps {
  readonly links: LearnerLinks;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The learners who have begun a problem, found by name. */
export function FoundLearners({ links, field }: FoundLearnersProps) {
  const { t } = useTexts('learner');
  const learners = useService(tokens.learnerGateway);
  const clock = useClock();
  const store = useMemo(() => new FoundLearnersStore({ learners, clock }), [learners, clock]);
  const { query, page, list } = useStore(store);
  useEffect(() => {
    const searching = store.start();
    return () => searching.dispose();
  }, [store]);
  return (
    <Stack as="section" gap="3" aria-labelledby="found-learners">
      <Heading as="h2" size="xl" id="found-learners">
        {t('people')}
      </Heading>
      <Input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoCapitalize="off"
        aria-label={t('query')}
        placeholder={t('query')}
        maxLength={200}
        value={query}
        onChange={({ target }) => store.type(target.value)}
      />
      {list.status === 'loading' && <RowsToCome height="3.5rem" />}
      {list.status === 'failed' && <LearnersFailureNotice failure={list.failure} onRetry={() => store.retry()} />}
      {list.status === 'loaded' && list.value.rows.length === 0 && (
        <Text role="status" color="fg.muted">
          {t(query.trim() === '' ? 'noPeople' : 'nobodyFound')}
        </Text>
      )}
      {list.status === 'loaded' && list.value.rows.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
          {list.value.rows.map(({ id, name = id, problems, undecided }) => (
            <chakra.li
              key={id}
              position="relative"
              px="3"
              py="2"
              minH="11"
              _notFirst={{ borderTopWidth: '1px' }}
              _hover={{ bg: 'bg.subtle' }}
            >
              <AppLink
                data-hit=""
                unstyled
                href={links.learner(id)}
                fontWeight="medium"
                wordBreak="break-word"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {name}
              </AppLink>
              <chakra.div display="flex" flexWrap="wrap" gap="2" fontSize="sm" color="fg.muted">
                {t('problems', { count: problems })}
                {undecided > 0 && (
                  <Badge size="sm" colorPalette="orange">
                    {t('undecidedOf', { count: undecided })}
                  </Badge>
                )}
              </chakra.div>
            </chakra.li>
          ))}
        </Stack>
      )}
      <Paging
        page={page}
        pages={list.status === 'loaded' ? Math.ceil(list.value.total / rowsOfPage) : 0}
        onTurn={(to) => store.turnTo(to)}
      />
    </Stack>
  );
}
