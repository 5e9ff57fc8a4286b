import { expect, it } from 'vitest';
import { otherNotation, parseExpression, valueOf } from './index.ts';

it.each([
  ['\\frac{1}{x}', '\\frac', '1/x'],
  ['\\frac{\\frac{1}{2}}{x}', '\\frac', '(1/2)/x'],
  ['\\sin(x)', '\\sin', 'sin(x)'],
  ['\\sqrt{x+1}', '\\sqrt', 'sqrt(x+1)'],
  ['2\\cdot x', '\\cdot', '2*x'],
  ['\\left(x+1\\right)^2', '\\left', '(x+1)^2'],
  ['2^{3}', '^{3}', '2^3'],
  ['\\alpha+1', '\\alpha', 'alpha+1'],
  ['x \\leq 1', '\\leq', 'x <= 1'],
  ['$x^2$', '$', 'x^2'],
  ["f'(x)", "f'(x)", 'derivative(f(x); x)'],
  ["f'", "f'", 'derivative(f(x); x)'],
  ["2f' + 1", "f'", '2derivative(f(x); x) + 1'],
  ['30°', '30°', '30*pi/180'],
  ['sin(30°)', '30°', 'sin(30*pi/180)'],
  ['5%', '5%', '5/100'],
  ['5\\%*x', '5\\%', '5/100*x'],
  ['x/5%', '5%', 'x/(5/100)'],
  ['10 % 4', '%', '10 mod 4'],
  ['3e2', '3e2', '3*10^2'],
  ['1.5e-3*x', '1.5e-3', '1.5*10^(-3)*x'],
  ['2e+1', '2e+1', '2*10^1'],
  ['x>0 && y>0', '&&', 'x>0 AND y>0'],
  ['x>0 || y>0', '||', 'x>0 OR y>0'],
  ['x > 0 und y > 0', 'und', 'x > 0 AND y > 0'],
  ['x**2', '**', 'x^2'],
  ['x => 1', '=>', 'x >= 1'],
  ['tg(x)', 'tg', 'tan(x)'],
  ['-inf', 'inf', '-infinity'],
  ['x<>1', '<>', 'x!=1'],
  ['x>0 ? x : -x', 'x>0 ? x : -x', 'if(x>0; x; -x)'],
  ['1:2', ':', '1/2'],
  ['\\frac{1}{2x}', '\\frac', '1/(2x)'],
  ['2^{x}y', '^{x}', '2^(x)y'],
])('%s is told by %s and written as %s', (text, sign, write) => {
  expect(otherNotation(text)).toMatchObject({ sign, write });
});

it.each(['', 'x+1', 'x+', '\\frac{1}', '\\foo{1}', 'x ? 1', '|x||y', `\\frac{1}{${'x'.repeat(600)}}`])(
  'nothing is made of %j',
  (text) => {
    expect(otherNotation(text)).toBeUndefined();
  },
);

it('what it writes can be read, and is read the same when it is written once more', () => {
  const write = otherNotation('\\frac{\\sqrt{x}}{2}\\cdot\\sin(x)^{2}')?.write ?? '';
  expect(parseExpression(write).ok).toBe(true);
  expect(otherNotation(write)).toBeUndefined();
});

it.each(['3e2', '1e-3', '-2e+1', '.5e2', '3.e2'])('%s by itself is a number where an author defines', (text) => {
  const read = parseExpression(text, { refusesSmallE: true });
  expect(read.ok && valueOf(read.value, {})).toMatchObject({ value: { value: Number(text) } });
});

it.each(['3e2*x', '1e-3+y', '2*2e+1', '(.5e2)', '3.e2/2', 'x+3e2x'])(
  '%s is refused where an author defines, as it may mean two things',
  (text) => {
    expect(parseExpression(text).ok).toBe(true);
    const sign = otherNotation(text)?.sign ?? '';
    const span = { from: text.indexOf(sign), to: text.indexOf(sign) + sign.length };
    expect(parseExpression(text, { refusesSmallE: true })).toMatchObject({ failure: { kind: 'ambiguousPower', span } });
  },
);

it.each(['3E2', '3e', '3e+x', '2e^3', '3*e*2', 'e2'])('%s means one thing', (text) => {
  expect(parseExpression(text, { refusesSmallE: true })).toEqual(parseExpression(text));
});
