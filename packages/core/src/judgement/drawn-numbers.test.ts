import { describe, expect, it } from 'vitest';
import { seededRandom } from '../platform/index.ts';
import { sourceText } from '../testing/index.ts';
import { drawQuestion, type VariableDefinition } from '../variables/index.ts';
import { judgeAnswer, printSolution, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

const span = { from: 0, to: 0 };

function defined(type: 'number' | 'function', name: string, text: string): VariableDefinition {
  return { type, name, nameSpan: span, options: [], values: [{ text, span }], attributes: {}, span };
}

function judgingWith(definitions: readonly VariableDefinition[], field: Judging['field'] = 'real'): Judging {
  const drawn = drawQuestion(definitions, [], seededRandom(1));
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  return { ...usualJudging, field, drawn: drawn.value };
}

function asked(solution: string, type: Judged['type'] = 'input.number'): Judged {
  return { type, solution: sourceText(solution), correctors: [] };
}

/** The definition of s, an answer, and its verdict. */
const answers = [
  ['300!', '300!', 'right'],
  ['300!', '300*299!', 'right'],
  ['300!', '200!', 'wrong'],
  ['300!', 'infinity', 'wrong'],
  ['2^1024', '2^1025', 'wrong'],
  ['2^1024', '4^512', 'right'],
  ['ln(10^400)', '400*ln(10)', 'right'],
  ['ln(10^400)', '401*ln(10)', 'wrong'],
  ['ln(10^400)', 'infinity', 'wrong'],
  ['1/0', 'infinity', 'right'],
  ['1/0', '10^400', 'wrong'],
  ['sqrt(2)^101', 'sqrt(2)^101', 'right'],
  ['sqrt(2)^101', '2^50*sqrt(2)', 'right'],
  ['sqrt(2)^101', '2^50*sqrt(2)+1', 'wrong'],
  ['sqrt(2)^101', '2^50*sqrt(2)+100', 'wrong'],
  ['10^15+1', '10^15+1', 'right'],
  ['10^15+1', '10^15+2', 'wrong'],
  ['10^18+1', '10^18+1', 'right'],
  ['10^18+1', '10^18+2', 'wrong'],
  ['2^60+1', '1152921504606846977', 'right'],
  ['2^60+1', '1152921504606846976', 'wrong'],
  ['25!', '15511210043330985984000000', 'right'],
  ['25!', '15511210043330985984000001', 'wrong'],
] as const;

describe('a drawn number that doubles cannot tell', () => {
  it.each(answers)('of %s is compared exactly with %s: %s', (definition, answer, verdict) => {
    const judging = judgingWith([defined('number', 's', definition)]);
    expect(judgeAnswer(answer, asked('s'), judging).verdict).toBe(verdict);
  });

  it.each([
    ['10^-400', '10^-400', 'right'],
    ['10^-400', '2*10^-400', 'wrong'],
    ['10^-400', '0', 'wrong'],
    ['1/300!', '1/(300*299!)', 'right'],
    ['1/300!', '1/299!', 'wrong'],
  ])('of %s is told from %s in a field of fractions: %s', (definition, answer, verdict) => {
    const judging = judgingWith([defined('number', 's', definition)], 'rational');
    expect(judgeAnswer(answer, asked('s'), judging).verdict).toBe(verdict);
  });

  it('keeps its digits in what is computed from it', () => {
    const judging = judgingWith([
      defined('number', 'a', '10^400'),
      defined('number', 'b', '3*a'),
      defined('function', 'f', 'b*x'),
    ]);
    expect(judgeAnswer('3*10^400', asked('b'), judging).verdict).toBe('right');
    expect(judgeAnswer('2*10^400', asked('b'), judging).verdict).toBe('wrong');
    expect(judgeAnswer('3*10^400*x', asked('f', 'input.function'), judging).verdict).toBe('right');
    expect(judgeAnswer('2*10^400*x', asked('f', 'input.function'), judging).verdict).toBe('wrong');
    expect(judgeAnswer('{10^400; 3*10^400}', asked('a, b', 'input.finite-number-set'), judging).verdict).toBe('right');
    expect(judgeAnswer('[10^400; 3*10^400)', asked('[a; b)', 'input.interval'), judging).verdict).toBe('right');
    expect(judgeAnswer('[10^400; 4*10^400)', asked('[a; b)', 'input.interval'), judging).verdict).toBe('wrong');
  });

  it('is shown as it is computed', () => {
    const judging = judgingWith([defined('number', 's', '300!')]);
    expect(printSolution(asked('s'), judging)).toBe('300!');
    expect(judgeAnswer(printSolution(asked('s'), judging), asked('s'), judging).verdict).toBe('right');
  });
});
