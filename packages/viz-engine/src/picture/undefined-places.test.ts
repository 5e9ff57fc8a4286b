import { canvasesIn } from '@lemma/core/document';
import { elementTypes } from '@lemma/viz-engine/elements';
import { readExample, type Example } from '@lemma/viz-engine/examples';
import { PictureBoard } from '@lemma/viz-engine/picture';
import { openScene } from '@lemma/viz-engine/scene';
import { expect, it } from 'vitest';

const examples = elementTypes.flatMap(({ type, examples }) =>
  examples.flatMap((example: Example, index) =>
    example.isInSpace === true ? [] : ([[`${type} ${index + 1}`, example]] as const),
  ),
);

/** The root of a negative number, a quotient by zero and its root are nowhere. */
const nowhere = ['sqrt(-1)', '0/0', '1/0'];

it.each(nowhere)('a picture has no place where %s stands for every point', (value) => {
  for (const [title, example] of examples) {
    const drawn = picture({
      ...example,
      definitions: example.definitions.map((each) =>
        each.type === 'point' || each.type === 'graphNode'
          ? { ...each, values: [value, value, ...each.values.slice(2)] }
          : each,
      ),
    });
    expect(drawn, title).not.toMatch(/NaN|Infinity/);
  }
});

it.each(nowhere)('what has no place with %s is not in the picture', (value) => {
  const places = ['x', 'o', '[]', '<>', '+'].map((face, index) => ({
    type: 'point',
    name: `P${index}`,
    values: [value, '1'],
    attributes: { style: `{face: "${face}"}`, label: 'P' },
  }));
  const others = [
    { type: 'string', name: 't', values: [value, '1', 'words'] },
    { type: 'point', name: 'M', values: ['0', '0'], attributes: { style: '{visible: false}' } },
    { type: 'circle', name: 'k', values: ['M', value], attributes: { label: 'k' } },
    { type: 'function', name: 'f', values: [`x+${value}`], attributes: { label: 'f' } },
    { type: 'vector', name: 'v', values: [`[${value}; 1]`], attributes: { label: 'v' } },
  ];
  const nothing = picture({ definitions: [] });
  const drawn = picture({
    definitions: [...places, ...others],
    plotted: [...places, ...others].map(({ name }) => name),
  });
  expect(drawn).not.toMatch(/NaN|Infinity/);
  expect(drawn).not.toMatch(/words|>[Pkfv]</);
  expect(drawn.split('<path').length).toBeGreaterThanOrEqual(nothing.split('<path').length);
});

function picture(example: Example): string {
  const figure = readExample(example);
  const opened = openScene(figure, 1);
  const [canvas] = canvasesIn(figure.rows);
  if (!opened.ok || canvas === undefined) throw new Error(`${JSON.stringify(example)} ${JSON.stringify(opened)}`);
  const board = new PictureBoard(canvas.options, String);
  opened.value.draw(canvas, board, undefined);
  return board.svg();
}
