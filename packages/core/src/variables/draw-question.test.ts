import { describe, expect, it } from 'vitest';
import { printText } from '../expression/index.ts';
import { seededRandom } from '../platform/index.ts';
import { define } from '../testing/index.ts';
import { drawQuestion, type DrawnValue } from './index.ts';

function shown(value: DrawnValue | undefined): string | number | undefined {
  if (value === undefined) return undefined;
  return value.kind === 'number' ? value.value : value.kind === 'text' ? value.text : printText(value.expression);
}

function draw(...definitions: readonly (readonly [head: string, values: string])[]) {
  const drawn = drawQuestion(
    definitions.map(([head, values]) => define(head, values)),
    [],
    seededRandom(1),
  );
  return drawn.ok
    ? Object.fromEntries([...drawn.value].map(([name, value]) => [name, shown(value)]))
    : drawn.failure.map((failure) => failure.kind);
}

describe('variables of a question', () => {
  it('may be matrices, in whatever order they are defined', () => {
    expect(
      draw(['matrix C', 'A*r'], ['matrix A', '1 & a \\\\ 0 & 1'], ['rowVector r', '[a; 1]'], ['number a', '2']),
    ).toEqual({ C: '[4; 1]', A: '[[1; 2]; [0; 1]]', r: '[2; 1]', a: 2 });
  });

  it('may be made of matrices', () => {
    expect(draw(['pmatrix A', '[[1;2];[3;4]]'], ['function d', 'det(A)'], ['number n', 'd+1'])).toEqual({
      A: '[[1; 2]; [3; 4]]',
      d: -2,
      n: -1,
    });
  });

  it('may be derivatives and substitutions', () => {
    expect(
      draw(
        ['function f', 'a x^2'],
        ['number a', '3'],
        ['derivative[normalize] d', 'f, x'],
        ['substitute s', 'f, x, 2'],
      ),
    ).toEqual({ f: '3 x^2', a: 3, d: '6 x', s: '3*2^2' });
  });

  it('may be words', () => {
    expect(draw(['string w', 'Kreis'])).toEqual({ w: 'Kreis' });
  });

  it.each([
    [[['matrix A', '1 & 2 \\\\ 3']], ['badExpression']],
    [[['derivative d', 'f, x, y']], ['wrongCount']],
    [
      [
        ['matrix A', 'B'],
        ['matrix B', 'A'],
      ],
      ['dependsOnItself', 'dependsOnItself'],
    ],
    [[['matrix A', '1 & b']], ['undefinedName']],
  ] as const)('%j fail', (definitions, kinds) => {
    expect(draw(...definitions)).toEqual(kinds);
  });
});
