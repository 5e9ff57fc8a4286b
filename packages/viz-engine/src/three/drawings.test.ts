import { expect, it, vi } from 'vitest';
import type { Look } from '../board/index.ts';
import { MeshBuilder } from '../sampling/index.ts';
import { Drawings } from './drawings.ts';
import { emptyForm, type Form, type Grain } from './forms/form.ts';

const look: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o' };
const grain: Grain = { unit: 0.01, cells: 400 };

function open() {
  const ask = vi.fn();
  return { ask, drawings: new Drawings({ ask, after: () => undefined }) };
}

/** A point that is one further to the right each time it is built. */
function walker(): () => Form {
  let steps = 0;
  return () => ({ ...emptyForm, marks: [{ kind: 'ball', at: [(steps += 1), 0, 0], radius: 0.04 }] });
}

const sheet = (): Form => {
  const mesh = new MeshBuilder();
  mesh.addPolygon([0, 1, 2].map((x) => mesh.addCorner([x, x * x, 0], [0, 0, 1])));
  return { ...emptyForm, mesh };
};

const placesOf = (forms: readonly Form[]) => forms.map((form) => form.marks.map(({ at }) => at[0]));

it('builds a form anew only when it has changed, and asks for a picture', () => {
  const { ask, drawings } = open();
  const walking = drawings.add(walker(), look);
  drawings.add(walker(), look);
  expect(placesOf(drawings.forms(grain))).toEqual([[1], [1]]);
  expect(placesOf(drawings.forms(grain))).toEqual([[1], [1]]);
  walking.update();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(placesOf(drawings.forms(grain))).toEqual([[2], [1]]);
});

it('builds marks anew at another zoom, and surfaces where fewer cells can be painted', () => {
  const { drawings } = open();
  const [build, buildSheet] = [vi.fn(walker()), vi.fn(sheet)];
  drawings.add(build, look);
  drawings.add(buildSheet, look);
  drawings.forms(grain);
  drawings.forms({ ...grain, unit: 0.02 });
  expect([build.mock.calls.length, buildSheet.mock.calls.length]).toEqual([2, 1]);
  drawings.forms({ unit: 0.02, cells: 24 });
  expect([build.mock.calls.length, buildSheet.mock.calls.length]).toEqual([2, 2]);
});

it('leaves a trace of each form that has been seen, until it is cleared away', () => {
  const { drawings } = open();
  const walking = drawings.add(walker(), { ...look, trace: {} });
  drawings.forms(grain);
  walking.update();
  walking.update();
  expect(placesOf(drawings.forms(grain))).toEqual([[2], [1]]);
  walking.update();
  expect(placesOf(drawings.forms(grain))).toEqual([[3], [1, 2]]);
  walking.clear?.();
  expect(placesOf(drawings.forms(grain))).toEqual([[3]]);
});
