import { Badge, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import type { BegunProblem } from '@lemma/core/learner';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink, LinkedRow, LinkedRows, usePageTitle } from '../shell/index.ts';
import { LearnersFailureNotice } from './learners-failure-notice.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { MomentView } from './moment-view.tsx';
import { RowsToCome } from './rows-to-come.tsx';

interface LearnerWorkViewProps {
  /** The subject of the learner's access token. */
  readonly id: string;
  readonly links: LearnerLinks;
  /** Stands beside the heading. */
  readonly aside: ReactNode;
}

/** The problems that a learner has begun, and how far he is with each. */
export function LearnerWorkView({ id, links, aside }: LearnerWorkViewProps) {
  const { t, language } = useTexts('learner');
  const learners = useService(tokens.learnerGateway);
  const store = useMemo(() => new ResourceStore(() => learners.workOf(id, language)), [learners, id, language]);
  const work = useLoaded(store);
  const name = work.status === 'loaded' ? (work.value.learner.name ?? id) : undefined;
  usePageTitle(name);
  return (
    <Stack gap="4" maxW="5xl" mx="auto">
      <AppLink href={links.all} gap="1.5" minH="11" alignSelf="flex-start">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </AppLink>
      <Flex justify="space-between" align="center">
        <Heading as="h1" size="2xl" wordBreak="break-word">
          {name === undefined ? t('title') : t('work', { name })}
        </Heading>
        {aside}
      </Flex>
      {work.status === 'loading' && <RowsToCome height="4.5rem" />}
      {work.status === 'failed' && <LearnersFailureNotice failure={work.failure} onRetry={() => void store.load()} />}
      {work.status === 'loaded' && (
        <LinkedRows>
          {work.value.problems.map((problem) => (
            <ProblemOfLearner
              key={`${problem.path}#${problem.worksheet?.id ?? ''}`}
              problem={problem}
              href={links.problem({ ...problem, worksheet: problem.worksheet?.id, learner: id })}
            />
          ))}
        </LinkedRows>
      )}
    </Stack>
  );
}

function ProblemOfLearner({ problem, href }: { readonly problem: BegunProblem; readonly href: string }) {
  const { t, language } = useTexts('learner');
  const { title, worksheet, tries, progress, score, undecided, lastSaved, late } = problem;
  const facts = [
    t('answered', { share: percentIn(language, progress) }),
    tries > 0 && t('tries', { count: tries }),
    score !== undefined && t('score', { share: percentIn(language, score) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <LinkedRow
      href={href}
      below={
        <chakra.div color="fg.muted" fontSize="sm">
          {worksheet && (
            <div>{worksheet.title === undefined ? t('worksheet') : t('inWorksheet', { title: worksheet.title })}</div>
          )}
          <div>{facts.join(' · ')}</div>
          {lastSaved === undefined ? (
            t('neverSaved')
          ) : (
            <MomentView at={lastSaved} textOf={(date) => t('lastSaved', { date })} />
          )}
          {late && late.saved !== lastSaved && (
            <div>
              <MomentView at={late.saved} textOf={(date) => t('late.saved', { date })} />
            </div>
          )}
        </chakra.div>
      }
      aside={
        <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
          {late && (
            <Badge colorPalette={late.isAccepted ? 'gray' : 'orange'}>
              {t(late.isAccepted ? 'late.accepted' : 'late.waiting')}
            </Badge>
          )}
          {undecided > 0 && <Badge colorPalette="orange">{t('undecidedOf', { count: undecided })}</Badge>}
          <ProgressBadge problem={problem} />
        </chakra.span>
      }
    >
      <span lang={problem.language}>{title}</span>
    </LinkedRow>
  );
}

function ProgressBadge({ problem: { performance, undecided } }: { readonly problem: BegunProblem }) {
  const { t } = useTexts('learner');
  if (performance === undefined) return undecided > 0 ? null : <Badge variant="surface">{t('begun')}</Badge>;
  const isPassed = performance.startsWith('passed');
  return (
    <Badge variant="surface" colorPalette={isPassed ? 'green' : 'orange'}>
      {t(isPassed ? 'passed' : performance === 'newData' ? 'begun' : 'notPassed')}
    </Badge>
  );
}
