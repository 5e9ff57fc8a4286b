import type { Canvas, Visualization } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { describeFigure } from '../describe/index.ts';
import { readExample, type Example } from '../examples/index.ts';
import { openScene, type Mover, type Scene } from '../scene/index.ts';
import {
  mistakesIn,
  RecordingBoard,
  RecordingSpaceBoard,
  type RecordedElement,
  type RecordedForm,
} from '../testing/index.ts';
import { elementTypes } from './index.ts';

const mover = { move: () => undefined, carry: () => undefined, settle: () => undefined };

describe.each(elementTypes)('$type', (elementType) => {
  describe.each(elementType.examples.map((example, index) => ({ example, number: index + 1 })))(
    'example $number',
    ({ example }) => {
      it('has nothing wrong with it', () => {
        expect(mistakesIn(readExample(example))).toEqual([]);
      });

      it('shows the type it is an example of', () => {
        const names = [elementType.type, ...elementType.aliases];
        expect(example.definitions.some(({ type }) => names.includes(type))).toBe(true);
      });

      it('is drawn, or stands beside the board', () => {
        const { scene, canvas } = open(example);
        const missing = canvas.plotted.filter((name) => {
          const only = { ...canvas, plotted: [name] };
          return drawn(scene, only, mover).length + scene.controls(only).length === 0;
        });
        expect(missing).toEqual([]);
      });

      it('is drawn from numbers', () => {
        const { scene, canvas } = open(example);
        const numbers = drawn(scene, canvas, undefined).flatMap((element) => element.numbers());
        expect(numbers.filter(Number.isNaN)).toEqual([]);
      });

      it('can be told in words', () => {
        const { scene, canvas } = open(example);
        for (const { words } of describeFigure(scene, [canvas])) {
          expect(words.form).toMatch(/^[a-z]\w+$/i);
          expect(Object.values(words.gaps).filter((gap) => gap === '' || Number.isNaN(gap))).toEqual([]);
        }
      });
    },
  );

  it('refuses one value too few and one too many', () => {
    const [min, max] = elementType.valuesWith(() => false);
    for (const count of [min - 1, max + 1]) {
      const definition = { type: elementType.type, name: 'it', values: Array.from({ length: count }, () => '1') };
      const [found] = mistakesIn(readExample({ definitions: [definition], plotted: [] }));
      expect(found).toMatchObject({
        code: 'BAD_DEFINITION',
        data: { name: 'it', reason: 'wrongCount', found: count, fewest: min, most: max },
      });
    }
  });

  it('refuses an attribute it does not have', () => {
    const [example] = elementType.examples;
    const definitions = example.definitions.map((definition) =>
      definition.type === elementType.type ? { ...definition, attributes: { octopus: 'on' } } : definition,
    );
    const findings = mistakesIn(readExample({ ...example, definitions }));
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['BAD_ATTRIBUTE']));
  });
});

it('has a type only once', () => {
  const types = elementTypes.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

function open(example: Example): { readonly scene: Scene; readonly canvas: Canvas } {
  const figure = readExample(example);
  const scene = openScene(figure, 7);
  const canvas = firstCanvas(figure);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return { scene: scene.value, canvas };
}

function drawn(scene: Scene, canvas: Canvas, by: Mover | undefined): readonly (RecordedElement | RecordedForm)[] {
  if (canvas.options.space === undefined) {
    const board = new RecordingBoard();
    scene.draw(canvas, board, by);
    return board.elements;
  }
  const board = new RecordingSpaceBoard();
  scene.drawInSpace(canvas, board, by);
  return board.forms;
}

function firstCanvas({ rows }: Visualization): Canvas {
  const [canvas] = rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  if (canvas === undefined) throw new Error('The figure has no canvas');
  return canvas;
}
