import { Alert, Button, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { mayBeCustomised } from '@lemma/core/customisation';
import { textIn, type Language } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import { guard, holds, permissions } from '@lemma/core/session';
import {
  clampPosition,
  type Worksheet,
  type WorksheetFailure,
  type WorksheetProblem,
  type WorksheetReference,
} from '@lemma/core/worksheet';
import { ArrowLeft, PencilLine } from 'lucide-react';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { DeadlineBanner, OpensNotice } from '../deadline/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { DocumentResult, useDocument } from '../preview/index.ts';
import { ProblemView, useProblem } from '../problem/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
import { ProblemNavigator } from './problem-navigator.tsx';
import { Steps } from './steps.tsx';
import { useCollapse } from './use-collapse.ts';
import { WorksheetFacts } from './worksheet-facts.tsx';

interface WorksheetScreenProps {
  readonly reference: WorksheetReference;
  /** The language in the address; if missing or unavailable, that of the interface. */
  readonly language?: Language | undefined;
  /** The problem in the address, from 0; any number is accepted. */
  readonly selected: number;
  /** The seed of everything random in its problems; if missing, the same for every reader. */
  readonly seed?: number | undefined;
  readonly onSelect: (position: number) => void;
  /** The address of the list. */
  readonly backHref: string;
  /** The address of this worksheet in another language. */
  readonly languageHref: (language: Language) => string;
  /** The address of the customisation editor for one of its problems, where there is one. */
  readonly customiseHref?: (path: string, worksheet: string) => string;
}

/** An existing worksheet (specification 000 §2). */
export function WorksheetScreen({ reference, ...page }: WorksheetScreenProps) {
  const { by, id, signedDeadline } = reference;
  const create = useService(tokens.worksheetFactory);
  const store = useMemo(
    () => create({ by, id, ...(signedDeadline !== undefined && { signedDeadline }) }),
    [create, by, id, signedDeadline],
  );
  const found = useStore(store);
  useEffect(() => {
    void store.load();
  }, [store]);
  switch (found.status) {
    case 'loading':
      return <WorksheetToCome />;
    case 'failed':
      return <NoWorksheet failure={found.failure} onRetry={() => void store.load()} />;
    case 'loaded':
      return <WorksheetPage worksheet={found.value} signedDeadline={signedDeadline} {...page} />;
  }
}

interface WorksheetPageProps extends Omit<WorksheetScreenProps, 'reference'> {
  readonly worksheet: Worksheet;
  readonly signedDeadline: string | undefined;
}

function WorksheetPage({
  worksheet,
  signedDeadline,
  backHref,
  selected,
  seed,
  onSelect,
  languageHref,
  customiseHref,
  language: asked,
}: WorksheetPageProps) {
  const { t, language: ofInterface } = useTexts('worksheet');
  const session = useStore(useService(tokens.session));
  const { isOpen, toggle } = useCollapse();
  const language = languageOf(worksheet, asked ?? ofInterface);
  usePageTitle(textIn(worksheet.title, language));
  const position = clampPosition(worksheet, selected);
  const problem = worksheet.problems[position];
  return (
    <Stack gap="5">
      <AppLink href={backHref} gap="1.5" py="1" alignSelf="flex-start">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </AppLink>
      <Heading as="h1" size="3xl" lang={language}>
        {textIn(worksheet.title, language)}
      </Heading>
      {worksheet.deadline && <DeadlineBanner deadline={worksheet.deadline} />}
      {guard(session, permissions.customise) === 'allowed' && (
        <WorksheetFacts worksheet={worksheet} language={language} languageHref={languageHref} />
      )}
      {problem === undefined ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{t('noProblems')}</Alert.Title>
        </Alert.Root>
      ) : (
        <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="flex-start">
          <ProblemNavigator
            worksheet={worksheet}
            language={language}
            position={position}
            isOpen={isOpen}
            onToggle={toggle}
            onSelect={onSelect}
          />
          <Stack gap="5" flex="1" minW="0" width="full" maxW="1000px">
            {guard(session, permissions.readProblems) === 'allowed' ? (
              <ShownProblem
                problem={problem}
                worksheetId={worksheet.id}
                language={language}
                annotations={holds(session, 'view-annotations')}
                seed={seed}
                languageHref={languageHref}
              />
            ) : (
              <LearnersProblem
                reference={{
                  path: problem.path,
                  language,
                  worksheet: worksheet.id,
                  ...(signedDeadline !== undefined && { signedDeadline }),
                }}
                annotations={holds(session, 'view-annotations')}
                languageHref={languageHref}
              />
            )}
            {customiseHref !== undefined &&
              guard(session, permissions.customise) === 'allowed' &&
              mayBeCustomised(problem.path) && (
                <AppLink
                  href={customiseHref(problem.path, worksheet.id)}
                  gap="1.5"
                  minH="9"
                  alignItems="center"
                  alignSelf="flex-start"
                >
                  <PencilLine size={16} aria-hidden="true" />
                  {t('customise')}
                </AppLink>
              )}
            <Steps position={position} total={worksheet.problems.length} onSelect={onSelect} />
          </Stack>
        </Flex>
      )}
    </Stack>
  );
}

