import { Badge, Heading, Stack, Text } from '@chakra-ui/react';
import { rowsOfPage } from '@lemma/core/learner';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo, useState } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { Paging } from '../search/index.ts';
import { LinkedRow, LinkedRows } from '../shell/index.ts';
import { LearnersFailureNotice } from './learners-failure-notice.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { MomentView } from './moment-view.tsx';
import { RowsToCome } from './rows-to-come.tsx';

/** The problems to which learners have handed something in: each leads to their answers. */
export function AnsweredProblems({ links }: { readonly links: LearnerLinks }) {
  const { t, language } = useTexts('learner');
  const learners = useService(tokens.learnerGateway);
  const [page, setPage] = useState(1);
  const store = useMemo(() => new ResourceStore(() => learners.answered(language, page)), [learners, language, page]);
  const list = useLoaded(store);
  return (
    <Stack as="section" gap="4" aria-labelledby="answered-problems">
      <div>
        <Heading as="h2" size="xl" id="answered-problems">
          {t('problemsAnswered.title')}
        </Heading>
        <Text color="fg.muted">{t('problemsAnswered.text')}</Text>
      </div>
      {list.status === 'loading' && <RowsToCome height="4.5rem" />}
      {list.status === 'failed' && <LearnersFailureNotice failure={list.failure} onRetry={() => void store.load()} />}
      {list.status === 'loaded' && list.value.rows.length === 0 && (
        <Text color="fg.muted" p="6" borderWidth="1px" borderRadius="l3" borderStyle="dashed">
          {t('problemsAnswered.none')}
        </Text>
      )}
      {list.status === 'loaded' && list.value.rows.length > 0 && (
        <LinkedRows>
          {list.value.rows.map(({ path, worksheet, title, titleLanguage, learners: count, outdated, lastSaved }) => (
            <LinkedRow
              key={`${path}#${worksheet?.id ?? ''}`}
              href={links.answers({ path, ...(worksheet && { worksheet: worksheet.id }) })}
              below={
                <Text as="span" color="fg.muted" fontSize="sm">
                  {worksheet &&
                    `${worksheet.title === undefined ? t('worksheet') : t('inWorksheet', { title: worksheet.title })} · `}
                  {t('learners', { count })} · <MomentView at={lastSaved} textOf={(date) => t('lastSaved', { date })} />
                </Text>
              }
              aside={outdated > 0 && <Badge colorPalette="orange">{t('mended.badge', { count: outdated })}</Badge>}
            >
              <span lang={titleLanguage}>{title}</span>
            </LinkedRow>
          ))}
        </LinkedRows>
      )}
      <Paging
        page={page}
        pages={list.status === 'loaded' ? Math.ceil(list.value.total / rowsOfPage) : 0}
        onTurn={setPage}
      />
    </Stack>
  );
}
