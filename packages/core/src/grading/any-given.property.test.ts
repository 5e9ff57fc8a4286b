import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { gradeProblem, unreadableParts } from './index.ts';
import { escaped, givenIn, questionsIn, variable } from './testing/problem-to-grade.ts';

const signs = fc.constantFrom(
  ...[
    '1',
    '2',
    '0',
    'x',
    'y',
    'ans',
    'ans_1',
    'ans_2',
    'a',
    'f',
    'g',
    'sin',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '+',
    '-',
    '*',
    '/',
    '^',
    '=',
    '<',
  ],
  ...[
    ' ',
    ',',
    ';',
    ':',
    '"',
    '!',
    'AND',
    'NOT',
    'equal(',
    'count(',
    'correct(',
    'length(',
    'derivative(',
    'substitute(',
    'equalChoice(',
    'true',
  ],
);
const anyWords = fc.oneof(
  fc.array(signs, { maxLength: 12 }).map((all) => all.join('')),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('3', '2x', 'x^2 + 1', '[1; 2]', '[[1;2];[3;4]]', '{1; 2}', 'x < 1', '5 km', '1/0', '10^400', '0^0'),
);
const types = [
  'input.number',
  'input.function',
  'input.matrix',
  'input.interval',
  'input.finite-number-set',
  'input.text',
];

/** A problem with an author's texts anywhere, however wrong. */
const anyProblem = fc
  .record({
    condition: anyWords,
    expression: anyWords,
    relation: anyWords,
    type: fc.constantFrom(...types),
    excluded: anyWords,
    scoreType: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ condition, expression, relation, type, excluded, scoreType }) => {
    const common = variable('number', 'a', ['3']) + variable('function', 'f', ['a*x']);
    const corrector = (name: string, ...values: readonly string[]) =>
      `<corrector name="${name}">${values.map((value) => `<value>${escaped(value)}</value>`).join('')}</corrector>`;
    const explained = `<explanation condition="${escaped(condition)}"><p>So.</p></explanation>`;
    const answer = (solution: string, more: string) =>
      `<answer type="${type}"><solution>${solution}</solution>${more}${explained}<credit score="0.5" condition="${escaped(condition)}"><p>So.</p></credit></answer>`;
    return `<question type="input.generic"><variables>${common}</variables>${answer('a', corrector('checkFuncForZero', expression) + corrector('inputAsFunction', 'g', 'x'))}
      ${answer('f', corrector('checkStringsForRelation', relation))}<permutation answers="1 2"/>${explained}</question>
      <question type="input.generic"><variables>${common}${variable('earlierAnswer', 'a', ['1', '1'], [excluded])}${variable('earlierAnswer', 'f', ['-1', '1'])}</variables>
      ${answer('a', '')}${answer('f', '')}</question>
      <question type="mc.multiple" score-type="${String(scoreType)}"><choice correct="true">a</choice><choice>b</choice>${explained}</question>`;
  });

describe('whatever authors write and learners type', () => {
  it('is graded from 0 to 1', () => {
    fc.assert(
      fc.property(
        anyProblem,
        fc.array(fc.array(anyWords, { maxLength: 3 }), { maxLength: 3 }),
        fc.array(fc.constantFrom('1', '2', '3', '1:yes'), { maxLength: 3 }),
        (xml, texts, selected) => {
          const questions = questionsIn(xml);
          const graded = gradeProblem(questions, givenIn(texts, { 3: selected }));
          const scores = graded.questions.flatMap((each) => [each.score, ...each.answers.map(({ score }) => score)]);
          for (const score of [graded.score, ...scores])
            expect(score === undefined || (score >= 0 && score <= 1)).toBe(true);
          for (const { question, exercise } of questions) {
            for (const { source, failure } of unreadableParts(question, exercise)) {
              expect(failure.span.from <= failure.span.to && failure.span.to <= source.text.length).toBe(true);
            }
          }
        },
      ),
      { seed: 3, numRuns: runs },
    );
  });
});
