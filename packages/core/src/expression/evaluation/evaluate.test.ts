import { describe, expect, it } from 'vitest';
import { compileExpression, evaluateExpression, numberOf, parseExpression, truthOf, type Value } from '../index.ts';

const variables = { x: 1.3, y: 0.7, a: 2, b: -3, n: 5, 'P[x]': 4, 'P[y]': -1 };

type Plain = number | boolean | string | undefined | readonly Plain[];

function valueOf(text: string): Plain {
  const result = evaluateExpression(text, { variables });
  return result.ok ? plain(result.value) : result.failure.kind;
}

function plain(value: Value): Plain {
  switch (value.kind) {
    case 'vector':
      return value.entries.map(numberOf);
    case 'matrix':
      return value.rows.map((row) => row.map(numberOf));
    default:
      return numberOf(value) ?? truthOf(value);
  }
}

describe('numbers', () => {
  it.each([
    ['-3^2', -9],
    ['2^3^2', 512],
    ['2^-3', 0.125],
    ['0^0', 1],
    ['3e2', 6 * Math.E],
    ['3E2', 300],
    ['1/2x', 0.65],
    ['2(x+1)(y-1)', -1.38],
    ['xy', 0.91],
    ['xy^2', 1.3 * 0.49],
    ['1/xy', 0.7 / 1.3],
    ['x3y', 1.3 * 3 * 0.7],
    ['sin 2x', Math.sin(2.6)],
    ['sin x cos x', Math.sin(1.3) * Math.cos(1.3)],
    ['sin^2 x+cos²x', 1],
    ['sin^-1(0.5)', Math.PI / 6],
    ['√2a', 2],
    ['P[x]-P[y]', 5],
    ['|b|-||b|-1|', 1],
    ['5!', 120],
    ['0!', 1],
    ['2^3!', 64],
    ['log(e^2)', 2],
    ['ln e', 1],
    ['log_3(81)', 4],
    ['log_a(8)', 3],
    ['lg(0.001)', -3],
    ['log2(1024)', 10],
    ['atan2(1;-1)', (3 * Math.PI) / 4],
    ['atan2(-1,0)', -Math.PI / 2],
    ['if(0<x<2;1;0)', 1],
    ['if(x<1 OR y>1;a;b)', -3],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBeCloseTo(value, 12);
  });
});

describe('roots and powers of negative numbers', () => {
  it.each([
    ['-8#3', -2],
    ['(-8)#3', -2],
    ['(-32)#5', -2],
    ['(-8)^(1/3)', -2],
    ['(-8)^(2/3)', 4],
    ['(-8)^(-1/3)', -0.5],
    ['(-8)^-(1/3)', -0.5],
    ['(-32)^(3/5)', -8],
    ['(-8)^(2/6)', -2],
    ['(-8)^3', -512],
    ['cbrt(-27)', -3],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBeCloseTo(value, 12);
  });

  it.each([
    '(-8)^(1/2)',
    '(-8)^0.5',
    '(-4)#2',
    '√(-1)',
    '(-8)^(1/3+0)',
    '(-16)#4',
    'ln(-1)',
    '(-1)!',
    '0.5!',
    '0/0',
    '∞-∞',
    'gcd(1.5;2)',
  ])('%s is not a number', (text) => {
    expect(valueOf(text)).toBeNaN();
  });
});

