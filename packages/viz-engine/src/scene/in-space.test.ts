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

it('does not say that a shape in space can be moved as a whole', () => {
  const { scene } = open().store;
  const movable = scene.variables.filter((variable) => scene.canBeMoved(variable)).map(({ name }) => name);
  expect(movable).toEqual(['P', 'v']);
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
