import {
  answerForms,
  inputTypes,
  longestInput,
  mostAnswers,
  mostFigures,
  mostPoints,
  numberFieldNames,
} from '@lemma/core/question';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language, wholeNumber } from './fields.ts';

/** Texts of an author: names, expressions, conditions. */
const text = v.pipe(v.string(), v.maxLength(1000));
const name = v.pipe(v.string(), v.maxLength(100));
const some = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most));
const valueKind = v.picklist([
  'number',
  'complex',
  'truth',
  'text',
  'list',
  'cell',
  'matrix',
  'set',
  'dictionary',
  'function',
  'other',
]);
const digits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

/** A variable definition as written by its author. */
const definition = v.object({
  type: name,
  name,
  options: some(name, 10),
  field: v.exactOptional(name),
  values: some(text, 100),
});

/** An author's rule on how an answer is judged. */
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
  v.object({ kind: v.literal('form'), form: v.picklist(answerForms) }),
  v.object({
    kind: v.literal('significantFigures'),
    figures: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostFigures)),
  }),
  v.object({ kind: v.literal('unit'), unit: name, isExact: v.boolean() }),
  v.object({ kind: v.literal('antiderivative'), variable: name, needsConstant: v.boolean() }),
  v.object({ kind: v.literal('truthTable') }),
  v.object({ kind: v.literal('wholeDomain') }),
  v.object({ kind: v.literal('exactText') }),
  v.object({ kind: v.literal('parameterDomain'), name, domain: text }),
  v.object({ kind: v.literal('strings'), relation: text }),
  v.object({ kind: v.picklist(['functionForZero', 'matrixForZero']), expression: text }),
  v.object({ kind: v.literal('inputAsFunction'), name, parameters: some(name, 10) }),
]);

/** What is said beside a verdict. */
export const remark = v.variant('kind', [
  v.object({
    kind: v.picklist([
      'notLowestTerms',
      'notFactored',
      'notExpanded',
      'notPartialFractions',
      'notSimplified',
      'missingConstant',
      'narrowConstant',
      'missingUnit',
      'wrongUnit',
      'notExact',
      'relationFails',
      'otherCase',
      'otherSpelling',
      'repeated',
      'closedAtInfinity',
    ]),
  }),
  v.object({ kind: v.literal('otherUnit'), asked: v.string() }),
  v.object({ kind: v.picklist(['wrongNumberOfFigures', 'tooFewFigures']), asked: v.number() }),
  v.object({
    kind: v.picklist(['notRounded', 'notTruncated', 'tooFewDecimals']),
    asked: v.number(),
    /** The unit in which decimals count, if the answer has another. */
    unit: v.exactOptional(v.string()),
  }),
  v.object({ kind: v.literal('notAllowed'), found: v.string() }),
  v.object({ kind: v.literal('wrongSize'), rows: v.number(), columns: v.number() }),
  v.object({ kind: v.literal('smallerDomain'), missingAt: v.string() }),
  v.object({ kind: v.literal('twoValues'), at: v.string() }),
  v.object({ kind: v.literal('twoReadings'), one: v.string(), other: v.string() }),
  v.object({ kind: v.literal('codeFailed'), message: v.string(), line: v.exactOptional(v.number()) }),
  v.object({ kind: v.picklist(['codeTimeout', 'codeEnded', 'codeFlooded']) }),
  v.object({ kind: v.literal('codeValue'), value: v.picklist(['nan', 'infinite', 'empty', 'none', 'other']) }),
  v.object({
    kind: v.literal('codeUnfit'),
    unlike: v.exactOptional(v.object({ found: valueKind, needed: valueKind })),
    of: v.exactOptional(v.string()),
  }),
]);

/** A quick check as in a document, and the seed of its values. */
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
  /** Numbers of answers, from 1, that are interchangeable. */
  permutations: some(
    some(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAnswers)), mostAnswers),
    mostAnswers,
  ),
});

/**
 * Judges the answers of a quick check. Nothing is stored, and a quick check is trusted with nothing but its own
 * judgement.
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
  // A hundred answers of maximum length, each with its solution and checks, stay below this.
  bodyLimit: 512_000,
  response: v.object({
    answers: v.array(
      v.object({
        id: v.string(),
        isCorrect: v.boolean(),
        /** Whether the input is readable as an answer of its type. */
        isValid: v.boolean(),
        /** Whether it could be proven right or wrong. */
        isDecided: v.optional(v.boolean(), true),
        /** Whether it has two readings of which exactly one is right; the remark prints both. */
        isAmbiguous: v.optional(v.boolean(), false),
        remark: v.exactOptional(remark),
        solution: v.string(),
      }),
    ),
  }),
  answers: 'json',
});
