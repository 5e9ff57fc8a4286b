import { systemClock } from '@lemma/core/platform';
import { chakra } from '@chakra-ui/react';
import { canvasesIn, type Visualization } from '@lemma/core/document';
import { elementTypes, type ElementType } from '@lemma/viz-engine/elements';
import { readExample, type Example } from '@lemma/viz-engine/examples';
import { openJsxGraphBoard } from '@lemma/viz-engine/jsxgraph';
import { openStockBoard } from '@lemma/viz-engine/jsxgraph/testing';
import { openScene, type ScenePosition, type Scene } from '@lemma/viz-engine/scene';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { differenceOf, looksIn } from '../testing/index.ts';
import { figureColors } from './figure-colors.ts';

/** Pictures count as equal if at most this fraction of their pixels differs, ignoring antialiased edges. */
const tolerance = 0.002;

const words = { movable: '', movableShape: '', position: () => '', number: String };

/** A figure in the plane, as we draw it and as JSXGraph does. */
function Pair({ figure, name }: { readonly figure: Visualization; readonly name: string }) {
  const ours = useRef<HTMLDivElement>(null);
  const stock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [canvas] = canvasesIn(figure.rows);
    if (canvas === undefined || ours.current === null || stock.current === null) return;
    const options = { ...canvas.options, coordinateSystem: false };
    const own = openJsxGraphBoard(ours.current, options, words, systemClock);
    const reference = openStockBoard(stock.current, options);
    // Ours draws first and moves afterwards, so that its shortcuts during movement are compared as well.
    const scene = open(figure);
    scene.draw(canvas, own, undefined);
    scene.show(elsewhere(scene));
    const moved = open(figure);
    moved.show(elsewhere(moved));
    moved.draw(canvas, reference, undefined);
    const boards = [own, reference];
    return () => boards.forEach((board) => board.dispose());
  }, [figure]);
  return (
    <chakra.section data-pair={name} display="flex" gap="4" mb="4" css={figureColors}>
      <chakra.div ref={ours} width="402px" borderWidth="1px" />
      <chakra.div ref={stock} width="402px" borderWidth="1px" />
    </chakra.section>
  );
}

function open(figure: Visualization): Scene {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(`${figure.id}: ${JSON.stringify(scene.failure)}`);
  return scene.value;
}

/** Everything a reader can move, slightly displaced. */
function elsewhere(scene: Scene): ScenePosition {
  return scene.variables.reduce(
    (position, { name }) =>
      scene.moved(
        position,
        name,
        scene.numbers(name).map((number) => number + 0.3),
      ),
    scene.start,
  );
}

/** The same example with a distinct pen for everything that can have one. */
function inked(example: Example): Example {
  const canBeStyled = new Set(
    elementTypes.filter(({ attributes }) => attributes.includes('style')).map(({ type }) => type),
  );
  return {
    ...example,
    definitions: example.definitions.map((definition) =>
      canBeStyled.has(definition.type)
        ? {
            ...definition,
            attributes: { ...definition.attributes, style: '{strokeWidth: 5, dash: 2, opacity: 0.6}' },
          }
        : definition,
    ),
  };
}

function Pairs({ types }: { readonly types: readonly ElementType[] }) {
  return types.flatMap(({ type, examples }) =>
    examples
      .filter(({ isInSpace }) => isInSpace !== true)
      .flatMap((example, index) =>
        [example, inked(example)].map((each, variant) => (
          <Pair key={`${type} ${index} ${variant}`} name={`${type} ${index + 1}`} figure={figureOf(each)} />
        )),
      ),
  );
}

const figures = new Map<Example, Visualization>();

/** The same figure for each call. */
function figureOf(example: Example): Visualization {
  const figure = figures.get(example) ?? readExample(example);
  figures.set(example, figure);
  return figure;
}

const meta = {
  title: 'Visualization/Against JSXGraph',
  component: Pairs,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Pairs>;
export default meta;

/**
 * Every example of every element: each line and area has the colour, width, dashes and opacity that JSXGraph's own
 * renderer gives it, and the pictures are equal.
 */
export const Examples: StoryObj<typeof meta> = {
  args: { types: elementTypes },
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
    await waitFor(() => expect(pairs.length).toBeGreaterThan(80));
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(2 * pairs.length));
    const differing: unknown[] = [];
    for (const pair of pairs) {
      const [ours, stock] = pair.querySelectorAll('svg');
      if (ours === undefined || stock === undefined) throw new Error('A board is missing');
      const [looks, asJsxGraph] = [looksIn(ours), looksIn(stock)];
      const share = await differenceOf(ours, stock);
      if (looks.join() !== asJsxGraph.join() || share > tolerance) {
        differing.push({ name: pair.dataset['pair'], looks, asJsxGraph, share });
      }
    }
    await waitFor(() => expect(differing).toEqual([]));
  },
};
