import type { Canvas, Visualization } from '@lemma/core/document';
import { expect, it } from 'vitest';
import { aFigure, RecordingSpaceBoard, type RecordedForm } from '../testing/index.ts';
import { openScene, SceneStore } from './index.ts';

const figure = aFigure(
  [
    '\\point[editable]{P}{1, 2, 3}',
    '\\point{Q}{P[x], P[y], 0}',
    '\\vector[editable]{v}{[1; 0; 2]}',
    '\\segment[editable]{s}{P, Q}',
    '\\plane{p}{P, v}',
    '\\point[editable]{R}{2, 2, 4}',
    '\\sphere[editable]{K}{P, R}',
    '\\plane[editable]{q}{P, Q, R}',
    '\\curve3d[editable]{c}{t, t, t, 0, 1}',
    '\\parametricSurface[editable]{S}{u, v, 0, [0, 1], [0, 1]}',
    '\\function[editable]{f}{x^2+2y, [x, y]}',
  ],
  { isInSpace: true },
);

it('moves a point in space with all of its coordinates, and what follows it', () => {
  const { store, formsOf } = open();
  const [point] = formsOf('point');
  point?.handle?.move(-1, 4, 2);
  point?.handle?.settle();
  expect(store.scene.numbers('P')).toEqual([-1, 4, 2]);
  expect(formsOf('segment')[0]?.numbers()).toEqual([-1, 4, 2, -1, 4, 0]);
  expect(formsOf('segment')[0]?.updates).toBe(1);
  expect(formsOf('plane')[0]?.numbers()).toEqual([-1, 4, 2, 1, 0, 2]);
  store.undo();
  expect(store.scene.numbers('P')).toEqual([1, 2, 3]);
});

it('moves a vector in space by its tip, which is not seen', () => {
  const { store, formsOf } = open();
  const tip = formsOf('point').find(({ look }) => look.opacity === 0);
  tip?.handle?.move(0, 1, 0);
  expect(store.scene.numbers('v')).toEqual([0, 1, 0]);
  expect(formsOf('plane')[0]?.numbers()).toEqual([1, 2, 3, 0, 1, 0]);
});

it('moves what is editable as a whole if all of its points can be moved', () => {
  const { store, formsOf } = open();
  const { scene } = store;
  const movable = scene.variables.filter((variable) => scene.canBeMoved(variable)).map(({ name }) => name);
  expect(movable).toEqual(['P', 'v', 'R', 'c', 'S', 'f', 'K']);
  const [sphere] = formsOf('sphere');
  sphere?.carry?.by(1, 0, -1);
  sphere?.carry?.by(1, 2, -2);
  sphere?.carry?.settle();
  expect([scene.numbers('P'), scene.numbers('R')]).toEqual([
    [2, 4, 1],
    [3, 4, 2],
  ]);
  expect(sphere?.numbers()).toEqual([2, 4, 1, Math.SQRT2]);
  store.undo();
  expect(scene.numbers('R')).toEqual([2, 2, 4]);
});

it('lets a reader write other terms of a curve and of a surface', () => {
  const { store, formsOf } = open();
  expect(store.write('c', ['t', '2t', '3t']).ok).toBe(true);
  expect(formsOf('curve')[0]?.numbers()).toEqual([0, 0, 0, 1, 2, 3]);
  expect(store.write('S', ['u', 'v', 'u+v']).ok).toBe(true);
  expect(formsOf('surface')[0]?.numbers().slice(-3)).toEqual([1, 1, 2]);
  expect(store.write('S', ['u', 'v', 'u+w']).ok).toBe(false);
});

it('draws the graph of a function of two parameters', () => {
  const { store, formsOf } = open();
  expect(formsOf('graph')[0]?.numbers()).toEqual([5]);
  expect(store.write('f', ['x-y']).ok).toBe(true);
  expect(formsOf('graph')[0]?.numbers()).toEqual([-1]);
});

function open() {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  const store = new SceneStore(scene.value);
  const board = new RecordingSpaceBoard();
  store.scene.drawInSpace(firstCanvas(figure), board, store);
  const formsOf = (kind: RecordedForm['kind']) => board.forms.filter((form) => form.kind === kind);
  return { store, formsOf };
}

function firstCanvas({ rows }: Visualization): Canvas {
  const [canvas] = rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  if (canvas === undefined) throw new Error('The figure has no canvas');
  return canvas;
}
