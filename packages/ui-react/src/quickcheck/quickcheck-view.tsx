import { Box } from '@chakra-ui/react';
import { askedOf, isMissed, printSolution, verdictOf, type Judging } from '@lemma/core/judgement';
import type { Block, Quickcheck } from '@lemma/core/document';
import type { AnswerShelf } from '@lemma/core/mathlet';
import { judge, optionGroups, QuickcheckStore, type QuickcheckJudge } from '@lemma/core/quickcheck';
import { use, useId, useState, type ReactNode } from 'react';
import {
  AnswerInput,
  AnswerLine,
  Mark,
  shapeOf,
  SolutionView,
  TilesView,
  useFieldNames,
  WithTiles,
} from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { AnswerFieldContext, InlineView, ValuesContext } from '../inline/index.ts';
import { QuickcheckControls } from './quickcheck-controls.tsx';
import { QuickcheckExplanations } from './quickcheck-explanations.tsx';
import { QuickcheckOptions } from './quickcheck-options.tsx';

interface QuickcheckViewProps {
  readonly quickcheck: Quickcheck;
  readonly judging: Judging;
  /** The seed of its values. */
  readonly seed: number;
  readonly judge: QuickcheckJudge;
  /** Where the reader's inputs are stored. */
  readonly shelf: AnswerShelf;
  /** The rendered question. */
  readonly text: ReactNode;
  readonly explained: (blocks: readonly Block[]) => ReactNode;
  /** Numbers of the answers whose fields are placed in the text. */
  readonly placed: ReadonlySet<number>;
  readonly interactive: boolean;
}

/**
 * A question inside an article that the reader may check and whose solution may be shown. Another question or seed
 * requires another view: use both as its key.
 */
export function QuickcheckView({
  quickcheck,
  judging,
  seed,
  judge: judgeOfInputs,
  shelf,
  text,
  explained,
  placed,
  interactive,
}: QuickcheckViewProps) {
  const values = use(ValuesContext);
  const textId = useId();
  const { answers, tiles } = quickcheck;
  const fieldName = useFieldNames(quickcheck);
  const [store] = useState(() => new QuickcheckStore(quickcheck, seed, { judge: judgeOfInputs, shelf }));
  const state = useStore(store);
  const { inputs, checking } = state;
  const isCorrect = (choice: Quickcheck['choices'][number]) =>
    choice.condition === undefined ? choice.correct : values?.holds(choice.condition) === true;
  const judgement = judge(optionGroups(quickcheck, isCorrect), state.selected);
  const assessments = state.checked && checking.kind === 'judged' ? checking.assessments : undefined;
  const verdict = verdictOf([judgement.verdict, ...(assessments ?? []).map((each) => each.verdict)]);

  function field(number: number) {
    const answer = answers[number - 1];
    if (answer === undefined) return undefined;
    const { verdict, remark } = assessments?.[number - 1] ?? {};
    const shape = shapeOf(answer, number, tiles, judging);
    const asked = askedOf(answer, judging);
    const remarkId = `${textId}-remark-${String(number)}`;
    return (
      <AnswerLine
        solution={
          state.solutionShown ? (
            <SolutionView text={printSolution(answer, judging)} shape={shape} asked={asked} />
          ) : undefined
        }
        remark={remark}
        remarkId={remarkId}
        unreadable={
          verdict === 'invalid' && remark === undefined ? { text: inputs[number - 1] ?? '', asked } : undefined
        }
      >
        <AnswerInput
          shape={shape}
          label={fieldName(number)}
          value={inputs[number - 1] ?? ''}
          onChange={(value) => store.write(number, value)}
          asked={asked}
          readOnly={!interactive}
          invalid={verdict !== undefined && isMissed(verdict)}
          describedBy={remark !== undefined || verdict === 'invalid' ? remarkId : undefined}
        />
        {verdict !== undefined && <Mark verdict={verdict} />}
      </AnswerLine>
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (interactive) void store.check(judging.language);
      }}
    >
      <Box
        as="fieldset"
        aria-labelledby={textId}
        data-quickcheck={quickcheck.id}
        borderWidth="1px"
        rounded="md"
        bg="bg.panel"
        css={{ '--paper': 'colors.bg.panel' }}
        p="4"
        minWidth="0"
      >
        <WithTiles
          tiles={tiles}
          count={answers.length}
          readOnly={!interactive}
          texts={() => store.state.inputs}
          give={(changed) => {
            for (const [place, tile] of changed) store.write(place, tile);
            return true;
          }}
        >
          <AnswerFieldContext value={field}>
            <div id={textId}>{text}</div>
          </AnswerFieldContext>
          <Box my="3">
            <TilesView tiles={tiles} />
            <QuickcheckOptions
              question={quickcheck}
              seed={seed}
              state={state}
              isCorrect={isCorrect}
              marks={state.checked ? judgement.marks : undefined}
              disabled={!interactive}
              onChoose={(choice) => store.choose(choice)}
              onChooseAmong={(option, group) => store.chooseAmong(option, group)}
            />
            {answers.map((answer, index) =>
              placed.has(index + 1) ? null : (
                <Box key={index} my="2">
                  <InlineView content={answer.text} /> {field(index + 1)}
                </Box>
              ),
            )}
          </Box>
        </WithTiles>
        <QuickcheckControls
          state={state}
          checking={checking}
          verdict={verdict}
          remarks={(assessments ?? []).flatMap(({ remark }) => remark ?? [])}
          interactive={interactive}
          onToggleSolution={() => store.toggleSolution()}
          explanation={
            (state.solutionShown || (state.checked && verdict === 'wrong')) && (
              <QuickcheckExplanations
                quickcheck={quickcheck}
                seed={seed}
                given={{ inputs, selected: state.selected }}
                isSolutionShown={state.solutionShown}
                explained={explained}
              />
            )
          }
        />
      </Box>
    </form>
  );
}
