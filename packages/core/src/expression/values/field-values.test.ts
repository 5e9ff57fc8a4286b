import { describe, expect, it } from 'vitest';
import { evaluateExpression, formatValue, numberOf, type Field } from '../index.ts';

function shown(text: string, field: Field): string {
  const result = evaluateExpression(text, { field, variables: { x: 3 } });
  return result.ok ? formatValue(result.value, { field, digits: 6 }) : result.failure.kind;
}

function kindOf(text: string, field: Field): string {
  const result = evaluateExpression(text, { field });
  return result.ok ? result.value.kind : result.failure.kind;
}

describe('rational numbers', () => {
  it.each([
    ['1/3+1/6', '1/2'],
    ['0.1+0.2', '3/10'],
    ['1E22+1', '10000000000000000000001'],
    ['sqrt(4)', '2'],
    ['sqrt(1/9)', '1/3'],
    ['8#3', '2'],
    ['(-8)#3', '-2'],
    ['4^(1/2)', '2'],
    ['(4/9)^(-3/2)', '27/8'],
    ['(-8)^(1/3)', '-2'],
    ['(-8)^(2/3)', '4'],
    ['(-8)^(-1/3)', '-1/2'],
    ['2^100', '1267650600228229401496703205376'],
    ['sqrt(2^100)', '1125899906842624'],
    ['(-1)^(10^20+1)', '-1'],
    ['0^0', '1'],
    ['25!', '15511210043330985984000000'],
    ['binomial(60;30)', '118264581564861424'],
    ['binomial(3;5)', '0'],
    ['-7/2 mod 2', '1/2'],
    ['7 mod -3', '-2'],
    ['floor(-7/2)', '-4'],
    ['ceil(-7/2)', '-3'],
    ['round(-5/2)', '-2'],
    ['round(5/2)', '3'],
    ['trunc(-7/2)', '-3'],
    ['|-2/3|', '2/3'],
    ['sgn(-2/3)', '-1'],
    ['max(1/2;1/3;-1)', '1/2'],
    ['min[3;1/2;2]', '1/2'],
    ['gcd(12;18)', '6'],
    ['lcm(4;6;0)', '0'],
    ['cbrt(-8/27)', '-2/3'],
    ['if(1/3<0.34; 1/3; 0)', '1/3'],
    ['xx/2', '9/2'],
  ])('%s is %s', (text, value) => {
    expect(shown(text, 'rational')).toBe(value);
  });

  it.each([
    ['sqrt(2)', Math.SQRT2],
    ['1/0', Infinity],
    ['-1/0', -Infinity],
    ['0^-1', Infinity],
    ['pi/2', Math.PI / 2],
    ['(-2)^(1/3)', -Math.cbrt(2)],
    ['3#2', Math.sqrt(3)],
  ])('%s goes on as the real number %d', (text, value) => {
    const result = evaluateExpression(text, { field: 'rational' });
    expect(result).toMatchObject({ ok: true, value: { kind: 'real' } });
    expect(result.ok && numberOf(result.value)).toBeCloseTo(value, 14);
  });

  it.each(['0/0', '5 mod 0', '(-8)^(1/2)', 'fac(1/2)', 'gcd(1/2;3)'])('%s is not a number', (text) => {
    expect(evaluateExpression(text, { field: 'rational' })).toEqual({ ok: true, value: { kind: 'real', value: NaN } });
  });

  it.each(['9^9^9', '(1/9)^-9^9', 'fac(100000)', '1E300*1E300', 'binomial(1E300;1E299)', '(3/2)^(1E12)', '2^(1E300)'])(
    '%s is infinite rather than endless',
    (text) => {
      expect(evaluateExpression(text, { field: 'rational' })).toEqual({
        ok: true,
        value: { kind: 'real', value: Infinity },
      });
    },
  );

  it('are compared exactly', () => {
    expect(shown('0.1+0.2=0.3', 'rational')).toBe('true');
    expect(shown('1/3=0.333333333333333', 'rational')).toBe('false');
    expect(shown('1/3>0.333333333333333', 'rational')).toBe('true');
    expect(shown('sqrt(2)^2=2', 'rational')).toBe('true');
  });

  it('take a number of the scope as it is written', () => {
    const result = evaluateExpression('3a', { field: 'rational', variables: { a: 0.1 } });
    expect(result.ok && formatValue(result.value, { field: 'rational' })).toBe('3/10');
  });
});

