import { Alert, Flex, Heading, HStack, Stack } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { mayBeCustomised } from '@lemma/core/customisation';
import { textIn, type Language } from '@lemma/core/language';
import { guard, holds, permissions } from '@lemma/core/session';
import {
  clampPosition,
  seedOfVersion,
  type SheetProgressStore,
  type Worksheet,
  type WorksheetProblem,
  type WorksheetReference,
} from '@lemma/core/worksheet';
import { ArrowLeft, PencilLine, Printer } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { DeadlineBanner, WhileTaken } from '../deadline/index.ts';
import { languageTitle, ShownText, useTexts } from '../language/index.ts';
import { DocumentResult, useDocument } from '../preview/index.ts';
import { ProblemView, useProblem } from '../problem/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
import { FoundWorksheet, languageOf } from './found-worksheet.tsx';
import { ProblemNavigator } from './problem-navigator.tsx';
import { SheetSummaryPart } from './sheet-summary-part.tsx';
import { Steps } from './steps.tsx';
import { roomForList, useCollapse } from './use-collapse.ts';
import { useSheetProgress } from './use-sheet-progress.ts';
import { WorksheetFacts } from './worksheet-facts.tsx';

interface WorksheetScreenProps {
  readonly reference: WorksheetReference;
  /** The language in the address; if missing or unavailable, that of the interface. */
  readonly language?: Language | undefined;
  /** The problem in the address, from 0; any number is accepted. */
  readonly selected: number;
  /** The number of the version that is shown, as on paper; if missing, the data are the same for every reader. */
  readonly seed?: number | undefined;
  readonly onSelect: (position: number) => void;
  /** The address of the list. */
  readonly backHref: string;
  /** The address of this worksheet in another language. */
  readonly languageHref: (language: Language) => string;
  /** The address of this worksheet on paper, where it can be printed. */
  readonly paperHref?: (language: Language) => string;
  /** The address of the customisation editor for one of its problems, where there is one. */
  readonly customiseHref?: (path: string, worksheet: string) => string;
  /** The reader has begun its time limit. */
  readonly onBegun?: (() => void) | undefined;
}

/** An existing worksheet (specification 000 §2). */
export function WorksheetScreen({ reference, onBegun, ...page }: WorksheetScreenProps) {
  return (
    <FoundWorksheet reference={reference} backHref={page.backHref} onBegun={onBegun}>
      {(worksheet, refresh, isJustBegun) => (
        <WorksheetPage
          worksheet={worksheet}
          signedDeadline={reference.signedDeadline}
          onRefresh={refresh}
          isJustBegun={isJustBegun}
          {...page}
        />
      )}
    </FoundWorksheet>
  );
}

interface WorksheetPageProps extends Omit<WorksheetScreenProps, 'reference' | 'onBegun'> {
  readonly worksheet: Worksheet;
  readonly signedDeadline: string | undefined;
  /** The time that is left, and how far the reader is, are asked for again. */
  readonly onRefresh: () => void;
  /** Whether the reader has begun it on this page: then its heading gets the focus. */
  readonly isJustBegun: boolean;
}

