import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Verdict } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, input: string): Verdict {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, usualJudging).verdict;
}

describe('an equation with conditions', () => {
  it.each([
    ['y=2x+1', 'y=2x+1 and y=3'],
    ['y=2x+1', 'y=2x+1 and x>0'],
    ['y=2x+1', 'y=2x+1 and x!=3'],
    ['y=2x+1', 'y=2x+1 and x!=1/3'],
    ['y=2x+1', 'y=2x+1 and x<50'],
    ['y=2x+1', 'y=2x+1 and x<5000'],
    ['y=2x+1', 'y=2x+1 and (x-1)^2=0'],
    ['y=2x+1', 'y=2x+1 and x=3'],
    ['y=2x+1', 'y=2x+1 and x>100'],
    ['y=2x+1', 'y=2x+1 and x!=y'],
    ['y=2x+1', 'y=2x+1 or (x=1 and y=7)'],
    ['y=2x+1', 'y=2x+1 or (x=1/3 and y=7)'],
    ['y=2x+1', 'not (y!=2x+1 or x=5)'],
    ['y=3', 'y=3 and x>0'],
    ['y=3', 'y=3 or (x=1 and y=7)'],
    ['x+y=3', 'x+y=3 and x>y'],
    ['x+y=3', 'x+y=3 and x!=y'],
    ['y=x^2', 'y=x^2 and x>0'],
    ['y=x^2', 'y=x^2 and x!=3'],
    ['y=x^2', 'y=x^2 and y!=9'],
    ['3x+2y=6', '3x+2y=6 and x<7'],
    ['3x+2y=6', '3x+2y=6 and x=3'],
    ['x^2+y^2=25', 'x^2+y^2=25 and x>0'],
    ['x^2+y^2=25', 'x^2+y^2=25 and y>=0'],
    ['x^2+y^2=25', 'x^2+y^2=25 and x!=3'],
    ['x^2+y^2=25', 'x^2+y^2=25 or (x=1 and y=1)'],
    ['x^2+y^2=25', 'x^2+y^2=25 or (x-1)^2+(y-2)^2<=0'],
    ['y=e^x', 'y=e^x and x>0'],
    ['y=e^x', 'y=e^x and x<50'],
    ['x=3', 'x=3 or (x=5.5 and x>0)'],
    ['x^2=4', 'x^2=4 and x>0'],
    ['y=2x+1', 'y=2x+1 and z>0'],
    ['x+y+z=1', 'x+y+z=1 and z<50'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });

  it.each([
    ['y=2x+1', 'y=2x+1 and x^2>=0'],
    ['y=2x+1', 'y=2x+1 and 0=0'],
    ['y=2x+1', 'y=2x+1 and y-1=2x'],
    ['y=2x+1', '(y=2x+1 and x>0) or (y=2x+1 and x<=0)'],
    ['y=2x+1', 'not y!=2x+1'],
    ['y=2x+1', 'y<=2x+1 and y>=2x+1'],
    ['y=2x+1', 'y=2x+1 and y-2x>0'],
    ['x^2+y^2=25', 'not x^2+y^2!=25'],
    ['y=e^x', 'y=e^x and 0=0'],
    ['x^2=4', 'x^2=4 and x<50'],
    ['x^2=4 and x>0', 'x=2'],
    ['x=3', 'x=3 and x>0'],
    ['y=2x+1 and x>0', 'x>0 and 2x=y-1'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['x^2+y^2=25', 'x^2+y^2=25 and x<6'],
    ['x^2+y^2=25', 'x^2+y^2=25 and x!=y'],
  ])('%s with %s is not right without a proof', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('undecided');
  });
});

describe('an inequality with a point more or less', () => {
  it.each([
    ['x<3', 'x<3 or x=500'],
    ['x<3', 'x<3 or x=4.5'],
    ['x<3', 'x<3 and x!=1/7'],
    ['x<3', 'x<3 or (x-50.3)^2<=0'],
    ['x<3', 'x<3 and x!=sqrt(2)'],
    ['x<sqrt(2)', 'x<sqrt(2) or x=500.5'],
    ['x<sqrt(2)', 'x<sqrt(2) or (x-50.3)^2<=0'],
    ['x<sqrt(2)', 'x<sqrt(2) or |x-50.3|<=0'],
    ['x<ln(2)', 'x<ln(2) and x!=-1/7'],
    ['x>2', 'x>2 or x=1.5'],
    ['x>2', 'x>2 and x!=5.5'],
    ['x>=0', 'x>=0 and x!=7.7'],
    ['x^2<4', 'x^2<4 or x=7'],
    ['x^2>2', 'x^2>2 or x^2=1/3'],
    ['x^2>=0', 'x!=1/3'],
    ['x+y<3', 'x+y<3 or (x=5 and y=7.5)'],
    ['x+y<3', 'x+y<3 and x!=1/3'],
    ['x+y<3', 'x+y<=3'],
    ['|x|<3', '|x|<3 and x!=0.7'],
    ['1/x>0', 'x>=0'],
    ['true', 'x!=5'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });

  it.each([
    ['x^2>=0', '0=0'],
    ['x^2>=0', 'x=x'],
    ['x^2>=0', 'true'],
    ['x^2<0', 'false'],
    ['x^2+x+1>0', 'true'],
    ['x<3', 'x<3 and x<500'],
    ['x<3', 'not x>=3'],
    ['x^3>2', 'x^6>4 and x>0'],
    ['x^2<=2', 'x^4<=4'],
    ['(x-1)^2<=0', 'x=1'],
    ['1/x>0', 'x>0'],
    ['x<1/3', '3x-1<0'],
    ['x+y<3', 'y<3-x'],
    ['x>0 and y>0', 'y>0 and x>0'],
    ['x+y<3', 'not (x+y>=3)'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });
});

describe('a function that differs at a point', () => {
  it.each([
    ['x^2', 'if(x=1/7;0;x^2)'],
    ['x^2', 'if(x=13.7;0;x^2)'],
    ['x^2', 'if(x=500;0;x^2)'],
    ['x^2', 'if(x=sqrt(2);0;x^2)'],
    ['x^2', 'if(x^2=2;0;x^2)'],
    ['x^2', 'if((x-1/7)^2<=0;0;x^2)'],
    ['2x', '2x+0^|x-1/3|'],
    ['2x', '2x+heaviside(-(x-1/3)^2)'],
    ['2x', '2x+floor(1/(1+(x-0.3)^2))'],
    ['2x', '2x+ceil(x/10^9)-ceil(x/10^9)+dirac(x-3)'],
    ['2x', '2x+dirac(x-3)'],
    ['2x', '2x+dirac(x-1/3)'],
    ['2x', '2x+1-sign((x-1/3)^2)'],
    ['2x', '2x+1-sign(|x-1/3|)'],
    ['if(x<300;1;2)', 'if(x<=300;1;2)'],
    ['if(x<1/3;1;2)', 'if(3x<=1;1;2)'],
    ['if(x<sqrt(2);1;2)', 'if(x<=sqrt(2);1;2)'],
    ['heaviside(x-500)', 'if(x>500;1;0)'],
    ['heaviside(x-500)', '(1+sign(x-500))/2'],
    ['x*y', 'if(x=1/7;0;x*y)'],
    ['x*y', 'if(x=y;0;x*y)'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });

  it.each([
    ['if(x<300;1;2)', 'if(x>=300;2;1)'],
    ['if(x<300;x;300)', 'if(x<=300;x;300)'],
    ['heaviside(x-500)', 'if(x>=500;1;0)'],
    ['|x|', 'if(x<0;-x;x)'],
    ['|x|', 'x*sign(x)'],
    ['floor(x)+1', 'floor(x+1)'],
    ['-floor(x)', 'ceil(-x)'],
    ['sign(x)', 'x/|x|'],
    ['mod(x;1)', 'x-floor(x)'],
    ['max(x;y)', 'if(x>y;x;y)'],
    ['x^2', 'if(x=1/7;1/49;x^2)'],
    ['x^2', 'if(x=sqrt(2);2;x^2)'],
    ['x+ceil(sin(pi))', 'x'],
    ['x+floor(cos(pi/2))', 'x'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });
});

it('a function with cases at the zeros of a wave is never right without a proof', () => {
  expect(verdict('input.function', 'x^2', 'if(sin(x)=0;0;x^2)')).not.toBe('right');
});

describe('a function by cases', () => {
  it.each([
    ['1 : x < 0; 10^16 : x >= 0', '1 : x<0; 10^16+1 : x>=0'],
    ['1 : x < 0; 10^20 : x >= 0', '1 : x<0; 10^20+1000 : x>=0'],
    ['1 : x < 0; 10^30 : x >= 0', '1 : x<0; 10^30+10 : x>=0'],
    ['1 : x < 0; 10^30*x : x >= 0', '1 : x<0; 10^30*x+10 : x>=0'],
    ['-x : x<0; x : x>=0', '-x : x<0; x+floor(1/(1+(x-1/7)^2)) : x>=0'],
    ['-x : x<0; x : x>=0', '-x : x<0; x+1-sign((x-500)^2) : x>=0'],
    ['0 : x <= 10908; 0.14*(x-10908) : x > 10908', '0 : x < 10908; 0.14x-1527.13 : x >= 10908'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.cases.function', solution, input)).toBe('wrong');
  });

  it.each([
    ['0 : x <= 10908; 0.14*(x-10908) : x > 10908', '0 : x < 10908; 0.14x-1527.12 : x >= 10908'],
    ['0 : x <= 3; 0.1*x-0.3 : x > 3', '0 : x < 3; 0.1*x-0.3 : x >= 3'],
    ['0 : x <= 1; ln(x) : x > 1', '0 : x < 1; ln(x) : x >= 1'],
    ['0 : x <= pi; sin(x) : x > pi', '0 : x < pi; sin(x) : x >= pi'],
    ['0 : x <= sqrt(2); x^2-2 : x > sqrt(2)', '0 : x < sqrt(2); x^2-2 : x >= sqrt(2)'],
    ['1 : x < 0; 10^16 : x >= 0', '1 : x<0; 10*10^15 : x>=0'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.cases.function', solution, input)).toBe('right');
  });
});
