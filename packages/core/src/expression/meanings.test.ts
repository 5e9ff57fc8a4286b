import { describe, expect, it } from 'vitest';
import { compileExpression, freeNames, parseExpression, type Expression, type ParseOptions } from './index.ts';

const signs = {
  add: '+',
  subtract: '-',
  multiply: '*',
  juxtapose: '·',
  divide: '/',
  modulo: 'mod',
  power: '^',
  root: '#',
  and: 'AND',
  or: 'OR',
} as const;

/** A tree with parentheses around every operation; brackets of the text are shown as braces. */
function spell(node: Expression): string {
  switch (node.kind) {
    case 'number':
    case 'name':
    case 'truth':
      return String(node.value);
    case 'negate':
      return `(-${spell(node.operand)})`;
    case 'plus':
      return `(+${spell(node.operand)})`;
    case 'not':
      return `(NOT ${spell(node.operand)})`;
    case 'factorial':
      return `(${spell(node.operand)}!)`;
    case 'absolute':
      return `|${spell(node.operand)}|`;
    case 'group':
      return `{${spell(node.operand)}}`;
    case 'relation':
      return `(${node.operands.map((operand, index) => spell(operand) + (node.signs[index] ?? '')).join('')})`;
    case 'vector':
      return `[${node.items.map(spell).join('; ')}]`;
    case 'call':
      return `${node.name}<${node.items.map(spell).join('; ')}>`;
    default:
      return `(${spell(node.left)} ${signs[node.kind]} ${spell(node.right)})`;
  }
}

function read(text: string, options?: ParseOptions): string {
  const result = parseExpression(text, options);
  return result.ok
    ? spell(result.value)
    : `${result.failure.kind} ${result.failure.span.from}-${result.failure.span.to}`;
}

type Rows = readonly (readonly [text: string, meaning: string])[];