function WorksheetPage({
  worksheet,
  signedDeadline,
  onRefresh,
  isJustBegun,
  backHref,
  selected,
  seed,
  onSelect,
  languageHref,
  customiseHref,
  paperHref,
  language: asked,
}: WorksheetPageProps) {
  const { t, language: ofInterface } = useTexts('worksheet');
  const session = useStore(useService(tokens.session));
  const { isOpen, toggle, closeIfSmall } = useCollapse();
  const sheet = useSheetProgress(worksheet);
  const { progress, deadline } = useStore(sheet);
  const worksOnIt = guard(session, permissions.readProblems) !== 'allowed';
  const language = languageOf(worksheet, asked ?? ofInterface);
  usePageTitle(textIn(worksheet.title, language));
  const position = clampPosition(worksheet, selected);
  const problem = worksheet.problems[position];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustBegun) heading.current?.focus();
  }, [isJustBegun]);
  return (
    <Stack gap="5">
      <HStack justify="space-between" gap="4" wrap="wrap" _print={{ display: 'none' }}>
        <AppLink href={backHref} gap="1.5" py="1">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('back')}
        </AppLink>
        {paperHref !== undefined && problem !== undefined && (
          <AppLink href={paperHref(language)} gap="1.5" py="1">
            <Printer size={16} aria-hidden="true" />
            {t('paper.link')}
          </AppLink>
        )}
      </HStack>
      <Heading as="h1" size="3xl" ref={heading} tabIndex={-1} outline="none">
        <ShownText texts={worksheet.title} reader={language} />
      </Heading>
      {asked !== undefined && asked !== language && <OtherLanguageNotice asked={asked} shown={language} />}
      {deadline && (
        <DeadlineBanner deadline={deadline} onDoubt={onRefresh} onPassed={worksOnIt ? onRefresh : undefined} />
      )}
      {guard(session, permissions.customise) === 'allowed' && (
        <WorksheetFacts worksheet={worksheet} language={language} languageHref={languageHref} />
      )}
      {problem === undefined ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{t('noProblems')}</Alert.Title>
        </Alert.Root>
      ) : (
        <Flex
          direction="column"
          gap="6"
          align="flex-start"
          // The list keeps its own distance.
          css={{ [roomForList]: { flexDirection: 'row', gap: '0' } }}
        >
          <ProblemNavigator
            worksheet={worksheet}
            language={language}
            position={position}
            progress={worksOnIt ? progress : undefined}
            isOpen={isOpen}
            onToggle={toggle}
            onSelect={(at) => {
              closeIfSmall();
              onSelect(at);
            }}
          />
          <Stack gap="5" flex="1" minW="0" width="full" maxW="1000px">
            {!worksOnIt ? (
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
                sheet={sheet}
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
                  _print={{ display: 'none' }}
                >
                  <PencilLine size={16} aria-hidden="true" />
                  {t('customise')}
                </AppLink>
              )}
            <Steps position={position} total={worksheet.problems.length} onSelect={onSelect} />
            {worksOnIt && (
              <WhileTaken deadline={deadline}>
                <SheetSummaryPart
                  worksheet={worksheet}
                  sheet={sheet}
                  language={language}
                  signedDeadline={signedDeadline}
                  onSelect={onSelect}
                />
              </WhileTaken>
            )}
          </Stack>
        </Flex>
      )}
    </Stack>
  );
}

interface OtherLanguageNoticeProps {
  /** The language in the address. */
  readonly asked: Language;
  readonly shown: Language;
}

/** The worksheet does not exist in the language that was asked for. */
function OtherLanguageNotice({ asked, shown }: OtherLanguageNoticeProps) {
  const { t, language } = useTexts('worksheet');
  return (
    <Alert.Root status="info" role="status" _print={{ display: 'none' }}>
      <Alert.Indicator />
      <Alert.Title>
        {t('otherLanguage', { asked: languageTitle(asked, language), shown: languageTitle(shown, language) })}
      </Alert.Title>
    </Alert.Root>
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
      sought="problem"
      annotations={annotations}
      seed={seed && seedOfVersion(problem, seed)}
      answersKey={`worksheet/${worksheetId}/${problem.path}`}
      languageHref={languageHref}
      titleAs="h2"
      onRetry={retry}
    />
  );
}

interface LearnersProblemProps extends Omit<ComponentProps<typeof ProblemView>, 'store'> {
  readonly sheet: SheetProgressStore;
}

/** Whoever may not read problems works on them. */
function LearnersProblem({ sheet, ...props }: LearnersProblemProps) {
  const store = useProblem(props.reference);
  const { path } = props.reference;
  useEffect(() => sheet.attend(path, store), [sheet, path, store]);
  return <ProblemView store={store} {...props} titleAs="h2" />;
}
