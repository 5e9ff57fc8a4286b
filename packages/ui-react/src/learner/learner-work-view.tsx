import { Badge, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import type { BegunProblem } from '@lemma/core/learner';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
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
  const work = useStore(store);
  useEffect(() => {
    void store.load();
  }, [store]);
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
        <Stack as="ul" listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
          {work.value.problems.map((problem) => (
            <ProblemOfLearner
              key={`${problem.path}#${problem.worksheet?.id ?? ''}`}
              problem={problem}
              href={links.problem({ ...problem, worksheet: problem.worksheet?.id, learner: id })}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function ProblemOfLearner({ problem, href }: { readonly problem: BegunProblem; readonly href: string }) {
  const { t, language } = useTexts('learner');
  const { title, worksheet, tries, progress, score, undecided, lastSaved } = problem;
  const facts = [
    t('answered', { share: percentIn(language, progress) }),
    tries > 0 && t('tries', { count: tries }),
    score !== undefined && t('score', { share: percentIn(language, score) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '3', md: '4' }}
      py="3"
      _notFirst={{ borderTopWidth: '1px' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <AppLink
          data-hit=""
          unstyled
          href={href}
          fontWeight="semibold"
          wordBreak="break-word"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          <span lang={problem.language}>{title}</span>
        </AppLink>
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
        </chakra.div>
      </chakra.div>
      <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
        {undecided > 0 && <Badge colorPalette="orange">{t('undecidedOf', { count: undecided })}</Badge>}
        <ProgressBadge problem={problem} />
      </chakra.span>
    </chakra.li>
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
