import { describe, expect, it } from 'vitest';
import type { Corrector } from '../document/index.ts';
import { seededRandom } from '../platform/index.ts';
import { define, sourceText } from '../testing/index.ts';
import { drawQuestion } from '../variables/index.ts';
import { judgeAnswer, type Judged, type Judging, type Verdict } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

const drawn = drawQuestion(
  [
    define('number a', '3'),
    define('function f', 'a*x^2'),
    define('function F', 'x^3'),
    define('function h', 'x + y'),
    define('matrix A', '1 & 2 \\\\ 3 & 4'),
    define('matrix B', '-2 & 1 \\\\ 1.5 & -0.5'),
    define('rowVector r', '[1; 2]'),
  ],
  [],
  seededRandom(1),
);

function verdict(
  type: Judged['type'],
  solution: string,
  correctors: readonly Corrector[],
  input: string,
  more: Partial<Judging> = {},
): Verdict {
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  const answer: Judged = { type, solution: sourceText(solution), correctors };
  return judgeAnswer(input, answer, { ...usualJudging, drawn: drawn.value, ...more }).verdict;
}

const zero = (text: string): Corrector => ({ kind: 'functionForZero', expression: sourceText(text) });
const matrixZero = (text: string): Corrector => ({ kind: 'matrixForZero', expression: sourceText(text) });
const strings = (text: string): Corrector => ({ kind: 'strings', relation: sourceText(text) });
const asFunction = (name: string, ...parameters: readonly string[]): Corrector => ({
  kind: 'inputAsFunction',
  name,
  parameters,
});

