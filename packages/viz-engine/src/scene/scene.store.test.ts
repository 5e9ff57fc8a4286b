import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFigure } from '../testing/index.ts';
import { openScene, SceneStore } from './index.ts';

it('takes back a whole movement in one step', () => {
  const store = open();
  store.move('P', [1, 1]);
  store.move('P', [2, 2]);
  store.move('P', [3, 3]);
  store.settle();
  store.undo();
  expect(store.scene.numbers('P')).toEqual([0, 0]);
});

it('takes back two movements in two steps', () => {
  const store = open();
  store.move('P', [1, 1]);
  store.settle();
  store.move('P', [2, 2]);
  store.undo();
  expect(store.scene.numbers('P')).toEqual([1, 1]);
  store.undo();
  expect(store.scene.numbers('P')).toEqual([0, 0]);
});

it('starts a new step when something else is moved', () => {
  const store = open();
  store.move('P', [1, 1]);
  store.move('a', [2]);
  store.undo();
  expect([store.scene.numbers('P'), store.scene.numbers('a')]).toEqual([[1, 1], [1]]);
});

it('does again what was taken back, until something new is done', () => {
  const store = open();
  store.move('P', [1, 1]);
  store.undo();
  store.redo();
  expect(store.scene.numbers('P')).toEqual([1, 1]);
  store.undo();
  store.move('a', [3]);
  store.redo();
  expect([store.scene.numbers('P'), store.scene.numbers('a')]).toEqual([[0, 0], [3]]);
});

it('has nothing to take back at first, nor after a movement to the same place', () => {
  const store = open();
  store.undo();
  store.redo();
  store.move('P', [0, 0]);
  expect(store.state.past).toEqual([]);
});

it('goes back to the start, and back from there', () => {
  const store = open();
  store.move('P', [1, 1]);
  store.settle();
  store.move('a', [2]);
  store.reset();
  expect([store.scene.numbers('P'), store.scene.numbers('a')]).toEqual([[0, 0], [1]]);
  store.undo();
  expect([store.scene.numbers('P'), store.scene.numbers('a')]).toEqual([[1, 1], [2]]);
});

it('puts several things somewhere in one step', () => {
  const store = open();
  store.set({ P: [4, 5], a: [2], unknown: [1] });
  expect([store.scene.numbers('P'), store.scene.numbers('a')]).toEqual([[4, 5], [2]]);
  expect(store.state.past).toHaveLength(1);
});

it('is where it was after everything has been taken back', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('P', 'a'), fc.integer({ min: 0, max: 5 }), fc.boolean()), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(moves, (way) => {
      const store = open();
      for (const [name, number, lets] of way) {
        store.move(name, [number, number]);
        if (lets) store.settle();
      }
      const end = store.state.position;
      const steps = store.state.past.length;
      for (let step = 0; step < steps; step += 1) store.undo();
      expect(store.state.position).toEqual(store.scene.start);
      for (let step = 0; step < steps; step += 1) store.redo();
      expect(store.state.position).toEqual(end);
    }),
    { seed: 7, numRuns: runs },
  );
});

function open(): SceneStore {
  const scene = openScene(aFigure(['\\point[editable]{P}{0, 0}', '\\slider{a}{1, 0, 5}']), 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return new SceneStore(scene.value);
}
