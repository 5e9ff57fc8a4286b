import { shownChoices } from '@lemma/core/exercise';
import { plainText, type Question, type Choice } from '@lemma/core/document';
import { verdictOf, type Verdict } from '@lemma/core/judgement';
import { columnOption, yesNoOptions, type Judgement, type QuickcheckState } from '@lemma/core/quickcheck';
import { use, useId } from 'react';
import { InlineView, nameOf, useSpokenMath, ValuesContext } from '../inline/index.ts';
import { useContentTexts } from '../language/index.ts';
import { ChoiceMatrixView } from './choice-matrix-view.tsx';
import { ChoiceView } from './choice-view.tsx';
import { YesNoView } from './yes-no-view.tsx';

interface QuickcheckOptionsProps {
  readonly question: Question;
  readonly seed: number;
  readonly state: QuickcheckState;
  readonly isCorrect: (choice: Choice) => boolean;
  /** The marks of the options by id; undefined if nothing is marked. */
  readonly marks: Judgement['marks'] | undefined;
  readonly disabled: boolean;
  readonly onChoose: (choice: string) => void;
  readonly onChooseAmong: (option: string, group: readonly string[]) => void;
}

/** All options of a quick check or a question, presented according to its type. */
export function QuickcheckOptions({
  question,
  seed,
  state,
  isCorrect,
  marks,
  disabled,
  onChoose,
  onChooseAmong,
}: QuickcheckOptionsProps) {
  const { t } = useContentTexts('quickcheck');
  const values = use(ValuesContext);
  const wordsOf = useSpokenMath();
  const name = useId();
  const { type, choiceMatrix, yesNoLabels } = question;
  const words = (content: Choice['content']) => nameOf(content, values, wordsOf) ?? plainText(content);
  const ordered = shownChoices(question, seed);
  if (type === 'mc.yesno') {
    const labels = [
      yesNoLabels === undefined ? t('yes') : <InlineView content={yesNoLabels[0]} />,
      yesNoLabels === undefined ? t('no') : <InlineView content={yesNoLabels[1]} />,
    ] as const;
    return ordered.map((choice) => {
      const correct = isCorrect(choice);
      const options = yesNoOptions({ id: choice.id, correct });
      return (
        <YesNoView
          key={choice.id}
          choice={{ id: choice.id, correct }}
          labels={labels}
          name={name}
          selected={state.selected}
          mark={marks && together(options.map(({ id }) => marks.get(id)))}
          solutionShown={state.solutionShown}
          disabled={disabled}
          onSelect={onChooseAmong}
          label={words(choice.content)}
        >
          <InlineView content={choice.content} />
        </YesNoView>
      );
    });
  }
  return (
    <>
      {ordered.map((choice) => (
        <ChoiceView
          key={choice.id}
          type={type === 'mc.unique' ? 'radio' : 'checkbox'}
          name={name}
          selected={state.selected.has(choice.id)}
          // Among unique choices only the selected one is marked: a cross on another would reveal the solution.
          mark={type === 'mc.unique' && !state.selected.has(choice.id) ? undefined : marks?.get(choice.id)}
          solution={state.solutionShown && isCorrect(choice)}
          disabled={disabled}
          label={nameOf(choice.content, values, wordsOf)}
          onSelect={() => onChoose(choice.id)}
        >
          <InlineView content={choice.content} />
        </ChoiceView>
      ))}
      {choiceMatrix && (
        <ChoiceMatrixView
          matrix={choiceMatrix}
          name={name}
          selected={state.selected}
          markOf={(row) =>
            marks && together(choiceMatrix.columns.map((_, column) => marks.get(columnOption(row, column + 1))))
          }
          solutionShown={state.solutionShown}
          disabled={disabled}
          onSelect={onChooseAmong}
          content={(content) => <InlineView content={content} />}
          words={words}
        />
      )}
    </>
  );
}

/** The combined mark of options that are answered together. */
function together(marks: readonly (Verdict | undefined)[]): Verdict {
  return verdictOf(marks.filter((mark) => mark !== undefined));
}
