import { Box, chakra } from '@chakra-ui/react';
import { codeText, drawnCode, drawnFragment } from '@lemma/core/code-answer';
import type { CodeFragment } from '@lemma/core/document';
import { placeKey, type AnswerPlace } from '@lemma/core/mathlet';
import { Suspense, use, useMemo } from 'react';
import { JudgingContext } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';
import { AnswerCorrection } from './answer-correction.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';
import {
  AnswerAsideContext,
  CodeLanguageContext,
  CorrectionContext,
  PageProblemContext,
  ProblemOfCodeContext,
  SubtasksContext,
} from './page-problem.ts';
import { PageReadingContext } from './page-reading.ts';

const CodeAnswerView = lateView(
  async () => (await import('../code-answer/index.ts')).CodeAnswerView,
  ({ fragment, value }) => <CodeText text={codeText(fragment, value)} />,
);

interface CodeAnswerFieldProps {
  readonly place: AnswerPlace;
  readonly name: string;
  readonly fragment: CodeFragment;
  /** Shown if it is there. */
  readonly solution: string | undefined;
}

/** An answer that is code, with its correction and its solution: not after the deadline, and not once it is right. */
export function CodeAnswerField({ place, name, fragment: written, solution }: CodeAnswerFieldProps) {
  const problem = use(PageProblemContext);
  if (problem === undefined) throw new Error('CodeAnswerField needs a page with its question around it');
  const { t, language: ofInterface } = useTexts('document');
  const { interactive, shelf } = use(PageReadingContext);
  const { answers } = problem;
  const key = placeKey(place);
  const value = useStore(answers, (all) => all.get(key)?.text);
  const correction = use(CorrectionContext)?.get(place.question)?.answers[place.answer - 1];
  const isRight = use(SubtasksContext)?.get(place.question)?.isRight === true;
  const language = use(CodeLanguageContext);
  const ofProblem = use(ProblemOfCodeContext);
  const aside = use(AnswerAsideContext);
  const drawn = use(JudgingContext)?.drawn;
  const fragment = useMemo(() => (drawn === undefined ? written : drawnFragment(written, drawn)), [written, drawn]);
  const testShelf = useMemo(() => ({ ...shelf, key: `${shelf.key}/test/${key}` }), [shelf, key]);
  return (
    <Box>
      {correction === undefined ? (
        <Suspense fallback={<CodeText text={codeText(fragment, value)} />}>
          <CodeAnswerView
            language={language}
            fragment={fragment}
            name={name}
            value={value}
            readOnly={!interactive || isRight}
            onChange={(text) => answers.give(new Map([[key, { text }]]))}
            place={ofProblem && { problem: ofProblem, ...place }}
            shelf={testShelf}
          />
        </Suspense>
      ) : (
        <>
          <CodeText text={codeText(fragment, value)} />
          <AnswerVerdict correction={correction} />
          <AnswerCorrection correction={correction} />
        </>
      )}
      {solution !== undefined && (
        <Box mt="2">
          <chakra.span lang={ofInterface} fontSize="sm" color="fg.muted">
            {t('codeSolution')}
          </chakra.span>
          <CodeText text={drawn === undefined ? solution : drawnCode(solution, drawn)} />
        </Box>
      )}
      {aside?.(key)}
    </Box>
  );
}

function CodeText({ text }: { readonly text: string }) {
  return (
    <chakra.pre
      // Scrollable content must be accessible by keyboard.
      tabIndex={0}
      fontFamily="mono"
      fontSize="sm"
      borderWidth="1px"
      rounded="md"
      bg="bg.muted"
      px="4"
      py="3"
      my="2"
      maxHeight="50vh"
      overflow="auto"
    >
      {text}
    </chakra.pre>
  );
}
