import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, input: string, more: Partial<Judging> = {}): string {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, { ...usualJudging, ...more })
    .verdict;
}

describe('what is written around a term', () => {
  it.each([
    ['2x', 'f: x ↦ 2x'],
    ['2x', 'f:x->2x'],
    ['2x', 'x ⟼ 2x'],
    ['2x', 'f\\colon x\\mapsto 2x'],
    ['2x', 'f: ℝ → ℝ, x ↦ 2x'],
    ['2x', 'f(x) := 2x'],
    ['2x', 'y = f(x) = 2x'],
    ['2x', 'y(x) = 2x'],
    ['y=2x+1', 'g: y=2x+1'],
    ['2x+1', 'g: y=2x+1'],
    ['ln(sqrt(x))', '\\ln\\sqrt{x}'],
    ['2*pi*sqrt(2)*x', '2\\pi\\sqrt{2}x'],
    ['3*e^x', '3\\cdot\\mathrm{e}^x'],
    ['sqrt(x)*ln(x)', '\\sqrt x\\ln x'],
  ])('%s is read in %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['x/2', 'x:2', 'right'],
    ['2x', 'x: y=2x', 'invalid'],
    ['2x', 't ↦ 2x', 'invalid'],
  ])('is no letter of the term: %s, %s', (solution, input, expected) => {
    expect(verdict('input.function', solution, input)).toBe(expected);
  });
});

const withoutOne = '(-infinity; 1) OR (1; infinity)';
const withoutTwo = '(-infinity; -1) OR (-1; 1) OR (1; infinity)';

describe('what is written around a set', () => {
  it.each([
    [withoutOne, 'R\\{1}'],
    [withoutOne, 'D_f = ℝ\\{1}'],
    [withoutOne, 'Df=ℝ＼｛1｝'],
    [withoutTwo, 'ℝ\\{±1}'],
    [withoutTwo, '\\mathbb{R}\\setminus\\{\\pm 1\\}'],
    [withoutTwo, 'x≠±1'],
    [withoutTwo, 'x≠1, x≠-1'],
    ['(0; infinity)', 'ℝ+'],
    ['(-infinity; 0)', 'ℝ⁻'],
  ])('%s is read in %s', (solution, input) => {
    expect(verdict('input.interval', solution, input)).toBe('right');
  });

  it.each([
    ['0; 2; -2', 'x₁=0; x₂/₃=±2', 'right'],
    ['1+sqrt(2); 1-sqrt(2)', 'x=1±√2', 'right'],
    ['2; -2', 'x=2 v x=-2', 'right'],
    ['{}', 'no solution', 'right'],
    ['{}', 'keine Lösung', 'right'],
    ['{}', '无解', 'right'],
    ['1', 'no solution', 'wrong'],
  ])('%s is read in %s: %s', (solution, input, expected) => {
    expect(verdict('input.finite-number-set', solution, input)).toBe(expected);
  });

  it('of an inequality that is not solved stays unread', () => {
    expect(verdict('input.interval', '(-infinity; -2) OR (2; infinity)', '|x|>2')).toBe('invalid');
  });
});
