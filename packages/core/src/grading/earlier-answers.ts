import { freeNames, hasNode, isTruthValued, printText, type Expression } from '../expression/index.ts';
import type { ProblemQuestion } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import { isSameTerm, readSolution, termOfAnswer, type GivenAnswer } from '../judgement/index.ts';
import { seededRandom } from '../platform/index.ts';
import { writeNumber } from '../source/index.ts';
import { drawQuestion, isRandomType, type DrawnValue, type VariableDefinition } from '../variables/index.ts';
import type { AnswerPlace } from '../mathlet/index.ts';

/** `\earlierAnswer[0, 1]{v}{1, 2}`: an earlier answer that replaces a variable, unless it has one of these values. */
export interface EarlierAnswer {
  readonly variable: string;
  readonly place: AnswerPlace;
  readonly excluded: readonly string[];
}

/** The earlier answers of a question; question -1 is the question itself. */
export function earlierAnswersOf({ variables }: ProblemQuestion, number: number): readonly EarlierAnswer[] {
  return variables.definitions.flatMap(({ type, name, values, options }) => {
    const [question, answer] = values.map(({ text }) => Number(text));
    if (type !== 'earlierAnswer' || question === undefined || answer === undefined) return [];
    const place = { question: question === -1 ? number : question, answer };
    return [{ variable: name, place, excluded: options.map(({ text }) => text) }];
  });
}

/** Whether an answer comes after another one. */
export function isAfter(place: AnswerPlace, earlier: AnswerPlace): boolean {
  return place.question > earlier.question || (place.question === earlier.question && place.answer > earlier.answer);
}

/** An earlier answer as a term; undefined if it cannot be read, or has a value that is excluded. */
export function earlierTerm(
  given: GivenAnswer,
  { excluded }: EarlierAnswer,
  exercise: Exercise,
): Expression | undefined {
  const { type } = given.answer;
  const term = type === 'input.number' || type === 'input.function' ? termOfAnswer(given, exercise) : undefined;
  if (term === undefined || isTruthValued(term) || hasNode(term, ({ kind }) => kind === 'vector')) return undefined;
  const isExcluded = excluded.some((text) => {
    const value = readSolution(text, exercise);
    return value !== undefined && isSameTerm(term, value, exercise);
  });
  return isExcluded ? undefined : term;
}

/**
 * The exercise with other values of some variables: what is drawn stays, what is computed is computed anew. Undefined if
 * that is not possible.
 */
export function exerciseWith(
  terms: ReadonlyMap<string, Expression>,
  { variables: { definitions } }: ProblemQuestion,
  exercise: Exercise,
): Exercise | undefined {
  const names = new Set(definitions.map(({ name }) => name));
  // A letter of the learner is not the variable of the same name.
  if ([...terms.values()].some((term) => [...freeNames(term)].some((name) => names.has(name)))) return undefined;
  const fixed = definitions.flatMap((definition): readonly VariableDefinition[] => {
    const { type, name } = definition;
    if (type === 'earlierAnswer') return [];
    const value = exercise.drawn.get(name);
    const term = terms.get(name);
    if (term !== undefined) return [definedAs(definition, term, value)];
    return [isRandomType(type) && value !== undefined ? fixedAt(definition, value) : definition];
  });
  const drawn = drawQuestion(fixed, [], seededRandom(1), exercise.field);
  return drawn.ok ? { ...exercise, drawn: drawn.value, definitions: fixed } : undefined;
}

/** The variable with the term as its value: a function of the same parameters if it is one. */
function definedAs(
  definition: VariableDefinition,
  term: Expression,
  value: DrawnValue | undefined,
): VariableDefinition {
  const isNumber = value?.kind !== 'function' && freeNames(term).size === 0;
  const parameters = [...new Set([...(value?.kind === 'function' ? value.parameters : []), ...freeNames(term)])];
  const list = isNumber || parameters.length === 0 ? [] : [`[${parameters.join(', ')}]`];
  return withTexts(definition, isNumber ? 'number' : 'function', [printText(term), ...list]);
}

function fixedAt(definition: VariableDefinition, value: DrawnValue): VariableDefinition {
  switch (value.kind) {
    case 'number': {
      const { numerator, denominator, term } = value;
      if (term !== undefined) return withTexts(definition, 'number', [printText(term)]);
      const isFraction = numerator !== undefined && denominator !== undefined;
      const text = isFraction ? `${String(numerator)}/${String(denominator)}` : writeNumber(value.value);
      return withTexts(definition, 'number', [text]);
    }
    case 'function':
      return value.text === undefined
        ? withTexts(definition, 'function', [printText(value.expression)])
        : withTexts(definition, 'drawFromSet', [value.text]);
    case 'text':
      return withTexts(definition, 'string', [value.text]);
  }
}

function withTexts(
  { name, nameSpan, span, attributes }: VariableDefinition,
  type: string,
  texts: readonly string[],
): VariableDefinition {
  return { type, name, nameSpan, span, attributes, options: [], values: texts.map((text) => ({ text, span })) };
}
