import { describe, expect, it } from 'vitest';
import { compileExpression, evaluateExpression, parseExpression } from '../index.ts';

function valueOf(text: string): number | undefined {
  const value = evaluateExpression(text);
  return value.ok && value.value.kind === 'real' ? value.value.value : undefined;
}

describe('a function that jumps', () => {
  it.each([
    ['ceil(sin(pi))', 0],
    ['floor(sin(pi))', 0],
    ['sign(sin(pi))', 0],
    ['heaviside(-sin(pi))', 1],
    ['ceil(10^-20)', 1],
    ['floor(-10^-20)', -1],
    ['sign(10^-20)', 1],
    ['sign(-10^-400)', -1],
    ['floor(0.3/0.1)', 3],
    ['floor((0.1+0.2)/0.3)', 1],
    ['floor(4.35*100)', 435],
    ['ceil(1.1*10)', 11],
    ['round(1.005*100)', 101],
    ['floor(log(8;2))', 3],
    ['floor(lg(1000))', 3],
    ['floor(ln(e^5))', 5],
    ['floor(sqrt(2)^2)', 2],
    ['ceil(sqrt(2)^2)', 2],
    ['floor(tan(pi/4))', 1],
    ['trunc(100*1.15)', 115],
    ['trunc(-100*1.15)', -115],
    ['fract(0.1+0.2+0.7)', 0],
    ['0.3 mod 0.1', 0],
    ['1 mod 0.1', 0],
    ['mod(0.7;0.1)', 0],
    ['floor(10^15/3)', 333333333333333],
    ['ceil(2.5)', 3],
    ['-7 mod 3', 2],
    ['floor(e^(i*0))', undefined],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it('of a variable is computed in doubles', () => {
    const tree = parseExpression('floor(x/0.1)+ceil(sin(pi))');
    const single = tree.ok ? compileExpression(tree.value, { slots: new Map([['x', 0]]) }) : tree;
    expect(single.ok && single.value.evaluate([0.55])).toBe(5);
  });
});
