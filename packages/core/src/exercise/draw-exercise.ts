import type { Question } from '../document/index.ts';
import type { Judging } from '../judgement/index.ts';
import type { Language } from '../language/index.ts';
import { seededRandom } from '../platform/index.ts';
import { succeed, type Result } from '../store/index.ts';
import { drawQuestion, type Drawn, type VariableDefinition, type VariableFailure } from '../variables/index.ts';

/** The parts of a question that a draw needs. */
export type DrawnQuestion = Pick<Question, 'variables' | 'field'>;

/** A question or quick check with its values: all that is needed to show it and to judge answers. */
export interface Exercise extends Judging {
  readonly definitions: readonly VariableDefinition[];
}

/** The values a seed gives to the variables of a question or quick check. */
export function drawValues(
  { variables, field }: DrawnQuestion,
  seed: number,
): Result<Drawn, readonly VariableFailure[]> {
  return drawQuestion(variables.definitions, variables.rules, seededRandom(seed), field);
}

/** The exercise a seed makes of a question or quick check, in the language of its document. */
export function drawExercise(
  asked: DrawnQuestion & Pick<Question, 'displayPrecision' | 'correctorPrecision'>,
  seed: number,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
  const drawn = drawValues(asked, seed);
  if (!drawn.ok) return drawn;
  return succeed({
    drawn: drawn.value,
    definitions: asked.variables.definitions,
    field: asked.field,
    precision: asked.correctorPrecision,
    displayPrecision: asked.displayPrecision,
    language,
  });
}