describe('whole numbers', () => {
  it.each([
    ['7/2*2', '7'],
    ['sqrt(16)', '4'],
    ['cos 0', '1'],
    ['exp(ln 3)', '3'],
    ['[4/2; 3]', '[2; 3]'],
    ['1/2<1', 'true'],
  ])('%s is %s', (text, value) => {
    expect(shown(text, 'integer')).toBe(value);
  });

  it.each(['1/2', 'sqrt(2)', '1/0', '0/0', '[1/2; 2]'])('%s is refused', (text) => {
    expect(evaluateExpression(text, { field: 'integer' })).toEqual({
      ok: false,
      failure: { kind: 'notInField', span: { from: 0, to: text.length }, field: 'integer' },
    });
  });
});

describe('exact complex numbers', () => {
  it.each([
    ['i^2', '-1'],
    ['2i', '2i'],
    ['xi', '3i'],
    ['(1+i)^2', '2i'],
    ['(1+i)^-3', '-1/4 - 1/4i'],
    ['(1+2i)/(3-i)', '1/10 + 7/10i'],
    ['i^1001', 'i'],
    ['|3+4i|', '5'],
    ['conj(2+i)', '2 - i'],
    ['re(2+i)', '2'],
    ['im(2-1/2 i)', '-1/2'],
    ['sqrt(-4)', '2i'],
    ['(-4)^(3/2)', '-8i'],
    ['(-4)^(-1/2)', '-1/2i'],
    ['(-8)#3', '-2'],
    ['[1;i]*[1;i]', '0'],
    ['|[1;i;1;i]|', '2'],
    ['[[1;i];[i;1]]^-1', '[[1/2; -1/2i]; [-1/2i; 1/2]]'],
  ])('%s is %s', (text, value) => {
    expect(shown(text, 'complex-rational')).toBe(value);
  });
});

describe('complex numbers', () => {
  it.each([
    ['sqrt(-1)', 'i'],
    ['i', 'i'],
    ['e^(i pi)', '-1'],
    ['ln(-1)', '3.141593i'],
    ['(-8)^(1/3)', '1 + 1.732051i'],
    ['(-8)#3', '-2'],
    ['(-16)#4', '1.414214 + 1.414214i'],
    ['i^i', '0.20788'],
    ['|1+i|', '1.414214'],
    ['1/0', '∞'],
    ['sqrt(2)', '1.414214'],
    ['pi i', '3.141593i'],
    ['0.1+0.2=0.3', 'true'],
    ['sqrt(2)i=sqrt(-2)', 'true'],
    ['i!=1', 'true'],
    ['i<1', 'false'],
    ['i>=1', 'false'],
    ['e^(i pi)<0', 'true'],
    ['0/0=i', 'false'],
    ['sgn(i)', '–'],
  ])('%s is %s', (text, value) => {
    expect(shown(text, 'complex')).toBe(value);
  });

  it('leave the name i to a variable that has it', () => {
    const result = evaluateExpression('2i', { field: 'complex', variables: { i: 5 } });
    expect(result).toEqual({ ok: true, value: { kind: 'real', value: 10 } });
  });

  it('are in no real field', () => {
    const variables = { z: { kind: 'complex', re: 1, im: 2 } } as const;
    expect(evaluateExpression('z', { variables })).toMatchObject({ failure: { kind: 'notInField', field: 'real' } });
    expect(evaluateExpression('z conj(z)', { variables })).toEqual({ ok: true, value: { kind: 'real', value: 5 } });
  });

  it('leave i without a meaning in other fields', () => {
    expect(kindOf('i', 'real')).toBe('unknownName');
    expect(kindOf('i', 'rational')).toBe('unknownName');
  });
});