const families: Readonly<Record<string, Rows>> = {
  numbers: [
    ['3', '3'],
    ['1.5', '1.5'],
    ['.5', '0.5'],
    ['2.', '2'],
    ['3E2', '300'],
    ['3E-2', '0.03'],
    ['3E+2', '300'],
    ['3e2', '(3 · e2)'],
    ['3E', '(3 · E)'],
    ['3Ex', '(3 · Ex)'],
    ['0.1234567890123456789', String(Number('0.1234567890123456789'))],
  ],
  'signs and powers': [
    ['-3^2', '(-(3 ^ 2))'],
    ['2^3^2', '(2 ^ (3 ^ 2))'],
    ['2^-3', '(2 ^ (-3))'],
    ['2*-3', '(2 * (-3))'],
    ['--x', '(-(-x))'],
    ['+x', '(+x)'],
    ['x²', '(x ^ 2)'],
    ['x¹²', '(x ^ 12)'],
    ['x⁻¹', '(x ^ (-1))'],
    ['-x²', '(-(x ^ 2))'],
    ['x²y³', '((x ^ 2) · (y ^ 3))'],
    ['x#3', '(x # 3)'],
    ['-8#3', '(-(8 # 3))'],
    ['n!', '(n!)'],
    ['n!!', '((n!)!)'],
    ['2^3!', '(2 ^ (3!))'],
  ],
  'sums and products': [
    ['a-b-c', '((a - b) - c)'],
    ['a/b*c', '((a / b) * c)'],
    ['a+b*c', '(a + (b * c))'],
    ['1/2x', '((1 / 2) · x)'],
    ['1/2(x+1)', '((1 / 2) · {(x + 1)})'],
    ['3x y', '((3 · x) · y)'],
    ['-x y', '((-x) · y)'],
    ['(x+1)(x-1)', '({(x + 1)} · {(x - 1)})'],
    ['x2', 'x2'],
    ['x 2', '(x · 2)'],
    ['7 mod 3', '(7 mod 3)'],
    ['2x MOD 3', '((2 · x) mod 3)'],
    ['-7 mod 3', '((-7) mod 3)'],
    ['mod(7;3)', 'mod<7; 3>'],
  ],
  'signs of other keyboards': [
    ['α+β²', '(alpha + (beta ^ 2))'],
    ['2π', '(2 · pi)'],
    ['（x＋1）（y－２）', 'badCharacter 8-9'],
    ['（x＋1）＊y＜3', '(({(x + 1)} * y)<3)'],
    ['min（x；y，1）', 'min<x; y; 1>'],
    ['¬(x<1)∧y>2∨x≠0', '(((NOT {(x<1)}) AND (y>2)) OR (x!=0))'],
  ],
  'functions with brackets': [
    ['sin(x)^2', '(sin<x> ^ 2)'],
    ['sin^2(x)', '(sin<x> ^ 2)'],
    ['sin²(x)', '(sin<x> ^ 2)'],
    ['sin^n(x)', '(sin<x> ^ n)'],
    ['sin^-1(x)', 'arcsin<x>'],
    ['sin^(-1)(x)', 'arcsin<x>'],
    ['sin⁻¹(x)', 'arcsin<x>'],
    ['sin^−1(x)', 'arcsin<x>'],
    ['sin^(n+1)(x)', '(sin<x> ^ {(n + 1)})'],
    ['arctan^-1(x)', 'tan<x>'],
    ['sec^-1(x)', 'sec^-1<x>'],
    ['sin(x)y', '(sin<x> · y)'],
    ['2sin(x)', '(2 · sin<x>)'],
    ['sin(x)!', '(sin<x>!)'],
    ['atan2(y;x)', 'atan2<y; x>'],
    ['atan2(y,x)', 'atan2<y; x>'],
    ['if(x<1;2;3)', 'if<(x<1); 2; 3>'],
  ],
  'functions without brackets': [
    ['sin 2x', 'sin<(2 · x)>'],
    ['sin x^2', 'sin<(x ^ 2)>'],
    ['sin 2x y', 'sin<((2 · x) · y)>'],
    ['sin x cos x', '(sin<x> · cos<x>)'],
    ['sin cos x', 'sin<cos<x>>'],
    ['sin x/2', '(sin<x> / 2)'],
    ['sin x*y', '(sin<x> * y)'],
    ['sin x+1', '(sin<x> + 1)'],
    ['sin -x', 'sin<(-x)>'],
    ['sin^2 x', '(sin<x> ^ 2)'],
    ['sin x!', 'sin<(x!)>'],
    ['2^sin x y', '(2 ^ sin<(x · y)>)'],
    ['√2x', 'sqrt<(2 · x)>'],
    ['∛8x', 'cbrt<(8 · x)>'],
    ['√4+5', '(sqrt<4> + 5)'],
    ['√(x)²', '(sqrt<x> ^ 2)'],
    ['ln|x|y', 'ln<(|x| · y)>'],
    ['sin x(y)', 'sin<(x · {y})>'],
  ],
  logarithms: [
    ['log(x)', 'log<x>'],
    ['ln x', 'ln<x>'],
    ['log_3(x)', 'log<x; 3>'],
    ['log_10 2x', 'log<(2 · x); 10>'],
    ['log_b(x)', 'log<x; b>'],
    ['log_3^2(x)', '(log<x; 3> ^ 2)'],
    ['lg(x)', 'lg<x>'],
    ['log10(x)', 'log10<x>'],
    ['log2(x)', 'log2<x>'],
  ],
  bars: [
    ['|x|', '|x|'],
    ['||x|-1|', '|(|x| - 1)|'],
    ['|||x|||', '|||x|||'],
    ['2|x|', '(2 · |x|)'],
    ['|x||y|', '(|x| · |y|)'],
    ['|x|y|z|', '((|x| · y) · |z|)'],
    ['|x+|y||', '|(x + |y|)|'],
    ['|-|x||', '|(-|x|)|'],
    ['|(x|y|)|', '|{(x · |y|)}|'],
    ['|sin²|x||', '|(sin<|x|> ^ 2)|'],
    ['|x|^2', '(|x| ^ 2)'],
  ],
  relations: [
    ['x<1', '(x<1)'],
    ['1<2<3', '(1<2<3)'],
    ['1<=x!=3', '(1<=x!=3)'],
    ['x==1', '(x=1)'],
    ['x!=3', '(x!=3)'],
    ['x! =3', '((x!)=3)'],
    ['x≤1', '(x<=1)'],
    ['x≥1≠y', '(x>=1!=y)'],
    ['NOT a<1 AND b<2 OR c<3', '(((NOT (a<1)) AND (b<2)) OR (c<3))'],
    ['not a<1 and b<2', '((NOT (a<1)) AND (b<2))'],
    ['a<1 OR b<2 AND c<3', '((a<1) OR ((b<2) AND (c<3)))'],
    ['NOT [a<1 OR b<2]', '(NOT {((a<1) OR (b<2))})'],
    ['(a<1) AND (b<2)', '({(a<1)} AND {(b<2)})'],
    ['true OR FALSE', '(true OR false)'],
  ],
  vectors: [
    ['[1;2]', '[1; 2]'],
    ['[1,2]', '[1; 2]'],
    ['[1]', '[1]'],
    ['[[1;2];[3;4]]', '[[1; 2]; [3; 4]]'],
    ['[x<1]', '{(x<1)}'],
    ['P[x]', 'P[x]'],
    ['P[x]+Q[y]', '(P[x] + Q[y])'],
    ['P [x]', '(P · [x])'],
    ['P[a]', '(P · [a])'],
  ],
  'signs from the keyboard of a phone': [
    ['2·x×y÷z−1', '((((2 * x) * y) / z) - 1)'],
    ['2π', '(2 · pi)'],
    ['∞', 'infinity'],
    ['-∞', '(-infinity)'],
    ['2\u00a0x', '(2 · x)'],
  ],
};

