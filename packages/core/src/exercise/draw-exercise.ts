import type { ProblemQuestion, Question } from '../document/index.ts';
import type { Judging } from '../judgement/index.ts';
import type { Language } from '../language/index.ts';
import { seededRandom, seedOf } from '../platform/index.ts';
import type { Span } from '../source/index.ts';
import { succeed, type Result } from '../store/index.ts';
import { asConstant } from './as-constant.ts';
import {
  drawQuestion,
  type Drawn,
  type RandomRule,
  type VariableDefinition,
  type VariableFailure,
} from '../variables/index.ts';

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
  question: DrawnQuestion & Pick<Question, 'displayPrecision' | 'correctorPrecision'>,
  seed: number,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
  const drawn = drawValues(question, seed);
  return drawn.ok ? succeed(exerciseOf(question, drawn.value, language)) : drawn;
}

/**
 * The exercise of a question that was drawn anew `generation` times: the variables of the problem keep the values of
 * the seed, its own ones have others.
 */
export function redrawExercise(
  question: ProblemQuestion,
  seed: number,
  generation: number,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
  const first = drawExercise(question, seed, language);
  if (!first.ok || generation === 0) return first;
  const { definitions, rules } = question.variables;
  const kept = new Map(
    definitions.flatMap((definition) => {
      const value = isOfProblem(definition, question) ? first.value.drawn.get(definition.name) : undefined;
      const constant = value && asConstant(definition.name, value, false);
      return constant === undefined ? [] : [[definition.name, constant] as const];
    }),
  );
  const isMet = ({ variables }: RandomRule) => variables.every(({ text }) => kept.has(text.trim()));
  const variables = {
    definitions: definitions.map((definition) => kept.get(definition.name) ?? definition),
    rules: rules.filter((rule) => !isMet(rule)),
  };
  const drawn = drawValues({ variables, field: question.field }, seedOf(String(seed), question.id, String(generation)));
  return drawn.ok ? succeed(exerciseOf(question, drawn.value, language)) : drawn;
}

function exerciseOf(
  question: Pick<Question, 'variables' | 'field' | 'displayPrecision' | 'correctorPrecision'>,
  drawn: Drawn,
  language: Language,
): Exercise {
  return {
    drawn,
    definitions: question.variables.definitions,
    field: question.field,
    precision: question.correctorPrecision,
    displayPrecision: question.displayPrecision,
    language,
  };
}

/** The variables of the problem come first in every question; those of a question are inside it. */
export function isOfProblem({ span }: VariableDefinition, question: Pick<ProblemQuestion, 'span'>): boolean {
  return !isInside(span, question.span);
}

/** Without a source there are no spans: it may belong to all. */
function isInside(inner: Span, outer: Span): boolean {
  return inner.to > 0 && inner.from >= outer.from && inner.to <= outer.to;
}