describe('an expression that must vanish', () => {
  it.each<[expression: string, input: string, Verdict]>([
    ['ans - f', '3x^2', 'right'],
    ['ans - f', 'x*3*x', 'right'],
    ['ans - f', '3x', 'wrong'],
    ['ans - f', '3x^2 +', 'invalid'],
    ['ans - f', '3x^2 = 0', 'invalid'],
    ['ans - f', 'x = 3x^2', 'invalid'],
    ['derivative(ans; x) - f', 'x^3', 'right'],
    ['derivative(ans; x) - f', 'x^3 + C', 'right'],
    ['derivative(ans; x) - f', 'x^3 + 7', 'right'],
    ['derivative(ans; x) - f', 'x^3 + x', 'wrong'],
    ['derivative(ans, x) - a*x^2', 'x^3 - ln(2)', 'right'],
    ['derivative(derivative(ans; x); x) - 6x', 'x^3 + 5x - 1', 'right'],
    ['derivative(derivative(ans; x); x) - 6x', 'x^3 + x^2', 'wrong'],
    ['derivative(derivative(ans; x); x) + ans', '2 sin x', 'right'],
    ['derivative(derivative(ans; x); x) + ans', 'A sin(x)', 'right'],
    ['derivative(derivative(ans; x); x) + ans', 'a sin x + b cos x', 'right'],
    ['derivative(derivative(ans; x); x) + ans', 'C_1*sin(x) + C_2*cos(x)', 'right'],
    ['derivative(derivative(ans; x); x) + ans', 'A*sin(x+b)', 'right'],
    ['derivative(derivative(ans; x); x) + ans', '0', 'right'],
    ['derivative(derivative(ans; x); x) + ans', 'A sin(2x)', 'wrong'],
    ['derivative(derivative(ans; x); x) + ans', 'A e^x', 'wrong'],
    ['derivative(derivative(ans; x); x) + ans', 'A*sin(x) + B', 'wrong'],
    ['derivative(derivative(ans; x); x) + ans', 'A sin(x) + x/1000', 'wrong'],
    ['derivative(derivative(ans; x); x) - 2*derivative(ans; x) + ans', 'x*e^x', 'right'],
    ['derivative(derivative(ans; x); x) - 2*derivative(ans; x) + ans', '(a+b*x)*e^x', 'right'],
    ['derivative(derivative(ans; x); x) - 2*derivative(ans; x) + ans', 'x^2*e^x', 'wrong'],
    ['derivative(ans; x) - k*ans', 'A*e^(k*x)', 'right'],
    ['derivative(ans; x) - k*ans', 'A*e^(2k*x)', 'wrong'],
    ['substitute(ans; x; 0) - 1', 'cos(x)', 'right'],
    ['substitute(ans; x; 0) - 1', 'sin(x)', 'wrong'],
    ['substitute(ans; x; x + 2pi) - ans', 'sin(x)', 'right'],
    ['substitute(ans; x; x + 2pi) - ans', 'sin(x/2)', 'wrong'],
    ['derivative(ans; x) + ans*sin(x)', 'e^cos(x)', 'right'],
    ['derivative(ans; x) + ans*sin(x)', 'cos(x)', 'wrong'],
    ['(ans - x)*(ans + x)', '-x', 'right'],
    ['(ans - x)*(ans + x)', 'abs(x)', 'right'],
    ['(ans - x)*(ans + x)', '2x', 'wrong'],
    ['x*ans - 1', '1/x', 'right'],
    ['ans - 1/3*x', '0.3333333333x', 'right'],
    ['ans - 1/3*x', '0.333x', 'wrong'],
    ['ans - f', 'a*x^2', 'wrong'],
    ['ans - width', '3x^2', 'undecided'],
    ['ans - (', '3x^2', 'undecided'],
    ['ans = 1', '3x^2', 'undecided'],
    ['ans - ans_2', '3x^2', 'undecided'],
    ['derivative(ans; a) - 1', '3x^2', 'undecided'],
  ])('%s, for %s: %s', (expression, input, expected) => {
    expect(verdict('input.function', 'F', [zero(expression)], input)).toBe(expected);
  });

  it.each<[expression: string, input: string, Verdict]>([
    ['ans^2 - 2', '1.414', 'right'],
    ['ans^2 - 2', '-sqrt(2)', 'right'],
    ['ans^2 - 2', '1.3', 'wrong'],
    ['ans mod a', '27', 'right'],
    ['ans mod a', '28', 'wrong'],
    ['ans - a', 'x', 'invalid'],
  ])('%s, for the number %s: %s', (expression, input, expected) => {
    expect(verdict('input.number', 'a', [zero(expression)], input)).toBe(expected);
  });

  it.each<[expression: string, input: string, Verdict]>([
    ['ans*A - [[1;0];[0;1]]', '[[-2;1];[1.5;-0.5]]', 'right'],
    ['ans*A - [[1;0];[0;1]]', '[[-2;1];[1.5;0.5]]', 'wrong'],
    ['A*ans - ans*A', '[[1;0];[0;1]]', 'right'],
    ['A*ans - ans*A', '[[1;1];[0;1]]', 'wrong'],
    ['ans*transpose(ans) - [[1;0];[0;1]]', '[[0;1];[1;0]]', 'right'],
    ['ans*transpose(ans) - [[1;0];[0;1]]', '[[0;1];[1;1]]', 'wrong'],
    ['ans*A', '[[1;2;3]]', 'wrong'],
    ['ans*A', '[[1;', 'invalid'],
  ])('%s, for the matrix %s: %s', (expression, input, expected) => {
    expect(verdict('input.matrix', 'B', [matrixZero(expression)], input)).toBe(expected);
  });

  it.each<[string, Verdict]>([
    ['[[0;1];[-1;0]]', 'right'],
    ['[[2;3];[-1;-1]]', 'right'],
    ['[[2;3];[1;1]]', 'wrong'],
  ])('may be a number of a matrix: the determinant of %s is 1: %s', (input, expected) => {
    expect(verdict('input.matrix', '[[1;0];[0;1]]', [zero('det(ans) - 1')], input)).toBe(expected);
  });

  it('may be a row', () => {
    expect(verdict('input.matrix', 'r', [matrixZero('ans - r')], '[[1;2]]')).toBe('right');
    expect(verdict('input.matrix', 'r', [matrixZero('ans - r')], '[1;2]')).toBe('right');
    expect(verdict('input.matrix', 'r', [matrixZero('A*ans - [5;11]')], '[[1;2]]')).toBe('right');
    expect(verdict('input.matrix', 'r', [matrixZero('ans - r')], '[[2;1]]')).toBe('wrong');
  });

  it('may have names in a matrix', () => {
    const rotation = [matrixZero('ans*transpose(ans) - [[1;0];[0;1]]')];
    expect(
      verdict('input.matrix', '[[cos(t);sin(t)];[-sin(t);cos(t)]]', rotation, '[[cos(t);-sin(t)];[sin(t);cos(t)]]'),
    ).toBe('right');
    expect(
      verdict('input.matrix', '[[cos(t);sin(t)];[-sin(t);cos(t)]]', rotation, '[[cos(t);sin(t)];[sin(t);cos(t)]]'),
    ).toBe('wrong');
  });

  it('must vanish like all others, and the answer have its form', () => {
    const both = [zero('derivative(ans; x) - f'), zero('substitute(ans; x; 0) - 1')];
    expect(verdict('input.function', 'F', both, 'x^3 + 1')).toBe('right');
    expect(verdict('input.function', 'F', both, 'x^3')).toBe('wrong');
    const factored: Corrector = { kind: 'form', form: 'factored' };
    expect(verdict('input.function', 'F', [zero('ans - (x^2 - 1)'), factored], '(x-1)(x+1)')).toBe('right');
    expect(verdict('input.function', 'F', [zero('ans - (x^2 - 1)'), factored], 'x^2 - 1')).toBe('wrong');
    const allowed: Corrector = { kind: 'allowed', names: ['x'] };
    expect(verdict('input.function', 'F', [zero('ans - (x^2 - 1)'), allowed], 'sqrt(x^4) - 1')).toBe('wrong');
  });
});

