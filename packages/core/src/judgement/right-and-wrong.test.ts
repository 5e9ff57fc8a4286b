import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, readingOf, type Judged, type Judging, type Verdict } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, input: string, more: Partial<Judging> = {}): Verdict {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, { ...usualJudging, ...more })
    .verdict;
}

describe('a function is the same function', () => {
  it.each([
    ['-sin(x)', 'sin(x+pi)'],
    ['sin(x)', 'sin(pi-x)'],
    ['tan(x)', 'tan(x+pi)'],
    ['-cos(x)', 'cos(x-pi)'],
    ['cos(x)', 'sin(x+pi/2)'],
    ['-a sin(w t)', 'a sin(w t+pi)'],
    ['cos(x)', 'cos(x+2pi)'],
    ['cos(x)/2+sqrt(3)/2 sin(x)', 'cos(x-pi/3)'],
    ['x^(1/5)', 'x^0.2'],
    ['x^(3/5)', 'x^0.6'],
    ['0.1x+0.2x', '0.3x'],
    ['sin(0.3x)', 'sin(0.1x+0.2x)'],
    ['e^(0.7x)', 'e^(0.3x) e^(0.4x)'],
    ['ln(x-10^7)', 'ln(x-10^7)'],
    ['sqrt(-1-x^2)', 'sqrt(-1-x^2)'],
    ['y-1=2x', 'y-1=2x'],
    ['x/0', 'x/0'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['-sin(x)', 'sin(x+3.14159265)'],
    ['-sin(x)', 'sin(x)'],
    ['x^(1/5)', 'x^0.25'],
    ['sqrt(x)', 'x^0.4'],
    ['10^12+x', '10^12+2x'],
    ['10^15+x', '10^15+2x'],
    ['x+10^-12', 'x+2*10^-12'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });
});

describe('a number is right within rounding', () => {
  it.each([
    ['6.02*10^23', '6.02*10^23', 2],
    ['6.02*10^23', '602*10^21', 6],
    ['1234567890123456', '1234567890123456', 2],
    ['7*10^13/3', '7*10^13/3', 2],
    ['10^9/7', '10^9/7', 6],
    ['0', 'cos(pi/2)', 2],
    ['39800', '200!/198!', 2],
  ])('%s, written as %s, with %d decimals', (solution, input, digits) => {
    for (const mode of ['atleast', 'rounded', 'truncate'] as const) {
      if (mode !== 'atleast' && solution.includes('/')) continue;
      expect(verdict('input.number', solution, input, { precision: { mode, digits } })).toBe('right');
    }
  });

  it.each([
    ['6.02*10^23', '6.03*10^23', 2],
    ['10^9/7', '142857142.9', 6],
  ])('%s, not %s, with %d decimals', (solution, input, digits) => {
    expect(verdict('input.number', solution, input, { precision: { mode: 'atleast', digits } })).toBe('wrong');
  });
});

describe('a number of a field of whole numbers and fractions is the same number', () => {
  it.each([
    ['2^53+1', '2^53'],
    ['10^20+1', '10^20'],
  ])('%s, not %s', (solution, input) => {
    for (const field of ['integer', 'rational'] as const)
      expect(verdict('input.number', solution, input, { field })).toBe('wrong');
  });
});

describe('a number of a complex field of fractions', () => {
  it.each([
    ['(3+3i)/(3+2i)', '15/13 + 3/13i', 'right'],
    ['(1+2i)/(3+i)', '1/2 + 1/2i', 'right'],
    ['(3+3i)/(3+2i)', '15/13 + 2/13i', 'wrong'],
    ['(3+3i)/(3+2i)', '1.15 + 0.23i', 'wrong'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.number', solution, input, { field: 'complex-rational' })).toBe(expected);
  });
});

describe('a relation is the same relation', () => {
  it.each([
    ['-2<x<2', 'x^2<4'],
    ['-2<=x<=2', 'x^2<=4'],
    ['-2<x<2', 'x^4<16'],
    ['|x|<sqrt(2)', 'x^2<2'],
    ['x<-2 or x>2', 'x^2>4'],
    ['y=2x+1', 'y-1=2x'],
    ['y=2x+1', '2y=4x+2'],
    ['x^2+y^2=4', 'y^2=4-x^2'],
    ['|x|=2', 'x^2=4'],
    ['x=2', '2=x'],
    ['3x=6', 'x=2'],
    ['x=10^12', '2x=2*10^12'],
    ['y=2x+10^9', 'y-10^9=2x'],
    ['x=1 or x=2', 'x=2 or x=1'],
    ['x^2-3x+2=0', '(x-1)(x-2)=0'],
    ['x=1', '(x-1)^2=0'],
    ['x=1', '(x-1)(x^2+1)=0'],
    ['x=-1', '(x^2-1)/(x-1)=0'],
    ['x^2+1=0', 'x^2+2=0'],
    ['x=1/x', 'x^2=1'],
    ['y=sqrt(2)x', 'y^3=2sqrt(2)x^3'],
    ['x<10^12', '2x<2*10^12'],
    ['e^x=2', 'x=ln(2)'],
    ['ln(x)=0', 'x=1'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['-2<x<2', 'x^2<=4'],
    ['|x|<sqrt(2)', 'x^2<=2'],
    ['2x<=5', '2x<5'],
    ['x=y', '|x|=|y|'],
    ['x=2', 'x^2=4'],
    ['y=2x+1', 'y=2x-1'],
    ['x^2+y^2=4', 'x+y=2'],
    ['x<-2 or x>2', 'x>2'],
    ['x<-2 or x>2', 'x<=-2 or x>2'],
    ['x=10^12', 'x=10^12+1'],
    ['x=1000000000', 'x=1000000001'],
    ['y=2x+10^9', 'y=2x+10^9+1'],
    ['x<10^12', 'x<10^12+1'],
    ['x/1000=1000000', 'x/1000=1000000.01'],
    ['x=0', 'x(x/1000-1000)=0'],
    ['(x-1)^2=0', '(x-1)^2(x-2)^2=0'],
    ['x=1 or x=-1', '(x^2-1)/(x-1)=0'],
    ['x=sqrt(2)', 'x=1.41421356237'],
    ['e^x=2', 'x=0.69314718'],
    ['x=1', '(x-1)(x^2-2)=0'],
    ['x^3=2', 'x^3=2+10^-15'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });
});

describe('a function by cases is the same at its borders, too', () => {
  it.each([
    ['1 : 2x <= 5; 0 : 2x > 5', '1 : x <= 5/2; 0 : x > 2.5', 'right'],
    ['1 : 2x <= 5; 0 : 2x > 5', '1 : 2x < 5; 0 : 2x >= 5', 'wrong'],
    ['1 : x^2 <= 4; 0 : x^2 > 4', '1 : -2 <= x <= 2; 0 : |x| > 2', 'right'],
    ['1 : x^2 <= 4; 0 : x^2 > 4', '1 : x^2 < 4; 0 : x^2 >= 4', 'wrong'],
    ['1 : x^2 <= 2; 0 : x^2 > 2', '1 : x^2 < 2; 0 : x^2 >= 2', 'wrong'],
    ['1 : sin(x) <= 0; 0 : sin(x) > 0', '1 : sin(x) < 0; 0 : sin(x) >= 0', 'wrong'],
    ['x : x <= 0; x^2 : x > 0', 'x : x < 0; x^2 : x >= 0', 'right'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.cases.function', solution, input)).toBe(expected);
  });
});

describe('words that run together', () => {
  it.each([
    ['sin(x)', 'sinx'],
    ['ln(x)', 'lnx'],
    ['x*sin(x)', 'xsin(x)'],
    ['x*sin(x)', 'xsinx'],
    ['sin(2x)', 'sin2x'],
    ['sin(x)', 'Sin(x)'],
    ['sin(x)', 'Sinx'],
    ['sqrt(x)', 'sqrtx'],
    ['sqrt(4x)', 'sqrt4x'],
    ['p*cos(pi)', 'pcos(pi)'],
    ['a*b', 'ab'],
    ['x e^x', 'xe^x'],
    ['2pi r', '2pir'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['ln(3)', 'ln3'],
    ['sqrt(3)', 'sqrt3'],
    ['0', 'sinpi'],
  ])('%s as a number, written as %s', (solution, input) => {
    expect(verdict('input.number', solution, input)).toBe('right');
  });

  it.each(['sine(x)', 'ponit', 'foo(x)', 'xz+hallo', 'sinn x'])('%s cannot be read, and is not wrong', (input) => {
    expect(verdict('input.function', 'sin(x)', input)).toBe('invalid');
  });

  it.each(['t', '2y', 'x_1', 'alpha'])('%s is another variable, and wrong', (input) => {
    expect(verdict('input.function', 'sin(x)', input)).toBe('wrong');
  });
});

describe('what can be neither proved nor refuted', () => {
  it.each([
    ['sqrt(-1-x^2)', 'sqrt(-2-x^2)'],
    ['|x|+1=0', '|x|+2=0'],
  ])('%s, written as %s, is not wrong', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('undecided');
    expect(verdict('input.matrix', `[[1;${solution.replace(/=.*/, '')}]]`, `[[1;${input.replace(/=.*/, '')}]]`)).toBe(
      input.includes('=') ? 'wrong' : 'undecided',
    );
  });
});

describe('what is of another kind is no answer', () => {
  it.each<[Judged['type'], string, string]>([
    ['input.number', '3', '2x + 2 = 0'],
    ['input.number', '3', '1 < 2'],
    ['input.function', '2x', '2x + 2 = 0'],
    ['input.function', '2x', 'x < 1'],
    ['input.function', 'x + y', 'y = 2x'],
    ['input.function', '2x', 'true'],
    ['input.function', '2x', '(x = 1)'],
    ['input.function', '2x = 4', '2x'],
    ['input.function', 'y = 2x', '2'],
    ['input.function', 'x < 1', 'x'],
    ['input.finite-number-set', '1, 2', '{1 = 1; 2}'],
    ['input.interval', '[1; 2]', '3'],
    ['input.interval', '[1; 2]', '[1 = 1; 2]'],
    ['input.matrix', '[[1;2]]', '[[1 = 1; 2]]'],
    ['input.matrix', '[[x;2]]', '[[x = 1; 2]]'],
    ['input.cases.function', 'x : x < 0; 1 : x >= 0', 'x = 1 : x < 0; 1 : x >= 0'],
    ['input.cases.function', 'x : x < 0; 1 : x >= 0', 'x : 3; 1 : x >= 0'],
  ])('%s %s, written as %s', (type, solution, input) => {
    expect(verdict(type, solution, input)).toBe('invalid');
  });

  it.each<[Judged['type'], string, boolean, string, string]>([
    ['input.function', 'x', false, '2x + 2 = 0', 'termExpected'],
    ['input.function', 'x', true, '2x + 2', 'relationExpected'],
    ['input.matrix', 'x', false, '[[x = 1; 2]]', 'termExpected'],
    ['input.cases.function', 'x', false, 'x = 1 : x < 0', 'termExpected'],
  ])('%s: says why while it is typed', (type, name, isRelation, typed, kind) => {
    const asked = { type, language: 'en', field: 'real', names: new Set([name]), isRelation } as const;
    expect(readingOf(typed, asked)).toMatchObject({ ok: false, failure: { kind } });
  });

  it('is read where it is asked for, and where nobody says which', () => {
    const asked = { type: 'input.function', language: 'en', field: 'real', names: new Set(['x']) } as const;
    expect(readingOf('2x = 4', asked)).toMatchObject({ ok: true });
    expect(readingOf('2x = 4', { ...asked, isRelation: true })).toMatchObject({ ok: true });
    expect(readingOf('2x', { ...asked, isRelation: false })).toMatchObject({ ok: true });
  });
});

describe('a function of a complex field', () => {
  it.each([
    ['cos(x)+i sin(x)', 'e^(ix)'],
    ['2', '(1+i)(1-i)'],
    ['z^2+1', '(z+i)(z-i)'],
    ['-1', 'i^2'],
    ['e^(i pi)', '-1'],
    ['x^2+y^2', '(x+iy)(x-iy)'],
    ['e^(ix)', 'cos(x)+i sin(x)'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input, { field: 'complex' })).toBe('right');
  });

  it.each([
    ['cos(x)+i sin(x)', 'e^(-ix)'],
    ['2', '(1+i)(1+i)'],
    ['z^2+1', '(z+1)(z-1)'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input, { field: 'complex' })).toBe('wrong');
  });
});

describe('an answer with a larger domain than the solution', () => {
  it.each([
    ['2 ln(x)', 'ln(x^2)'],
    ['ln(x)+ln(y)', 'ln(x y)'],
    ['e^(ln(x))', 'x'],
    ['sqrt(x)^2', 'x'],
    ['x/x', '1'],
  ])('%s, written as %s, is right where the solution is defined', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['2 ln(x)', 'ln(x^3)'],
    ['sqrt(x)', 'sqrt(-x)'],
    ['ln(x)', 'ln(x-1)'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });
});

describe('an answer with a smaller domain than the solution', () => {
  it.each([
    ['ln(x^2)', '2 ln(x)'],
    ['x', 'e^(ln(x))'],
    ['x', 'sqrt(x)^2'],
    ['ln(x y)', 'ln(x)+ln(y)'],
    ['|x|', 'x/sqrt(x)*sqrt(x)'],
  ])('%s, written as %s, is right where the answer is defined', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['x', 'sqrt(-1-x^2)'],
    ['x^2', 'ln(-1-x^2)'],
    ['1', 'sin(ln(-x^2))^2+cos(ln(-x^2))^2'],
  ])('%s, not %s, which is defined nowhere', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });
});

describe('a parameter that is a whole number in the solution', () => {
  it.each([
    ['(-1)^n', '(-1)^(n+2)'],
    ['(-1)^n', 'cos(n pi)'],
    ['(-1)^n', '(-1)^(-n)'],
    ['n!', 'n(n-1)!'],
    ['(2n)!/n!', '(2n)!/n!*(-1)^(2n)'],
    ['sin(n pi)+n!', 'n!'],
    ['binomial(n;k)', 'binomial(n;n-k)'],
  ])('%s, written as %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('right');
  });

  it.each([
    ['(-1)^n', '(-1)^(n+1)'],
    ['(-1)^n', '(-1)^(2n)'],
    ['n!', '(n-1)!'],
    ['n!', 'n^n'],
    ['binomial(n;k)', 'binomial(k;n)'],
    ['binomial(n;k)', 'n!/k!'],
    ['x^2', 'floor(x)^2'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).toBe('wrong');
  });
});

describe('a matrix in the notation of other programs', () => {
  it.each([
    ['[[1;2];[3;4]]', '[1,2;3,4]', 'en', 'right'],
    ['[[1;2];[3;4]]', '[1, 2; 3, 4]', 'en', 'right'],
    ['[[1;2];[3;4]]', '[1,3;2,4]', 'en', 'wrong'],
    ['[[1.2;3.4]]', '[1,2;3,4]', 'de', 'right'],
    ['[[max(1;2);0];[0;1]]', '[max(1,2),0;0,1]', 'en', 'right'],
  ] as const)('%s, written as %s in %s, is %s', (solution, input, language, expected) => {
    expect(verdict('input.matrix', solution, input, { language })).toBe(expected);
  });
});

describe('where an answer has no value', () => {
  it.each([
    ['ln(x y)', 'ln(x)+ln(y)', 'x = -1, y = -2'],
    ['ln(x^2)', '2ln(x)', 'x = -1'],
    ['sqrt((x-5)^2)', 'sqrt(x-5)^2', 'x = -1'],
    ['ln((x-50)^2)', '2ln(50-x)', undefined],
  ])('%s, written as %s: %s', (solution, input, missingAt) => {
    const answer = { type: 'input.function', solution: sourceText(solution), correctors: [] } as const;
    const { verdict: given, remark } = judgeAnswer(input, answer, usualJudging);
    expect(given).toBe('right');
    expect(remark).toMatchObject(missingAt === undefined ? { kind: 'smallerDomain' } : { missingAt });
  });
});

describe('a set has its numbers, each of them once', () => {
  it.each([
    ['1.001, 1.004', '{1}', 'wrong'],
    ['1.001, 1.004', '{1.001; 1.004}', 'right'],
    ['1.001, 1.004', '{1.004; 1.001; 1.001}', 'right'],
    ['1.001, 1.004', '{1; 1.005}', 'right'],
    ['1', '{1; 1.0}', 'right'],
    ['1', '{1; 1.001}', 'wrong'],
    ['1/3, 2/3', '{0.33; 0.67}', 'right'],
    ['1, 1', '{1}', 'right'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.finite-number-set', solution, input)).toBe(expected);
  });
});

describe('equations in different names', () => {
  it.each([
    ['x^2+1=0', 'y^2+1=0'],
    ['x^2=4', 't^2=4'],
    ['x^2=1', 'x=1 or y=-1'],
    ['y=2x', 'z=2x'],
  ])('%s, not %s', (solution, input) => {
    expect(verdict('input.function', solution, input)).not.toBe('right');
  });
});

describe('numbers that the author says a name stands for', () => {
  const said = (solution: string, input: string, domain: string, more: Judged['correctors'] = []) =>
    judgeAnswer(
      input,
      {
        type: 'input.function',
        solution: sourceText(solution),
        correctors: [{ kind: 'parameterDomain', name: 'x', domain }, ...more],
      },
      usualJudging,
    );

  it.each([
    ['x=2', 'x^2=4', 'positive', 'right'],
    ['x=2', 'x^2=4', '(0; 10)', 'right'],
    ['x=2', 'x^2=4', '(-10; 10)', 'wrong'],
    ['x=2', 'x^2=4', 'real', 'wrong'],
    ['x', '|x|', 'positive', 'right'],
    ['x', '|x|', '(-1; 1)', 'wrong'],
    ['1', '(-1)^(2x)', 'integer', 'right'],
    ['1', '(-1)^x', 'integer', 'wrong'],
    ['1', 'cos(2 pi x)', 'natural', 'right'],
  ])('%s, written as %s for %s x, is %s', (solution, input, domain, expected) => {
    expect(said(solution, input, domain)).toEqual({ verdict: expected });
  });

  it('also decide about antiderivatives', () => {
    const asked: Judged['correctors'] = [{ kind: 'antiderivative', variable: 'x', needsConstant: false }];
    expect(said('ln|x|', 'ln(x)', 'positive', asked)).toEqual({ verdict: 'right' });
  });
});

describe('a long whole number', () => {
  it.each([
    ['9007199254740993', '9007199254740993', 'right'],
    ['9007199254740993', '9007199254740992', 'wrong'],
    ['12345678901234567890', '12345678901234567890', 'right'],
    ['12345678901234567890', '12345678901234567891', 'wrong'],
  ])('%s, written as %s, is %s', (solution, input, expected) => {
    expect(verdict('input.number', solution, input, { field: 'integer' })).toBe(expected);
  });
});
