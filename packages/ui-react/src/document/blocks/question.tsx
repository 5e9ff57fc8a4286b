import { Box, Button } from '@chakra-ui/react';
import type { Explanation, ProblemQuestion } from '@lemma/core/document';
import { seedOfBlock } from '@lemma/core/exercise';
import { codeLanguageOf } from '@lemma/core/question';
import { use, useState } from 'react';
import { forFingers, TilesView, useFieldNames } from '../../answer/index.ts';
import { AnswerFieldContext, InlineView, ValuesContext } from '../../inline/index.ts';
import { useContentTexts, useTexts } from '../../language/index.ts';
import { QuestionCorrection } from '../answer-correction.tsx';
import { AnswerField } from '../answer-field.tsx';
import { placedAnswers } from '../placed-answers.ts';
import { BlocksView } from '../blocks-view.tsx';
import { NotShown } from '../not-shown.tsx';
import { DrawnData } from '../drawn-data.tsx';
import { CodeLanguageContext, CorrectionContext, DependencyContext, PageProblemContext } from '../page-problem.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';
import { QuestionTiles, TilesMark } from '../question-tiles.tsx';
import { QuestionChoices } from '../question-choices.tsx';

/** One question of a problem with its answer fields or choices. */
export function QuestionBlockView({ block }: { readonly block: ProblemQuestion }) {
  const { t } = useContentTexts('document');
  const { seed: pageSeed, questionLetters } = use(PageReadingContext);
  const seed = seedOfBlock(block, pageSeed);
  const letter = questionLetters.get(block.id);
  const number = use(PageProblemContext)?.questionNumbers.get(block.id) ?? 1;
  // On the sheets of teachers, printed or not, as on the page of a learner, to whom it is not handed out at all.
  if (block.isBroken === true) return <NotShown question={number} block={block.id} />;
  return (
    <Box
      {...placeOf(block.span)}
      role="group"
      aria-label={letter && t('question', { letter })}
      display="flex"
      gap="3"
      my="6"
    >
      {letter !== undefined && (
        <Box as="strong" display="flex" alignItems="flex-start" gap="1" flex="none" minW="7">
          ({letter})
          <TilesMark question={block} number={number} />
        </Box>
      )}
      {letter === undefined && <TilesMark question={block} number={number} />}
      <Box flex="1" minWidth="0">
        <DrawnData question={block} seed={seed}>
          <DependencyContext value="embedded">
            <Question key={seed} question={block} />
          </DependencyContext>
        </DrawnData>
      </Box>
    </Box>
  );
}

function Question({ question }: { readonly question: ProblemQuestion }) {
  const { t, language } = useTexts('document');
  const { solutions } = use(PageReadingContext);
  const [isAsked, setIsAsked] = useState(false);
  const solutionShown = isAsked || solutions === 'always';
  const number = use(PageProblemContext)?.questionNumbers.get(question.id) ?? 1;
  const correction = use(CorrectionContext)?.get(number);
  const placed = placedAnswers(question.text);
  const fieldName = useFieldNames(question);

  function field(index: number) {
    const answer = question.answers[index - 1];
    const place = { question: number, answer: index };
    return (
      answer && (
        <AnswerField
          place={place}
          name={fieldName(index)}
          answer={answer}
          tiles={question.tiles}
          solutionShown={solutionShown}
        />
      )
    );
  }

  return (
    <CodeLanguageContext value={codeLanguageOf(question.type) ?? 'python'}>
      <QuestionTiles question={question} number={number}>
        <AnswerFieldContext value={field}>
          <BlocksView blocks={question.text} />
        </AnswerFieldContext>
        <TilesView tiles={question.tiles} />
        {question.answers.map((answer, index) =>
          placed.has(index + 1) ? null : (
            <Box key={index} {...placeOf(answer.span)} my="2">
              <InlineView content={answer.text} /> {field(index + 1)}
            </Box>
          ),
        )}
        <QuestionChoices question={question} number={number} solutionShown={solutionShown} />
        {solutions === 'onDemand' && (
          <Button
            size="sm"
            height="auto"
            css={forFingers}
            variant="outline"
            mt="2"
            data-control=""
            lang={language}
            aria-expanded={solutionShown}
            onClick={() => setIsAsked(!isAsked)}
          >
            {t(solutionShown ? 'hideSolution' : 'showSolution')}
          </Button>
        )}
        {correction && <QuestionCorrection correction={correction} />}
        {correction && <AllExplanations question={question} />}
        {solutionShown && <Explanations question={question} />}
      </QuestionTiles>
    </CodeLanguageContext>
  );
}

/** Explanations of the solution; one with a condition is shown if the values fulfil it. */
function Explanations({ question }: { readonly question: ProblemQuestion }) {
  const values = use(ValuesContext);
  const fitting = question.explanations.filter(({ condition }) => condition === undefined || values?.holds(condition));
  return fitting.map((explanation, index) => <Explained key={index} {...explanation} />);
}

/** The explanations in a correction: the platform has chosen them already. */
function AllExplanations({ question }: { readonly question: ProblemQuestion }) {
  const explanations = [...question.answers.flatMap((answer) => answer.explanations), ...question.explanations];
  return explanations.map((explanation, index) => <Explained key={index} {...explanation} />);
}

function Explained({ blocks }: Explanation) {
  return (
    <Box mt="3" borderTopWidth="1px" pt="3">
      <BlocksView blocks={blocks} />
    </Box>
  );
}
