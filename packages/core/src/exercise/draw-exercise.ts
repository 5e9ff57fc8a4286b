import type { ProblemQuestion, Question } from '../document/index.ts';
import type { Judging } from '../judgement/index.ts';
import type { Language } from '../language/index.ts';
import { seededRandom, type Random } from '../platform/index.ts';
import type { Span } from '../source/index.ts';
import { succeed, type Result } from '../store/index.ts';
import { asConstant } from './as-constant.ts';
import { seedOfQuestion, usualDrawing, type Drawing } from './seeds.ts';
import {
  drawQuestion,
  type Drawn,
  type RandomRule,
  type Streams,
  type VariableDefinition,
  type VariableFailure,
} from '../variables/index.ts';

/** A question or quick check with its values: all that is needed to show it and to judge answers. */
export interface Exercise extends Judging {
  readonly definitions: readonly VariableDefinition[];
}

/** The parts of a question that a draw needs. Without a kind, a question shares no variables with others. */
export interface DrawnQuestion extends Pick<Question, 'variables' | 'field'> {
  readonly kind?: 'question' | 'quickcheck';
  readonly id?: string;
  readonly span?: Span;
}

/** A question of which everything is known that decides what it shows. */
export type ExercisedQuestion = DrawnQuestion & Pick<Question, 'displayPrecision' | 'correctorPrecision'>;

/** The values a seed gives to the variables of a question or quick check. */
export function drawValues(question: DrawnQuestion, seed: number): Result<Drawn, readonly VariableFailure[]> {
  return drawnFrom(question, streamsIn(question, seed, 0));
}

/** The exercise a seed makes of a question or quick check, in the language of its document. */
export function drawExercise(
  question: ExercisedQuestion,
  seed: number,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
  return exerciseFrom(question, drawValues(question, seed), language);
}

/** What decides the values of a question: the seed of its problem, how often it was drawn anew, and the drawing. */
export interface QuestionDraw {
  readonly seed: number;
  readonly generation: number;
  readonly drawing?: Drawing | undefined;
}

/**
 * The exercise of a question that was drawn anew `generation` times: the variables of the problem keep the values of
 * the seed, its own ones have others.
 */
export function redrawExercise(
  question: ProblemQuestion,
  { seed, generation, drawing = usualDrawing }: QuestionDraw,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
  switch (drawing) {
    case 'apart':
      return exerciseFrom(question, drawnFrom(question, streamsIn(question, seed, generation)), language);
    case 'together':
      return redrawTogether(question, seed, generation, language);
  }
}

/** The streams of the variables that a question shares with the others of its problem, and of its own. */
function streamsIn(question: DrawnQuestion, seed: number, generation: number): Random | Streams {
  const { kind, id, span } = question;
  if (kind !== 'question' || id === undefined || span === undefined) return seededRandom(seed);
  return {
    problem: seededRandom(seed),
    own: seededRandom(seedOfQuestion({ id }, seed, generation)),
    isOwn: (definition) => !isOfProblem(definition, { span }),
  };
}

/** All questions of a problem from one stream, as before they were drawn apart: attempts begun then keep their values. */
function redrawTogether(
  question: ProblemQuestion,
  seed: number,
  generation: number,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
  const first = drawnFrom(question, seededRandom(seed));
  if (!first.ok || generation === 0) return exerciseFrom(question, first, language);
  const { definitions, rules } = question.variables;
  const kept = new Map(
    definitions.flatMap((definition) => {
      const value = isOfProblem(definition, question) ? first.value.get(definition.name) : undefined;
      const constant = value && asConstant(definition.name, value, false);
      return constant === undefined ? [] : [[definition.name, constant] as const];
    }),
  );
  const isMet = ({ variables }: RandomRule) => variables.every(({ text }) => kept.has(text.trim()));
  const variables = {
    definitions: definitions.map((definition) => kept.get(definition.name) ?? definition),
    rules: rules.filter((rule) => !isMet(rule)),
  };
  const again = seededRandom(seedOfQuestion(question, seed, generation));
  return exerciseFrom(question, drawnFrom({ variables, field: question.field }, again), language);
}

function drawnFrom(
  { variables, field }: DrawnQuestion,
  random: Random | Streams,
): Result<Drawn, readonly VariableFailure[]> {
  return drawQuestion(variables.definitions, variables.rules, random, field);
}

function exerciseFrom(
  question: ExercisedQuestion,
  drawn: Result<Drawn, readonly VariableFailure[]>,
  language: Language,
): Result<Exercise, readonly VariableFailure[]> {
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