interface ShownProblemProps {
  readonly problem: WorksheetProblem;
  /** Of the worksheet. */
  readonly worksheetId: string;
  readonly language: Language;
  readonly annotations: boolean;
  readonly seed: number | undefined;
  readonly languageHref: (language: Language) => string;
}

function ShownProblem({ problem, worksheetId, language, annotations, seed, languageHref }: ShownProblemProps) {
  const { preview, retry } = useDocument({ path: problem.path, language });
  return (
    <DocumentResult
      preview={preview}
      path={problem.path}
      annotations={annotations}
      seed={seed}
      answersKey={`worksheet/${worksheetId}/${problem.path}`}
      languageHref={languageHref}
      titleAs="h2"
      onRetry={retry}
    />
  );
}

/** Whoever may not read problems works on them. */
function LearnersProblem(props: Omit<ComponentProps<typeof ProblemView>, 'store'>) {
  return <ProblemView store={useProblem(props.reference)} {...props} titleAs="h2" />;
}

/** The requested language if the worksheet exists in it, otherwise one it exists in. */
function languageOf({ languages }: Worksheet, asked: Language): Language {
  return languages.includes(asked) ? asked : (languages[0] ?? asked);
}

function WorksheetToCome() {
  return (
    <Stack gap="4" aria-hidden="true" animation="fade-in 200ms 150ms both">
      <Skeleton height="10" width="60%" />
      <Skeleton height="64" />
    </Stack>
  );
}

function NoWorksheet({ failure, onRetry }: { readonly failure: WorksheetFailure; readonly onRetry: () => void }) {
  const { t } = useTexts('worksheet');
  return (
    <Stack gap="4">
      <Heading as="h1" size="xl">
        {t('worksheet')}
      </Heading>
      {failure.kind === 'notOpen' ? (
        <OpensNotice opens={failure.opens} onOpen={onRetry} />
      ) : (
        <NotShown failure={failure} onRetry={onRetry} />
      )}
    </Stack>
  );
}

interface NotShownProps {
  readonly failure: Exclude<WorksheetFailure, { readonly kind: 'notOpen' }>;
  readonly onRetry: () => void;
}

function NotShown({ failure, onRetry }: NotShownProps) {
  const { t } = useTexts('worksheet');
  const noAnswer = useNoAnswerText();
  return (
    <Alert.Root status={failure.kind === 'unavailable' ? 'error' : 'warning'} role="alert">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {hasText(failure) ? t(`failures.${failure.kind}`) : noAnswer(failure, t('failures.unavailable'))}
      </Alert.Title>
      {!hasText(failure) && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert.Root>
  );
}

type Named = Exclude<WorksheetFailure, NoAnswer | { readonly kind: 'notOpen' }>;

function hasText(failure: WorksheetFailure): failure is Named {
  return (
    failure.kind === 'notFound' ||
    failure.kind === 'noWorksheet' ||
    failure.kind === 'forbidden' ||
    failure.kind === 'deadlineNotSigned'
  );
}