describe('an answer as a function of its parameters', () => {
  it.each<[expression: string, input: string, Verdict]>([
    ['g(2; 3) - 5', 'x + y', 'right'],
    ['g(2; 3) - 5', 'x*y - 1', 'right'],
    ['g(2; 3) - 5', 'x - y', 'wrong'],
    ['g(x; y) - g(y; x)', 'x*y', 'right'],
    ['g(x; y) - g(y; x)', 'x/y', 'wrong'],
    ['g(0; y) + g - ans - y', 'x + y', 'right'],
    ['derivative(g; x) - derivative(g; y)', '(x + y)^3', 'right'],
    ['derivative(g; x) - derivative(g; y)', '(x + y)^3 + x', 'wrong'],
  ])('%s, for %s: %s', (expression, input, expected) => {
    expect(verdict('input.function', 'h', [asFunction('g', 'x', 'y'), zero(expression)], input)).toBe(expected);
  });

  it('may have letters that the solution does not have', () => {
    expect(verdict('input.function', 'a', [asFunction('g', 'speed'), zero('g(2) - 6')], '3speed')).toBe('right');
    expect(verdict('input.function', 'a', [zero('ans - 6')], '3speed')).toBe('invalid');
  });
});

describe('a relation on the text', () => {
  it.each<[relation: string, input: string, Verdict]>([
    ['count(+, ans) = 0', '3x^2', 'right'],
    ['count(+, ans) = 0', '2x^2 + x^2', 'wrong'],
    ['count(+, ans) = 0', '4x^2', 'wrong'],
    ['count(+, ans) = 0', '3x^2 +', 'invalid'],
    ['length(ans) <= length(f)', '3x^2', 'right'],
    ['length(ans) <= length(f)', '3x*x + 0', 'wrong'],
    ['count(x, g) = 1', '3x^2', 'right'],
    ['count(x, g) = 1', '3x*x', 'wrong'],
    ['answerExactMatch(ans, f)', '3*x^2', 'right'],
    ['answerExactMatch(ans, f)', 'x^2*3', 'wrong'],
    ['equal(g(1), 3)', '3x^2', 'right'],
    ['correct(ans)', '3x^2', 'right'],
    ['correct(ans_2)', '3x^2', 'undecided'],
    ['length(ans', '3x^2', 'undecided'],
    ['length(ans)', '3x^2', 'undecided'],
  ])('%s, for %s: %s', (relation, input, expected) => {
    expect(verdict('input.function', 'f', [asFunction('g', 'x'), strings(relation)], input)).toBe(expected);
  });

  it('may be about any type, and about other answers', () => {
    expect(verdict('input.number', 'a', [strings('count(., ans) = 1')], '3.0')).toBe('right');
    expect(verdict('input.number', 'a', [strings('count(., ans) = 1')], '3')).toBe('wrong');
    const given = [
      { text: '3', language: 'en', answer: { type: 'input.number', solution: sourceText('a'), correctors: [] } },
      {
        text: '3.0',
        language: 'en',
        answer: { type: 'input.number', solution: sourceText('a'), correctors: [strings('correct(ans_1)')] },
      },
    ] as const;
    const relation = [strings('correct(ans_2) AND NOT[equalString(ans, ans_2)]')];
    expect(verdict('input.number', 'a', relation, '3', { given })).toBe('right');
    expect(verdict('input.number', 'a', relation, '3.0', { given })).toBe('wrong');
  });
});
