import { expect, it } from 'vitest';
import { openScene, SceneStore } from '../scene/index.ts';
import { aFigure } from '../testing/index.ts';
import { describeFigure } from './index.ts';

const figure = aFigure(
  [
    '\\point[editable]{P}{1, 2}',
    '\\number{a}{P[x]+1}',
    '\\point{Q}{a, P[y]}',
    '\\segment{s}{P, Q}',
    '\\circle{k}{P, 2}',
  ],
  { plotted: ['P', 'Q', 's'] },
);
const canvases = figure.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));

it('tells of everything that is plotted what it is, what it follows and whether it moves', () => {
  expect(describeFigure(open().scene, canvases)).toEqual([
    { name: 'P', type: 'point', words: { form: 'point', gaps: { x: 1, y: 2 } }, dependsOn: [], movable: true },
    { name: 'Q', type: 'point', words: { form: 'point', gaps: { x: 2, y: 2 } }, dependsOn: ['P', 'a'], movable: false },
    {
      name: 's',
      type: 'segment',
      words: { form: 'segment', gaps: { from: 'P', to: 'Q', length: 1 } },
      dependsOn: ['P', 'Q'],
      movable: false,
    },
  ]);
});

it('tells of the values of now', () => {
  const store = open();
  store.move('P', [4, -1]);
  const [first] = describeFigure(store.scene, canvases);
  expect(first?.words.gaps).toEqual({ x: 4, y: -1 });
});

function open(): SceneStore {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return new SceneStore(scene.value);
}
