import { describe, expect, it } from 'vitest';
import { printText } from '../../expression/index.ts';
import { seededRandom } from '../../platform/index.ts';
import { define } from '../../testing/index.ts';
import { drawQuestion, type DrawnValue } from '../index.ts';

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

  it('keep their value where an earlier answer may stand in for them', () => {
    expect(draw(['number v', '0'], ['earlierAnswer v', '1, 1'], ['number w', 'v+1'])).toEqual({ v: 0, w: 1 });
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

  it('may call functions and be made of what is defined later, written together with numbers and parameters', () => {
    expect(
      draw(
        ['number n', '2d+1'],
        ['function h', '2f(x)'],
        ['function d', 'det(A)'],
        ['pmatrix A', '[[1;2];[3;4]]'],
        ['derivative f', 'ax^2, x'],
        ['number a', '3'],
        ['function k', 'd ax'],
        ['substitute s', 'bs, s, db'],
        ['number b', 'd^2'],
      ),
    ).toEqual({ n: -3, h: '2*(6 x)', d: -2, A: '[[1; 2]; [3; 4]]', f: '6 x', a: 3, k: '-2*3 x', s: '4 (-2*4)', b: 4 });
  });

  it('have parameters in the order of their list, worked out as their option says', () => {
    const definitions = [
      define('rowVector r', '[1; 2]'),
      define('function[normalize] f', 'r*r + y + y - x, [y, x]'),
      define('number n', 'f(3; 1)'),
    ];
    const drawn = drawQuestion(definitions, [], seededRandom(1));
    expect(drawn.ok && drawn.value.get('f')).toMatchObject({ parameters: ['y', 'x'] });
    expect(drawn.ok && shown(drawn.value.get('n'))).toBe(10);
  });

  it('derive and substitute by a name though a variable is called so', () => {
    expect(draw(['number x', '5'], ['derivative d', 'x^2, x'], ['substitute s', 'x^2, x, x+1'])).toEqual({
      x: 5,
      d: '2 x',
      s: '(5 + 1)^2',
    });
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
      ['dependsOnItself'],
    ],
    [[['matrix A', 'A']], ['dependsOnItself']],
    [
      [
        ['matrix A', '1 & 2 \\\\ 3'],
        ['matrix B', '2*A'],
        ['number n', 'det(B)'],
      ],
      ['badExpression'],
    ],
    [[['matrix A', '1 & b']], ['undefinedName']],
  ] as const)('%j fail', (definitions, kinds) => {
    expect(draw(...definitions)).toEqual(kinds);
  });

  it('that are defined by each other in a circle are all named', () => {
    const drawn = drawQuestion([define('matrix A', '2B'), define('matrix B', 'A', 40)], [], seededRandom(1));
    expect(!drawn.ok && drawn.failure).toMatchObject([
      {
        names: ['A', 'B', 'A'],
        spans: [
          { from: 0, to: 1 },
          { from: 40, to: 41 },
        ],
      },
    ]);
  });
});
