import { describe, expect, it } from 'vitest';
import { drawQuestion } from '../variables/index.ts';
import { seededRandom } from '../platform/index.ts';
import { define, sourceText } from '../testing/index.ts';
import { judgeAnswer, judgeAnswers, printSolution, type Judged, type Judging } from './index.ts';

const definitions = [
  define('number a', '2.5'),
  define('number third', '1/3'),
  define('number b', '-1'),
  define('number u', '3'),
  define('number big', '2.678'),
  define('function f', 'a x^2 + 1'),
  define('function g', 'sin(x)^2'),
  define('matrix M', '1 & a \\\\ third & 0'),
  define('rowVector r', '[1;2]'),
  define('derivative d', 'f, x'),
  define('substitute s', 'f, x, x+1'),
  define('string word', 'Kreis'),
];
const drawn = drawQuestion(definitions, [], seededRandom(1));

function judging(more: Partial<Judging> = {}): Judging {
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  const precision = { mode: 'atleast', digits: 2 } as const;
  return { drawn: drawn.value, field: 'real', precision, displayPrecision: 2, language: 'en', ...more };
}

function answer(type: Judged['type'], solution: string, correctors: Judged['correctors'] = []): Judged {
  return { type, solution: sourceText(solution), correctors };
}

describe('an answer', () => {
  it.each([
    ['input.number', 'a', '2.5', 'right'],
    ['input.number', 'a', ' 5/2 ', 'right'],
    ['input.number', 'a', '2.6', 'wrong'],
    ['input.number', 'third', '0.33', 'right'],
    ['input.number', 'third', '0.32', 'wrong'],
    ['input.number', 'a', '2.5.1', 'invalid'],
    ['input.number', 'a', 'x', 'invalid'],
    ['input.number', 'a', 'a', 'invalid'],
    ['input.number', 'a', '', 'empty'],
    ['input.number', 'a', ' ', 'empty'],
    ['input.function', 'f', '1 + 5/2 x*x', 'right'],
    ['input.function', 'f', '2.5x^2', 'wrong'],
    ['input.function', 'f', '2.5t^2+1', 'wrong'],
    ['input.function', 'g', '1-cos(x)^2', 'right'],
    ['input.function', 'd', '5x', 'right'],
    ['input.function', 's', '2.5(x+1)^2+1', 'right'],
    ['input.function', 'f', 'x+', 'invalid'],
    ['input.finite-number-set', 'a, b', '{-1; 2.5}', 'right'],
    ['input.finite-number-set', 'a, b', '2.5; -1; -1', 'right'],
    ['input.finite-number-set', 'a, b', '2.5', 'wrong'],
    ['input.finite-number-set', 'a, b', '2.5; -1; 3', 'wrong'],
    ['input.finite-number-set', '{}', '{}', 'right'],
    ['input.finite-number-set', '{}', '0', 'wrong'],
    ['input.finite-number-set', 'a', '1;;2', 'invalid'],
    ['input.interval', '[b; a)', '[-1; 2.5)', 'right'],
    ['input.interval', '[b; a)', '[-1, 2.5[', 'right'],
    ['input.interval', '[b; a)', '[-1; 2.5]', 'wrong'],
    ['input.interval', '[b; a)', '[-1; 0] ∪ (0; 2.5)', 'right'],
    ['input.interval', '[b; a)', '[-1; 0) ∪ (0; 2.5)', 'wrong'],
    ['input.interval', '(-infinity; b) OR (a; infinity)', '(a; ∞)', 'invalid'],
    ['input.interval', '(-infinity; b) OR (a; infinity)', '(2.5; ∞) u ]-∞; -1[', 'right'],
    ['input.interval', '(-infinity; infinity)', '[-infinity; infinity]', 'right'],
    ['input.interval', '[b;0]\\cup{a}', '[-1; 0]or{2.5}', 'right'],
    ['input.interval', '[u; 2u) ∪ (2u; 7]', '[3; 6)U]6; 7]', 'right'],
    ['input.interval', '[b; a)', '[-1; 2.5) ∪', 'invalid'],
    ['input.interval', '[a; a]', '{2.5}', 'right'],
    ['input.interval', '[b; a)', '[2; 1]', 'invalid'],
    ['input.matrix', 'M', '[[1; 2.5]; [1/3; 0]]', 'right'],
    ['input.matrix', 'M', '[[1; 2.5]; [0.34; 0]]', 'wrong'],
    ['input.matrix', 'M', '[1; 2.5]', 'wrong'],
    ['input.matrix', 'M', '[[1;];[;]]', 'invalid'],
    ['input.matrix', 'M', '[[1;x];[2;?]]', 'invalid'],
    ['input.interval', '[b; a)', '[-1; )', 'invalid'],
    ['input.matrix', 'r', '[[1; 2]]', 'right'],
    ['input.matrix', 'r', '[[1]; [2]]', 'wrong'],
    ['input.matrix', '[f; x]', '[2.5 x^2+1; x]', 'right'],
    ['input.function', 'f', '[1;2]', 'invalid'],
    ['input.function', 'f', '([x;2])', 'invalid'],
    ['input.text', 'word', '  Kreis ', 'right'],
    ['input.text', 'word', 'kreis', 'wrong'],
    ['input.truth-table', 'A AND NOT B', '0;1;0;0', 'right'],
    ['input.truth-table', 'A AND NOT B', '1;0;0;0', 'wrong'],
    ['input.truth-table', 'A AND NOT B', '1;?;0;0', 'invalid'],
    ['input.truth-table', 'A AND NOT B', '?;?;?;?', 'empty'],
    ['input.matrix', 'M', '[[;];[;]]', 'empty'],
    ['input.interval', '[b; a)', '(; )', 'empty'],
    ['input.interval', '[b; a)', '[; ] ∪ [; ]', 'empty'],
    ['input.interval', '[b; a)', '[(-1,2; ]', 'invalid'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', ' : ; ', 'empty'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '|x| : x <= 7; x : x > 7', 'right'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x : x < 0; x : x > 0', 'wrong'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x : x < 0', 'wrong'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x', 'invalid'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x : x < ; x : x >= 0', 'invalid'],
    ['input.cases.function', '-x : x < 0; x : otherwise', '-x : x < 0; x : x >= 0', 'right'],
    ['input.cases.function', '-x : x < 0; x : \\text{sonst}', 'x : x > 0; -x : else', 'right'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', 'x : x > 1; -x : otherwise', 'wrong'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x : otherwise; x : x >= 0', 'invalid'],
    ['input.cases.function', 'x : x = x', 'x : otherwise', 'invalid'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x : if x < 0; x : when', 'invalid'],
    ['input.cases.function', '-x : x < 0; x : x >= 0', '-x : 当; x : 否则', 'invalid'],
    ['tile', '2', ' 2 ', 'right'],
    ['tile', '2', '1', 'wrong'],
  ] as const)('of %s with the solution %s: %s is %s', (type, solution, input, verdict) => {
    expect(judgeAnswer(input, answer(type, solution), judging()).verdict).toBe(verdict);
  });

  it.each([
    ...['otherwise', 'else', 'Else.', 'elsewhere', 'sonst', 'Sonst', 'ansonsten', 'andernfalls', 'sinon', 'autrement'],
    ...[
      '否则',
      '其他',
      '其它',
      '其余',
      '其他情况',
      '\\text{otherwise}',
      '\\mbox{sonst}',
      '\\text{in all other  cases}',
    ],
    ...[
      'x >= 0',
      'if x >= 0',
      'When x >= 0',
      'for x >= 0',
      '\\text{for } x >= 0',
      'wenn x >= 0',
      'falls x>=0',
      'für x >= 0',
    ],
    ...['si x >= 0', 'pour x ≥ 0', '当 x >= 0 时', '当x>=0时', '若 x >= 0', '如果x>=0', 'x >= 0.'],
  ])('of a function by cases: the other ones are told by "%s"', (words) => {
    const solution = answer('input.cases.function', '-x : x < 0; x : x >= 0');
    for (const language of ['de', 'en', 'fr', 'zh'] as const)
      expect(judgeAnswer(`-x : x < 0; x : ${words}`, solution, judging({ language }))).toEqual({ verdict: 'right' });
  });

  it.each([
    ['atleast', '2.68', 'right'],
    ['atleast', '2.676', 'right'],
    ['rounded', '2.68', 'right'],
    ['rounded', '2.678', 'wrong'],
    ['truncate', '2.67', 'right'],
    ['truncate', '2.68', 'wrong'],
  ] as const)('with the precision %s: %s is %s', (mode, input, verdict) => {
    const precision = { mode, digits: 2 };
    expect(judgeAnswer(input, answer('input.number', 'big'), judging({ precision })).verdict).toBe(verdict);
  });

  it.each([
    ['rational', 'third', '2/6', 'right'],
    ['rational', 'third', '0.33', 'wrong'],
    ['integer', 'b', '-1', 'right'],
    ['integer', 'b', '-1/2', 'wrong'],
    ['complex', '1 + 2i', '2i + 1', 'right'],
    ['complex', '1 + 2i', '1 - 2i', 'wrong'],
    ['complex-rational', '1/2 + i', 'i + 2/4', 'right'],
  ] as const)('in the field %s: %s and %s is %s', (field, solution, input, verdict) => {
    expect(judgeAnswer(input, answer('input.number', solution), judging({ field })).verdict).toBe(verdict);
  });

  it.each([
    ['de', '2,5', 'right'],
    ['fr', '2,5', 'right'],
    ['zh', '2.5', 'right'],
    ['de', '2,6', 'wrong'],
  ] as const)('in %s: %s is %s', (language, input, verdict) => {
    expect(judgeAnswer(input, answer('input.number', 'a'), judging({ language }))).toEqual({ verdict });
  });

  it('may differ by as much as the author allows between limits', () => {
    const common = {
      kind: 'asFunction',
      variable: 'x',
      from: sourceText('0'),
      to: sourceText('1'),
      steps: 20,
    } as const;
    const nearly = answer('input.function', 'g', [{ ...common, epsilon: 0.2 }]);
    expect(judgeAnswer('sin(x)^2 + 0.1', nearly, judging())).toEqual({ verdict: 'right' });
    expect(judgeAnswer('sin(x)^2 + 0.3', nearly, judging())).toEqual({ verdict: 'wrong' });
    expect(judgeAnswer('sin(x)^2 + 0.1', answer('input.function', 'g', [common]), judging())).toEqual({
      verdict: 'wrong',
    });
  });

  it('may have no names but those the author allows', () => {
    const plain = answer('input.function', 'g', [{ kind: 'allowed', names: ['x', 'cos'] }]);
    expect(judgeAnswer('1 - cos(x)^2', plain, judging())).toEqual({ verdict: 'right' });
    expect(judgeAnswer('sin(x)^2', plain, judging())).toEqual({
      verdict: 'wrong',
      remark: { kind: 'notAllowed', found: 'sin' },
    });
  });

  it.each([0, 1, 2, 3])('is right as it is printed, in every type and language (%#)', (index) => {
    const language = (['de', 'en', 'fr', 'zh'] as const)[index] ?? 'de';
    for (const [type, solution] of printed) {
      for (const mode of ['atleast', 'rounded', 'truncate'] as const) {
        const now = judging({ language, precision: { mode, digits: 2 } });
        const text = printSolution(answer(type, solution), now);
        expect([type, text, judgeAnswer(text, answer(type, solution), now).verdict]).toEqual([type, text, 'right']);
        expect(judgeAnswer(`  ${text} `, answer(type, solution), now)).toEqual({ verdict: 'right' });
      }
    }
  });

  it('that is too long is none', () => {
    expect(judgeAnswer('1+'.repeat(600) + '1', answer('input.number', 'a'), judging())).toEqual({ verdict: 'invalid' });
  });
});

const printed = [
  ['input.number', 'big'],
  ['input.number', 'third'],
  ['input.number', '-big'],
  ['input.function', 'f'],
  ['input.finite-number-set', 'a, b, big'],
  ['input.finite-number-set', '{}'],
  ['input.interval', '[b; a) OR (big; infinity)'],
  ['input.matrix', 'M'],
  ['input.matrix', '[f; x]'],
  ['input.text', 'word'],
  ['input.truth-table', 'A OR B'],
  ['input.cases.function', 'f : x < a; -x : x >= a'],
  ['input.cases.function', 'f : x < a; -x : sonst'],
] as const;

describe('answers in any order', () => {
  const answers = [answer('input.number', 'a'), answer('input.number', 'b'), answer('input.number', 'third')];
  it.each([
    [
      ['2.5', '-1', '1/3'],
      ['right', 'right', 'right'],
    ],
    [
      ['-1', '2.5', '1/3'],
      ['right', 'right', 'right'],
    ],
    [
      ['-1', '-1', '1/3'],
      ['right', 'wrong', 'right'],
    ],
    [
      ['1/3', '2.5', '-1'],
      ['wrong', 'right', 'wrong'],
    ],
    [
      ['x', '2.5', '1/3'],
      ['invalid', 'right', 'right'],
    ],
  ])('%j are %j', (inputs, verdicts) => {
    const given = answers.map((each, index) => ({ text: inputs[index] ?? '', language: 'en' as const, answer: each }));
    const assigned = judgeAnswers(given, [[1, 2]], judging());
    expect(assigned.map(({ assessment }) => assessment.verdict)).toEqual(verdicts);
  });
});
