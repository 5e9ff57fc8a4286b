import { defaultBoardOptions } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { aFigure, RecordingBoard } from '../testing/index.ts';
import { openScene, SceneStore, type Scene } from './index.ts';

describe('a point on a set', () => {
  it.each([
    ['a circle', 'x^2+y^2 = 4', [3, 4], [1.2, 1.6]],
    ['the edge of a disc', 'x^2+y^2 <= 4', [0.3, 0.4], [1.2, 1.6]],
    ['the edge of an open region', 'y > x AND x > 0', [-3, 1], [0, 1]],
    ['a line far away', 'x = 40', [0, 7], [40, 7]],
    ['the nearer of two lines', '(x-1)*(x+2) = 0', [-1.5, 3], [-2, 3]],
  ] as const)('of %s lies as near to its place as possible', (_, relation, [x, y], expected) => {
    const scene = open([`\\set2d{S}{${relation}}`, `\\glider{P}{S, ${x}, ${y}}`]);
    expect(distance(scene.numbers('P'), expected)).toBeLessThan(1e-6);
  });

  it('is moved along it, and stays on it when the set changes', () => {
    const scene = open(['\\slider{r}{2, 1, 5}', '\\set2d{S}{x^2+y^2 = r^2}', '\\glider[editable]{P}{S, 1, 0}']);
    const store = new SceneStore(scene);
    const handle = drawn(scene, store).find(({ kind }) => kind === 'point')?.handle;
    handle?.move(0, 3);
    expect(distance(scene.numbers('P'), [0, 2])).toBeLessThan(1e-6);
    store.move('r', [4]);
    expect(distance(scene.numbers('P'), [0, 4])).toBeLessThan(1e-6);
    handle?.settle();
    store.undo();
    store.undo();
    expect(distance(scene.numbers('P'), [2, 0])).toBeLessThan(1e-6);
  });

  it('follows a variable that is called z: in the plane there is no third coordinate', () => {
    const scene = open(['\\slider{z}{3, 0, 4}', '\\set2d{S}{x = z}', '\\glider{P}{S, 1, 1}']);
    expect(distance(scene.numbers('P'), [3, 1])).toBeLessThan(1e-6);
    new SceneStore(scene).move('z', [2]);
    expect(distance(scene.numbers('P'), [2, 1])).toBeLessThan(1e-6);
  });

  it('is nowhere while the set is empty, and comes back with it', () => {
    const scene = open(['\\slider{r}{1, -1, 5}', '\\set2d{S}{x^2+y^2 = r}', '\\glider{P}{S, 1, 0}']);
    const store = new SceneStore(scene);
    store.move('r', [-1]);
    expect(scene.numbers('P')).toEqual([NaN, NaN]);
    store.move('r', [4]);
    expect(distance(scene.numbers('P'), [2, 0])).toBeLessThan(1e-6);
  });
});

describe('limits', () => {
  it('draw that part of a graph and no other', () => {
    const scene = open(['\\slider{b}{2, 0, 4}', '\\function{f}{x^2}', '\\limits{f}{b, -1}']);
    const xs = () => drawn(scene).flatMap((element) => element.numbers().filter((_, at) => at % 2 === 0));
    expect([Math.min(...xs()), Math.max(...xs())]).toEqual([-1, 2]);
    new SceneStore(scene).move('b', [1]);
    expect(Math.max(...xs())).toBe(1);
  });

  it('may be infinite', () => {
    const scene = open(['\\function{f}{x/2}', '\\limits{f}{1, infinity}']);
    const xs = drawn(scene).flatMap((element) => element.numbers().filter((_, at) => at % 2 === 0));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 5]);
  });

  it('keep points on that part', () => {
    const scene = open([
      '\\function{f}{x^2}',
      '\\limits{f}{-1, 2}',
      '\\glider[editable]{P}{f, 0}',
      '\\glider{Q}{f, 3}',
    ]);
    drawn(scene, new SceneStore(scene))
      .find(({ handle }) => handle !== undefined)
      ?.handle?.move(-4, 0);
    expect(scene.numbers('P')).toEqual([-1, 1]);
    expect(scene.numbers('Q')).toEqual([2, 4]);
  });

  it('of a point on a curve are those of its parameter', () => {
    const scene = open(['\\point{M}{0, 0}', '\\circle{k}{M, 2}', '\\glider{P}{k, 0, -2}', '\\limits{P}{0, pi}']);
    expect(distance(scene.numbers('P'), [2, 0])).toBeLessThan(1e-9);
  });
});

describe('a value on the board', () => {
  const legs = ['\\point{S}{0, 0}', '\\point{P}{1, 0}', '\\point{Q}{1, 2}'];
  it.each([
    ['of an angle is in degrees', [...legs, '\\angle{w}{S, P, Q}', '\\displayValue{w}{true}'], '63.4349…°'],
    [
      'stands behind the label',
      [...legs, '\\angle{w}{S, P, Q}', '\\label{w}{a}', '\\displayValue{w}{true}'],
      'a = 63.4349…°',
    ],
    [
      'has as many decimals as its field',
      [...legs, '\\angle{w}{S, P, Q}', '\\field{w}{integer}', '\\displayValue{w}{true}'],
      '63.4349…/0°',
    ],
    [
      'of an angle that is not seen is not seen',
      ['\\point{S}{0, 0}', '\\angle{w}{S, 0, 0.04}', '\\displayValue{w}{true}'],
      '',
    ],
    [
      'of an angle backwards is negative',
      ['\\point{S}{0, 0}', '\\angle{w}{S, 0, -0.06}', '\\displayValue{w}{true}'],
      '-3.43775…°',
    ],
    ['of a point is where it is', ['\\point{w}{1, 2}', '\\label{w}{P}', '\\displayValue{w}{true}'], 'P(1, 2)'],
    ['is not there unless somebody asks for it', [...legs, '\\angle{w}{S, P, Q}', '\\label{w}{a}'], 'a'],
    ['is not there if its author says so', ['\\point{w}{1, 2}', '\\label{w}{P}', '\\displayValue{w}{false}'], 'P'],
  ])('%s', (_, definitions, expected) => {
    const look = drawn(open(definitions), undefined).at(-1)?.look;
    const write = (number: number, digits?: number) =>
      `${Number.isInteger(number) ? number : `${Number(number.toPrecision(6))}…`}${digits === undefined ? '' : `/${digits}`}`;
    expect(`${look?.label ?? ''}${look?.value?.(write) ?? ''}`).toBe(expected);
  });
});

function open(definitions: readonly string[]): Scene {
  const scene = openScene(aFigure(definitions), 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return scene.value;
}

function drawn(scene: Scene, store?: SceneStore) {
  const board = new RecordingBoard();
  const plotted = scene.variables.map(({ name }) => ({ text: name, span }));
  scene.draw({ plotted, options: defaultBoardOptions, span }, board, store);
  return board.elements;
}

const span = { from: 0, to: 0 };

function distance([x = NaN, y = NaN]: readonly number[], [toX, toY]: readonly [number, number]): number {
  return Math.hypot(x - toX, y - toY);
}