describe.each(Object.entries(families))('%s', (_, rows) => {
  it.each(rows)('reads %s as %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('a name before a bracket', () => {
  it('is called when it is a function in scope', () => {
    expect(read('x(3)', { functions: new Set(['x']) })).toBe('x<3>');
    expect(read('f x y', { functions: new Set(['f']) })).toBe('f<(x · y)>');
  });

  it('is a factor otherwise', () => {
    expect(read('x(3)')).toBe('(x · {3})');
  });

  it('keeps the function in scope when the language has one of that name', () => {
    expect(read('e(3)', { functions: new Set(['e']) })).toBe('e<3>');
  });
});

describe('a comma', () => {
  it.each([
    ['1,5', '1.5'],
    ['1,5x', '(1.5 · x)'],
    ['min(1,5;2)', 'min<1.5; 2>'],
    ['min(1, 5)', 'min<1; 5>'],
    ['min(x,y)', 'min<x; y>'],
    ['1.5', '1.5'],
  ])('is a decimal mark between digits of a learner: %s', (text, meaning) => {
    expect(read(text, { decimalComma: true })).toBe(meaning);
  });

  it('separates arguments where authors write', () => {
    expect(read('min(1,5)')).toBe('min<1; 5>');
    expect(read('1,5')).toBe('unexpectedToken 1-2');
  });
});

describe('what cannot be read', () => {
  it.each([
    ['', 'empty 0-0'],
    ['  ', 'empty 0-2'],
    ['sin', 'unexpectedEnd 3-3'],
    ['(x', 'unexpectedEnd 2-2'],
    ['x+', 'unexpectedEnd 2-2'],
    ['NOT', 'unexpectedEnd 3-3'],
    ['x)', 'unexpectedToken 1-2'],
    ['x+*y', 'unexpectedToken 2-3'],
    ['[]', 'unexpectedToken 1-2'],
    ['sin()', 'unexpectedToken 4-5'],
    ['sin^2^3 x', 'unexpectedToken 5-6'],
    ['2 3', 'adjacentNumbers 2-3'],
    ['1.2.3', 'adjacentNumbers 3-4'],
    ['5%', 'badCharacter 1-2'],
    ['x$', 'badCharacter 1-2'],
    ['_x', 'badCharacter 0-1'],
    ['2*1E999+1', 'numberTooLarge 2-7'],
    ['.', 'badCharacter 0-1'],
    ['x😀', 'badCharacter 1-3'],
    ['|x', 'unbalancedBar 0-1'],
    ['2+|x', 'unbalancedBar 2-3'],
    ['(|x)', 'unbalancedBar 1-2'],
    ['||x|', 'unbalancedBar 0-1'],
  ])('%s fails with %s', (text, failure) => {
    expect(read(text)).toBe(failure);
  });

  it('tells what could have stood there', () => {
    const result = parseExpression('f(x');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unexpectedEnd' } });
    expect(!result.ok && 'expected' in result.failure && result.failure.expected).toContain(')');
    expect(parseExpression('sin^')).toMatchObject({
      failure: { expected: ['-', 'number', 'name', '('] },
    });
  });
});

describe('names in a scope', () => {
  function check(text: string, names: readonly string[]): unknown {
    const parsed = parseExpression(text);
    if (!parsed.ok) return parsed.failure.kind;
    const compiled = compileExpression(parsed.value, { slots: new Map(names.map((name, slot) => [name, slot])) });
    return compiled.ok ? compiled.value.type : compiled.failure;
  }

  it('reads a name that is not defined as a product of names that are', () => {
    expect(check('xy', ['x', 'y'])).toBe('number');
    expect(check('xy', ['xy'])).toBe('number');
  });

  it('suggests a name that is near to one nobody knows', () => {
    expect(check('2+heigth', ['height'])).toEqual({
      kind: 'unknownName',
      span: { from: 2, to: 8 },
      name: 'heigth',
      suggestion: 'height',
    });
    expect(check('2+q', ['x'])).toEqual({ kind: 'unknownName', span: { from: 2, to: 3 }, name: 'q' });
  });

  it.each([
    ['(x<1)+2', 'numberExpected', 1, 4],
    ['2+[1;2]', 'numberExpected', 2, 7],
    ['x AND x<1', 'truthValueExpected', 0, 1],
    ['NOT x', 'truthValueExpected', 4, 5],
    ['if(x;1;2)', 'truthValueExpected', 3, 4],
  ])('keeps truth values and numbers apart in %s', (text, kind, from, to) => {
    expect(check(text, ['x'])).toEqual({ kind, span: { from, to } });
  });

  it('counts the arguments of a function', () => {
    expect(check('1+atan2(x)', ['x'])).toEqual({
      kind: 'wrongNumberOfArguments',
      span: { from: 2, to: 10 },
      name: 'atan2',
      found: 1,
      fewest: 2,
      most: 2,
    });
  });

  it('needs values for all names but constants and functions', () => {
    const parsed = parseExpression('a sin(b) + pi + P[x] + e + a');
    expect(parsed.ok && [...freeNames(parsed.value)]).toEqual(['a', 'b', 'P[x]']);
  });
});
