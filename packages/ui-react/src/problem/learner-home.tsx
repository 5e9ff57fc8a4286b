import { Alert, Badge, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Performance } from '@lemma/core/document';
import { percentIn, type Language } from '@lemma/core/language';
import type { OpenDocument } from '@lemma/core/problem';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { ArrowRight, BookOpen } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { MoreLinks, type MoreLink } from '../home/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { AppLink, LinkedRow, LinkedRows } from '../shell/index.ts';

interface LearnerHomeProps {
  readonly problemHref: (path: string, language: Language) => string;
  /** What is assigned to the learner. */
  readonly assigned?: ReactNode;
  /** The address of the open course. */
  readonly courseHref: string;
  readonly more: readonly MoreLink[];
  /** Stands below the course. */
  readonly children?: ReactNode;
}

/** The start page of a learner: the problem opened last, and all that may be opened. */
export function LearnerHome({ problemHref, assigned, courseHref, more, children }: LearnerHomeProps) {
  const { t, language } = useTexts('problem');
  const collection = useService(tokens.problemCollection);
  const store = useMemo(() => new ResourceStore(() => collection.openProblems(language)), [collection, language]);
  const found = useLoaded(store);
  const noAnswer = useNoAnswerText();
  const rows = useRef<HTMLDivElement>(null);
  const keys = useListKeys({ rows });
  return (
    <chakra.div ref={rows} maxW="5xl" mx="auto" py={{ base: '2', md: '6' }}>
      <Flex justify="space-between" align="center" mb="2">
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }}>
          {t('home.title')}
        </Heading>
        <ListKeysButton keys={keys} />
      </Flex>
      <Text color="fg.muted" fontSize="lg" mb={{ base: '5', md: '8' }}>
        {t('home.text')}
      </Text>
      {assigned}
      {found.status === 'loading' && <ProblemsToCome />}
      {found.status === 'failed' && (
        <Alert.Root status={found.failure.kind === 'forbidden' ? 'warning' : 'error'} role="alert" mb="6">
          <Alert.Indicator />
          <Alert.Title flex="1">
            {found.failure.kind === 'forbidden' ? t('home.forbidden') : noAnswer(found.failure, t('home.failed'))}
          </Alert.Title>
          {found.failure.kind !== 'forbidden' && (
            <Button size="sm" variant="outline" onClick={() => void store.load()}>
              {t('retry')}
            </Button>
          )}
        </Alert.Root>
      )}
      {found.status === 'loaded' && <OpenProblems problems={found.value} problemHref={problemHref} />}
      <CourseCard href={courseHref} />
      {children}
      <MoreLinks links={more} />
    </chakra.div>
  );
}

interface OpenProblemsProps {
  readonly problems: readonly OpenDocument[];
  readonly problemHref: LearnerHomeProps['problemHref'];
}

function OpenProblems({ problems, problemHref }: OpenProblemsProps) {
  const { t } = useTexts('problem');
  const last = openedLast(problems);
  if (problems.length === 0) {
    return (
      <Text mb="6" p="5" borderWidth="1px" borderRadius="l3" borderStyle="dashed" color="fg.muted">
        {t('home.empty')}
      </Text>
    );
  }
  return (
    <>
      {last && <LastProblem problem={last} href={problemHref(last.path, last.language)} />}
      <Stack gap="8" mb="8">
        {byTopic(problems).map(([topic, ofTopic]) => (
          <section key={topic}>
            <Heading as="h2" size="xl" mb="3" _firstLetter={{ textTransform: 'uppercase' }}>
              {topic === '' ? t('home.withoutTopic') : topic}
            </Heading>
            <LinkedRows>
              {ofTopic.map((problem) => (
                <ProblemRow key={problem.path} problem={problem} href={problemHref(problem.path, problem.language)} />
              ))}
            </LinkedRows>
          </section>
        ))}
      </Stack>
    </>
  );
}

function openedLast(problems: readonly OpenDocument[]): OpenDocument | undefined {
  const openedAt = ({ standing }: OpenDocument) => standing?.lastOpened ?? '';
  return problems
    .filter(({ standing }) => standing !== undefined)
    .reduce<OpenDocument | undefined>(
      (last, each) => (last === undefined || openedAt(each) > openedAt(last) ? each : last),
      undefined,
    );
}

