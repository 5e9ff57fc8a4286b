import { Button, HStack, Skeleton, Stack, Text, chakra } from '@chakra-ui/react';
import { allBlocks, type Document, type ProblemQuestion } from '@lemma/core/document';
import { gameRules } from '@lemma/core/game';
import { isUnfilled, judgeAnswers, type ToldAssessment } from '@lemma/core/judgement';
import { placeKey, type PageAnswers } from '@lemma/core/mathlet';
import { optionsIn, problemContent, readAnswerKey, ShelfAnswers } from '@lemma/core/problem';
import { judge, optionGroups } from '@lemma/core/quickcheck';
import { Suspense, use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { JudgingContext, Mark, useRemarkText } from '../answer/index.ts';
import { useClock, useStore } from '../binding/index.ts';
import { DocumentView, pageMemory } from '../document/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';

/** Milliseconds that judging the answers of a question may take on the page. */
const patience = 300;

interface TryAsLearnerProps {
  readonly document: Document;
  /** The seed of the first values. */
  readonly seed: number;
  readonly annotations: boolean;
}

/** A problem as its learners see it, for those who write or choose it: a game is played, other answers are judged at once. */
export function TryAsLearner(props: TryAsLearnerProps) {
  const isGame = useMemo(() => gameRules(problemContent(props.document).plan) !== undefined, [props.document]);
  return isGame ? <TryGame {...props} /> : <TryProblem {...props} />;
}

const TriedGameView = lateView(async () => (await import('./tried-game-view.tsx')).TriedGameView);

function TryGame(props: TryAsLearnerProps) {
  const { t, language } = useTexts('problem');
  return (
    <Stack gap="4">
      <Text lang={language} p="4" rounded="md" bg="bg.subtle" borderWidth="1px">
        {t('tryOut.game')}
      </Text>
      <Suspense fallback={<Skeleton height="48" />}>
        <TriedGameView {...props} />
      </Suspense>
    </Stack>
  );
}

/** Every answer is judged at once, beside its solution. */
function TryProblem({ document, seed: firstSeed, annotations }: TryAsLearnerProps) {
  const { t, language } = useTexts('problem');
  const [seed, setSeed] = useState(firstSeed);
  const [memory] = useState(pageMemory);
  const answers = useMemo(() => new ShelfAnswers({ storage: memory, key: 'tried' }, seed), [memory, seed]);
  const questions = useMemo(() => allBlocks(document.blocks).filter((block) => block.kind === 'question'), [document]);
  const aside = useCallback(
    (key: string) => {
      const number = readAnswerKey(key)?.question ?? 0;
      const question = questions[number - 1];
      return question && <TriedAnswer answerKey={key} number={number} question={question} answers={answers} />;
    },
    [questions, answers],
  );
  return (
    <Stack gap="4">
      <Stack lang={language} gap="2" p="4" rounded="md" bg="bg.subtle" borderWidth="1px">
        <Text>{t('tryOut.text')}</Text>
        <HStack gap="3" wrap="wrap">
          <Text color="fg.muted">{t('tryOut.seed', { seed })}</Text>
          <Button size="sm" variant="outline" onClick={() => setSeed(seed + 1)}>
            {t('tryOut.other')}
          </Button>
        </HStack>
      </Stack>
      <DocumentView
        key={seed}
        document={document}
        seed={seed}
        annotations={annotations}
        solutions="always"
        problemAnswers={answers}
        aside={aside}
      />
    </Stack>
  );
}

interface TriedAnswerProps {
  readonly answerKey: string;
  readonly number: number;
  readonly question: ProblemQuestion;
  readonly answers: PageAnswers;
}

/** The judgement on what is typed or selected at present. */
function TriedAnswer({ answerKey, number, question, answers }: TriedAnswerProps) {
  const given = useDeferredValue(useStore(answers));
  const judging = use(JudgingContext);
  const values = use(ValuesContext);
  const clock = useClock();
  const key = readAnswerKey(answerKey);
  const text = given.get(answerKey)?.text ?? '';
  const assessment = useMemo((): ToldAssessment | undefined => {
    if (key === undefined || judging === undefined || text === '') return undefined;
    if (key.kind === 'options') {
      const groups = optionGroups(question, ({ condition, correct }) =>
        condition === undefined ? correct : values?.holds(condition) === true,
      );
      return { verdict: judge(groups, optionsIn(text)).verdict };
    }
    const type = question.answers[key.answer - 1]?.type;
    if (type === undefined || isUnfilled(text, type)) return undefined;
    const { language } = judging;
    const typed = question.answers.map((answer, index) => {
      const held = given.get(placeKey({ question: number, answer: index + 1 }))?.text ?? '';
      return { answer, text: held, language };
    });
    const end = clock.now() + patience;
    const hasTime = () => clock.now() < end;
    return judgeAnswers(typed, question.permutedAnswers, { ...judging, hasTime })[key.answer - 1]?.assessment;
  }, [key, judging, values, text, question, given, number, clock]);
  const remarkText = useRemarkText();
  const { language } = useTexts('problem');
  if (assessment === undefined) return null;
  return (
    <chakra.span display="block" mt="1" lang={language}>
      <Mark verdict={assessment.verdict} isSaid />
      {assessment.remark && (
        <chakra.span color="orange.fg" fontSize="sm" ms="2">
          {remarkText(assessment.remark)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