describe('remainders', () => {
  it.each([
    ['7 mod 3', 1],
    ['-7 mod 3', 2],
    ['7 mod -3', -2],
    ['-7 mod -3', -1],
    ['mod(-7;3)', 2],
    ['5.5 mod 2', 1.5],
    ['2n mod 3', 1],
  ])('%s is %d: the sign is that of the divisor', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('infinity', () => {
  it.each([
    ['∞', Infinity],
    ['-infinity', -Infinity],
    ['infty', Infinity],
    ['-unendlich', -Infinity],
    ['infini', Infinity],
    ['1/0', Infinity],
    ['-1/0', -Infinity],
    ['1/∞', 0],
    ['171!', Infinity],
    ['ln 0', -Infinity],
    ['arctan ∞', Math.PI / 2],
    ['min(∞;3)', 3],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it('has a negative 0 that is equal to 0', () => {
    expect(valueOf('-0')).toBe(-0);
    expect(valueOf('1/-0')).toBe(-Infinity);
    expect(valueOf('-0=0')).toBe(true);
    expect(valueOf('-0<0')).toBe(false);
    expect(valueOf('sign(-0)=0')).toBe(true);
  });
});

describe('truth values', () => {
  it.each([
    ['1<2<3', true],
    ['1<3<2', false],
    ['3>2>=2!=1', true],
    ['0.1+0.2=0.3', true],
    ['0.1+0.2<=0.3', true],
    ['0.1+0.2>0.3', false],
    ['1E-11=0', false],
    ['1E20=1E20+1E5', true],
    ['NOT 1<2', false],
    ['1<2 OR 1/0<0', true],
    ['true AND NOT false', true],
    ['true OR true AND false', true],
    ['[true OR true] AND false', false],
    ['NOT true OR true', true],
    ['0/0=0/0', false],
    ['0/0!=1', true],
    ['∞=∞', true],
    ['∞>1E308', true],
    ['3!=3', false],
    ['3!=6', true],
    ['3! =6', true],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('vectors', () => {
  it('have a number for each entry, matrices a vector for each row', () => {
    expect(valueOf('[1;a;a^2]')).toEqual([1, 2, 4]);
    expect(valueOf('[[1;2];[3;4]]')).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('give all their entries to functions of any number of arguments', () => {
    expect(valueOf('min[3;1;2]')).toBe(1);
    expect(valueOf('max([1;5];[7;3];6)')).toBe(7);
    expect(valueOf('max [[1;5];[8;3]]')).toBe(8);
    expect(valueOf('gcd[12;18]')).toBe(6);
  });

  it('are no numbers', () => {
    expect(valueOf('[1;2]+1')).toBe('wrongShape');
    expect(valueOf('sin[1;2]')).toBe('wrongShape');
    expect(valueOf('[x<1;2]')).toBe('numberExpected');
  });
});

describe('a learner’s input', () => {
  it('has a decimal comma in German and French', () => {
    expect(evaluateExpression('1,5+0,25', { language: 'de' })).toEqual({
      ok: true,
      value: { kind: 'real', value: 1.75 },
    });
    expect(evaluateExpression('max(1,5; 2,5)', { language: 'fr' })).toEqual({
      ok: true,
      value: { kind: 'real', value: 2.5 },
    });
    expect(evaluateExpression('max(1, 5)', { language: 'de' })).toEqual({
      ok: true,
      value: { kind: 'real', value: 5 },
    });
    expect(evaluateExpression('1.5', { language: 'de' })).toEqual({ ok: true, value: { kind: 'real', value: 1.5 } });
  });

  it('has a decimal point in English and Chinese', () => {
    expect(evaluateExpression('max(1,5)', { language: 'en' })).toEqual({ ok: true, value: { kind: 'real', value: 5 } });
    expect(evaluateExpression('1,5', { language: 'zh' })).toMatchObject({ failure: { kind: 'unexpectedToken' } });
  });
});

describe('a compiled expression', () => {
  function compile(
    text: string,
    names: readonly string[],
    own?: ReadonlyMap<string, (...numbers: number[]) => number>,
  ) {
    const parsed = parseExpression(text, { functions: new Set(own?.keys()) });
    if (!parsed.ok) throw new Error(parsed.failure.kind);
    const slots = new Map(names.map((name, slot) => [name, slot]));
    return compileExpression(parsed.value, own === undefined ? { slots } : { slots, functions: own });
  }

  it('reads its frame anew each time, from any slot', () => {
    const names = Array.from('abcdefghijkl', (letter) => `v_${letter}`);
    const compiled = compile(names.join('+'), names);
    if (!compiled.ok) throw new Error(compiled.failure.kind);
    expect(compiled.value.evaluate(names.map(() => 1))).toBe(12);
    expect(compiled.value.evaluate(new Float64Array(names.map((_, index) => index)))).toBe(66);
    expect(compiled.value.evaluate([])).toBeNaN();
  });

  it('prefers a name in scope to a constant and a function in scope to a product', () => {
    const own = new Map([['f', (x: number) => 10 * x]]);
    const compiled = compile('f(e)', ['e'], own);
    expect(compiled.ok && compiled.value.evaluate([3])).toBe(30);
  });

  it('counts the arguments of a function in scope', () => {
    const own = new Map([['f', (x: number) => x]]);
    expect(compile('f(1;2)', [], own)).toMatchObject({
      failure: { kind: 'wrongNumberOfArguments', name: 'f', fewest: 1, most: 1 },
    });
  });

  it('gives functions in scope the values of their arguments, in order', () => {
    const own = new Map([['f', (x: number, y: number, z: number) => 100 * x + 10 * y + z]]);
    const compiled = compile('f(1;2;3)', [], own);
    expect(compiled.ok && compiled.value.evaluate([])).toBe(123);
  });
});
