import type { Answer } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import { freeNames, isReservedName } from '../expression/index.ts';
import { mayDependOn, readSolution } from '../judgement/index.ts';
import type { Finding, SourceText } from '../source/index.ts';
import { letterOf } from '../variables/index.ts';

/** Whether the solution of an antiderivative does not depend on the letter that its author names. */
export function foreignLetterOf({ solution, correctors }: Answer, exercise: Exercise): string | undefined {
  const corrector = correctors.find(({ kind }) => kind === 'antiderivative');
  const expected = corrector && readSolution(solution.text, exercise);
  if (corrector?.kind !== 'antiderivative' || expected === undefined) return undefined;
  return mayDependOn(expected, corrector.variable) ? undefined : corrector.variable;
}

/** Antiderivatives in a letter of which the solution does not depend: whatever is typed has the same derivative. */
export function foreignLettersOfAnswers(answers: readonly Answer[], exercise: Exercise): readonly Finding[] {
  return answers.flatMap((answer): readonly Finding[] => {
    const letter = foreignLetterOf(answer, exercise);
    if (letter === undefined) return [];
    const { text, span } = answer.solution;
    return [{ code: 'foreign-letter', severity: 'error', span, data: { letter, text } }];
  });
}

/**
 * Derivatives by a letter that does not occur in the function, which are 0, and substitutions that change nothing for the
 * same reason: because the letter is another one, or because its value is put in already.
 */
export function foreignLetters({ drawn, definitions }: Exercise): readonly Finding[] {
  return definitions.flatMap(({ type, values: [of, letter] }): readonly Finding[] => {
    if ((type !== 'derivative' && type !== 'substitute') || of === undefined || letter === undefined) return [];
    return foreignLetterIn(of, letter, drawn);
  });
}

function foreignLetterIn(of: SourceText, given: SourceText, drawn: Exercise['drawn']): readonly Finding[] {
  const body = drawn.get(of.text.trim());
  if (body?.kind !== 'function') return [];
  const letter = letterOf(given, drawn);
  const letters = [...freeNames(body.expression)].filter((name) => !isReservedName(name));
  if (letters.includes(letter)) return [];
  const data = { letter, text: of.text.trim() };
  const { span } = given;
  if (drawn.get(letter)?.kind === 'number') return [{ code: 'letter-with-value', severity: 'warning', span, data }];
  // The derivative of a constant is 0 by any letter.
  return letters.length === 0 ? [] : [{ code: 'foreign-letter', severity: 'warning', span, data }];
}
