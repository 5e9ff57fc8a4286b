import { inputTypes, longestInput, mostAnswers, mostPoints, numberFieldNames } from '@lemma/core/question';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language, wholeNumber } from './fields.ts';

/** Texts of an author: names, expressions, conditions. */
const text = v.pipe(v.string(), v.maxLength(1000));
const name = v.pipe(v.string(), v.maxLength(100));
const some = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most));
const digits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

/** A definition of a variable as its author wrote it. */
const definition = v.object({
  type: name,
  name,
  options: some(name, 10),
  field: v.exactOptional(name),
  values: some(text, 100),
});

/** What is said by an author about how an answer is judged, as far as it is judged at once. */
const check = v.variant('kind', [
  v.object({
    kind: v.literal('asFunction'),
    variable: name,
    from: text,
    to: text,
    steps: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPoints)),
    epsilon: v.exactOptional(v.number()),
  }),
  v.object({ kind: v.literal('allowed'), names: some(name, 100) }),
]);

/** A quick check as it stands in a document, and the seed that its values are drawn from. */
const quickcheck = v.object({
  field: v.picklist(numberFieldNames),
  displayPrecision: digits,
  correctorPrecision: digits,
  correctorOption: v.picklist(['atleast', 'rounded', 'truncate']),
  seed: wholeNumber,
  variables: v.object({
    definitions: some(definition, 100),
    rules: some(v.object({ variables: some(name, 20), condition: v.exactOptional(text) }), 50),
  }),
  /** Numbers of answers, from 1, that may be given in any order. */
  permutations: some(
    some(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAnswers)), mostAnswers),
    mostAnswers,
  ),
});

/**
 * Judges the answers of a quick check. Nothing is stored, and what a quick check says of itself is not trusted with more than
 * the judgement of itself.
 */
export const correctQuickcheck = endpoint({
  id: 'correctQuickcheck',
  method: 'POST',
  path: '/problem-engine/quickcheck/correct',
  summary: 'Judges the answers of a quick check; nothing is stored',
  request: v.object({
    lang: language,
    quickcheck,
    answers: some(
      v.object({
        id: name,
        type: v.picklist(inputTypes),
        userInput: v.pipe(v.string(), v.maxLength(longestInput)),
        solution: text,
        checks: some(check, 10),
      }),
      mostAnswers,
    ),
  }),
  // A hundred answers of the longest input, each with its solution and its checks, are below this.
  bodyLimit: 512_000,
  response: v.object({
    answers: v.array(
      v.object({
        id: v.string(),
        isCorrect: v.boolean(),
        /** Whether the input can be read as an answer of its type. */
        isValid: v.boolean(),
        /** Whether it could be proved to be right or wrong. */
        isDecided: v.optional(v.boolean(), true),
        solution: v.string(),
      }),
    ),
  }),
  answers: 'json',
});
