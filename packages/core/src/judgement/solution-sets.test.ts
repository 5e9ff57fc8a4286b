import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, input: string, more: Partial<Judging> = {}): string {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, { ...usualJudging, ...more })
    .verdict;
}

describe('a union of intervals', () => {
  const outside = '(-infinity; -2) OR (2; infinity)';
  it.each([
    [outside, 'x<-2 or x>2', 'right'],
    [outside, 'x > 2 or x < -2', 'right'],
    [outside, 'x<-2 oder x>2', 'right'],
    [outside, 'x<-2 ou x>2', 'right'],
    [outside, 'x<-2 或 x>2', 'right'],
    [outside, 'x<-2 ∨ x>2', 'right'],
    [outside, '-2 > x or 2 < x', 'right'],
    [outside, 't<-2 or t>2', 'right'],
    [outside, 'not (-2 <= x <= 2)', 'right'],
    [outside, '(x<-2) or (x>2)', 'right'],
    [outside, 'x<-2 or x>2 or x>5', 'right'],
    [outside, 'x<-2 or x>=2', 'wrong'],
    [outside, 'x<-2 and x>2', 'wrong'],
    [outside, 'x>2', 'wrong'],
    [outside, '-2<x<2', 'wrong'],
    [outside, 'x<-2 or y>2', 'invalid'],
    [outside, 'x^2>4', 'invalid'],
    [outside, '|x|>2', 'invalid'],
    [outside, 'x<-2 or', 'invalid'],
    [outside, 'x', 'invalid'],
    [outside, '3', 'invalid'],
    ['[-1; 3)', '-1<=x<3', 'right'],
    ['[-1; 3)', '-1 ≤ x < 3', 'right'],
    ['[-1; 3)', '3 > x >= -1', 'right'],
    ['[-1; 3)', 'x>=-1 and x<3', 'right'],
    ['[-1; 3)', 'x>=-1 und x<3', 'right'],
    ['[-1; 3)', 'x>=-1 et x<3', 'right'],
    ['[-1; 3)', 'x>=-1 且 x<3', 'right'],
    ['[-1; 3)', 'x>=-1 or x<3', 'wrong'],
    ['[-1; 3)', '-1<x<3', 'wrong'],
    ['[-1; 3)', 'x ∈ [-1; 3)', 'right'],
    ['[-1; 3)', 'x in [-1; 3[', 'right'],
    ['[-1; 3)', 'L = [-1; 3)', 'right'],
    ['[-1; 3)', '-2/2 <= x < sqrt(9)', 'right'],
    ['(-infinity; 2) OR (2; infinity)', 'x != 2', 'right'],
    ['(-infinity; 2) OR (2; infinity)', 'x ≠ 2', 'right'],
    ['(-infinity; 2) OR (2; infinity)', 'x<2 or x>2', 'right'],
    ['(-infinity; 2) OR (2; infinity)', 'ℝ\\{2}', 'right'],
    ['(-infinity; 2) OR (2; infinity)', 'x ∈ R \\ {2}', 'right'],
    ['(-infinity; 2) OR (2; infinity)', 'ℝ \\ {3}', 'wrong'],
    ['(-infinity; infinity)', 'ℝ', 'right'],
    ['(-infinity; infinity)', 'x<1 or x>=1', 'right'],
    ['{2}', 'x = 2', 'right'],
    ['{2}', '2 <= x <= 2', 'right'],
    ['∅', 'x<1 and x>2', 'right'],
    ['∅', 'x>1', 'wrong'],
    ['x<-2 or x>2', '(-∞; -2) ∪ (2; ∞)', 'right'],
    ['x<-2 or x>2', 'x>2 or x<-2', 'right'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.interval', solution, input)).toBe(expected);
  });

  it('has decimals of its language', () => {
    expect(verdict('input.interval', '[-1.5; 3)', '-1,5 <= x < 3', { language: 'de' })).toBe('right');
  });
});

describe('a finite set', () => {
  it.each([
    ['1, 2', 'x=1 or x=2', 'right'],
    ['1, 2', 'x = 2 oder x = 1', 'right'],
    ['1, 2', 'x=1 ou x=2', 'right'],
    ['1, 2', 'x=1 或 x=2', 'right'],
    ['1, 2', 'x=1 ∨ x=2', 'right'],
    ['1, 2', 'x_1=1, x_2=2', 'right'],
    ['1, 2', 'x1 = 1; x2 = 2', 'right'],
    ['1, 2', 'x_1=1 and x_2=2', 'right'],
    ['1, 2', 'x=1, x=2', 'right'],
    ['1, 2', 'x=1 and x=2', 'invalid'],
    ['1, 2', '1 or 2', 'right'],
    ['1, 2', '1 und 2', 'right'],
    ['1, 2', 'x = 1 or 2', 'right'],
    ['1, 2', '{1; 2}', 'right'],
    ['1, 2', '{1, 2}', 'right'],
    ['1, 2', 'L = {1; 2}', 'right'],
    ['1, 2', 'x ∈ {1; 2}', 'right'],
    ['1, 2', '2; 1', 'right'],
    ['1, 2', 'x=1', 'wrong'],
    ['1, 2', 'x=1 or x=3', 'wrong'],
    ['1, 2', 'x=1 or x=2 or x=3', 'wrong'],
    ['1, 2', 'x=1 or', 'invalid'],
    ['1, 2', 'x=1=2', 'invalid'],
    ['1, 2', 'x<1 or x=2', 'invalid'],
    ['2, -2', '±2', 'right'],
    ['2, -2', 'x=±2', 'right'],
    ['2, -2', 'x = ± 2', 'right'],
    ['2, -2', '+-2', 'right'],
    ['2, -2', '+/-2', 'right'],
    ['2, -2', '\\pm 2', 'right'],
    ['2, -2', '{±2}', 'right'],
    ['2, -2', 'x=2 or x=-2', 'right'],
    ['2, -2', '±3', 'wrong'],
    ['2, -2', '2', 'wrong'],
    ['1+sqrt(3), 1-sqrt(3)', '1±sqrt(3)', 'right'],
    ['1+sqrt(3), 1-sqrt(3)', '1 ± √3', 'right'],
    ['1+sqrt(3), 1-sqrt(3)', '(2±sqrt(12))/2', 'right'],
    ['1+sqrt(3), 1-sqrt(3)', '1±sqrt(2)', 'wrong'],
    ['0, 2, -2', '0, ±2', 'right'],
    ['0, 2, -2', 'x=0 or x=±2', 'right'],
    ['{}', '∅', 'right'],
    ['{}', '{}', 'right'],
    ['{}', 'L = {}', 'right'],
    ['{}', 'x=1', 'wrong'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.finite-number-set', solution, input)).toBe(expected);
  });

  it.each([
    ['{1,5; 2}', 'right'],
    ['1,5, 2', 'right'],
    ['x=1,5 oder x=2', 'right'],
    ['x_1=1,5, x_2=2', 'right'],
    ['1; 5; 2', 'wrong'],
  ])('in German: %s is %s', (input, expected) => {
    expect(verdict('input.finite-number-set', '1.5, 2', input, { language: 'de' })).toBe(expected);
  });
});

describe('an equation', () => {
  it.each([
    ['y=2x+1', 'y=2x+1', 'right'],
    ['y=2x+1', 'y-1=2x', 'right'],
    ['y=2x+1', '2x-y+1=0', 'right'],
    ['y=2x+1', '2x+1=y', 'right'],
    ['y=2x+1', '4x-2y=-2', 'right'],
    ['y=2x+1', 'x=(y-1)/2', 'right'],
    ['y=2x+1', '0=2x+1-y', 'right'],
    ['y=2x+1', 'y=2(x+1/2)', 'right'],
    ['y=2x+1', 'y/2=x+0.5', 'right'],
    ['y=2x+1', 'y-3=2(x-1)', 'right'],
    ['y=2x+1', 'y=2x-1', 'wrong'],
    ['y=2x+1', 'y=3x+1', 'wrong'],
    ['y=2x+1', '2x+1', 'invalid'],
    ['y=2x+1', 'y=2t+1', 'wrong'],
    ['y=2x+1', 'y<2x+1', 'wrong'],
    ['y=2x+1', 'y=', 'invalid'],
    ['x=3', 'x=3', 'right'],
    ['x=3', '3=x', 'right'],
    ['x=3', '2x=6', 'right'],
    ['x=3', 'x-3=0', 'right'],
    ['x=3', 'x=2', 'wrong'],
    ['x=3', '3', 'invalid'],
    ['x=3', 'x=3+0y', 'right'],
    ['x=3', 'x^2=9', 'wrong'],
    ['x^2+y^2=25', 'x^2+y^2=25', 'right'],
    ['x^2+y^2=25', 'x^2+y^2-25=0', 'right'],
    ['x^2+y^2=25', '2x^2+2y^2=50', 'right'],
    ['x^2+y^2=25', 'y^2=25-x^2', 'right'],
    ['x^2+y^2=25', 'x^2=(5-y)(5+y)', 'right'],
    ['x^2+y^2=25', 'x^2+y^2=5', 'wrong'],
    ['x^2+y^2=25', 'y=sqrt(25-x^2)', 'wrong'],
    ['x^2+y^2=25', 'x^2-y^2=25', 'wrong'],
    ['2x+3y-z=4', '4x+6y-2z=8', 'right'],
    ['2x+3y-z=4', 'z=2x+3y-4', 'right'],
    ['2x+3y-z=4', '2x+3y+z=4', 'wrong'],
    ['y=x^2-4x+3', 'y=(x-1)(x-3)', 'right'],
    ['y=x^2-4x+3', 'y+1=(x-2)^2', 'right'],
    ['y=x^2-4x+3', 'y=(x-2)^2+1', 'wrong'],
    ['|x|=2', 'x^2=4', 'right'],
    ['x^2=4', 'x=2', 'wrong'],
    ['y=e^x', 'ln(y)=x', 'right'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.function', solution, input)).toBe(expected);
  });
});