/** The way back to where the learner was. */
function LastProblem({ problem, href }: { readonly problem: OpenDocument; readonly href: string }) {
  const { t } = useTexts('problem');
  return (
    <chakra.section
      aria-label={t('home.continue')}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ sm: 'center' }}
      gap="4"
      mb="8"
      p={{ base: '4', md: '6' }}
      borderRadius="xl"
      bg="brand.subtle"
      color="fg"
    >
      <chakra.div flex="1" minW="0">
        <Text fontSize="sm" color="brand.fg">
          {t('home.continue')}
        </Text>
        <Heading as="h2" size="xl" lang={problem.language}>
          {problem.name}
        </Heading>
        <chakra.div mt="2">
          <StateBadge problem={problem} />
        </chakra.div>
      </chakra.div>
      <Button asChild size="lg" minH="11" flex="none">
        <AppLink unstyled href={href} aria-label={`${t('home.open')}: ${problem.name}`}>
          {t('home.open')}
          <ArrowRight size={18} aria-hidden="true" />
        </AppLink>
      </Button>
    </chakra.section>
  );
}

function ProblemRow({ problem, href }: { readonly problem: OpenDocument; readonly href: string }) {
  const { name, description, language } = problem;
  return (
    <LinkedRow
      href={href}
      lang={language}
      below={
        description !== '' && (
          <Text color="fg.muted" fontSize="sm" lineClamp="2">
            {description}
          </Text>
        )
      }
      aside={<StateBadge problem={problem} />}
    >
      {name}
    </LinkedRow>
  );
}

type ProblemState = 'begun' | 'passed' | 'notPassed' | 'corrected' | 'newData' | 'undecided';

const palettes: Readonly<Record<ProblemState, 'brand' | 'green' | 'orange'>> = {
  begun: 'brand',
  passed: 'green',
  notPassed: 'orange',
  corrected: 'brand',
  newData: 'orange',
  undecided: 'brand',
};

const states: Readonly<Record<Performance, ProblemState>> = {
  feedbackSubtasks: 'notPassed',
  newData: 'newData',
  notPassed: 'notPassed',
  passed: 'passed',
  passedExcellent: 'passed',
  passedGood: 'passed',
  passedOld: 'passed',
  passedOldTutor: 'passed',
  passedPerfect: 'passed',
  selftestCorrected: 'corrected',
};

function StateBadge({ problem: { standing } }: { readonly problem: OpenDocument }) {
  const { t, language } = useTexts('problem');
  // A list in which every row says that nothing has happened says nothing.
  if (standing === undefined) return null;
  const unjudged = standing.isUndecided === true ? 'undecided' : 'begun';
  const state = standing.performance === undefined ? unjudged : states[standing.performance];
  const share = state === 'begun' && standing.progress > 0 ? standing.progress : undefined;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" flex="none">
      {share !== undefined && (
        <chakra.span fontSize="sm" color="fg.muted">
          {t('answered', { share: percentIn(language, share) })}
        </chakra.span>
      )}
      <Badge variant="surface" colorPalette={palettes[state]} size="md" lang={language}>
        {t(`state.${state}`)}
      </Badge>
    </chakra.span>
  );
}

function CourseCard({ href }: { readonly href: string }) {
  const { t } = useTexts('problem');
  return (
    <chakra.div
      position="relative"
      display="flex"
      alignItems="center"
      gap="4"
      mb="10"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      _hover={{ borderColor: 'brand.solid' }}
    >
      <chakra.span color="brand.fg" flex="none" aria-hidden="true">
        <BookOpen size={24} />
      </chakra.span>
      <chakra.div>
        <AppLink
          unstyled
          href={href}
          fontFamily="heading"
          fontSize="lg"
          fontWeight="semibold"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          {t('home.course')}
        </AppLink>
        <Text color="fg.muted">{t('home.courseText')}</Text>
      </chakra.div>
    </chakra.div>
  );
}

function ProblemsToCome() {
  return (
    <Stack gap="4" mb="8" aria-hidden="true" animation="fade-in 200ms 150ms both">
      <Skeleton height="28" borderRadius="xl" />
      <Skeleton height="7" width="30%" mt="4" />
      <Skeleton height="48" />
    </Stack>
  );
}

/** In the order of the list, in which the problem worked on last has left its place. */
function byTopic(problems: readonly OpenDocument[]): readonly (readonly [topic: string, readonly OpenDocument[]])[] {
  const [last, ...others] = problems;
  const inOrder = last?.standing === undefined ? problems : [...others, last];
  const topics = [...new Set(inOrder.map(({ topic = '' }) => topic))];
  const named = [...topics.filter((topic) => topic !== ''), ...topics.filter((topic) => topic === '')];
  return named.map((topic) => [topic, inOrder.filter((problem) => (problem.topic ?? '') === topic)]);
}
