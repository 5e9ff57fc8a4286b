import { chakra } from '@chakra-ui/react';
import { canvasesIn, type BoardOptions, type Visualization } from '@lemma/core/document';
import { printNumber } from '@lemma/core/expression';
import { systemClock } from '@lemma/core/platform';
import type { OpenBoard } from '@lemma/viz-engine/board';
import { elementTypes } from '@lemma/viz-engine/elements';
import { readExample } from '@lemma/viz-engine/examples';
import { openJsxGraphBoard } from '@lemma/viz-engine/jsxgraph';
import { openScene, SceneStore } from '@lemma/viz-engine/scene';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { differencesOf } from '../testing/index.ts';
import { figureColors } from './figure-colors.ts';

const words = {
  movable: 'movable point',
  movableShape: 'movable shape',
  position: (x: number, y: number) => `x ${printNumber(x, { digits: 2 })}, y ${printNumber(y, { digits: 2 })}`,
  number: (value: number, digits = 2) => printNumber(value, { digits }),
};

/** Every example of every element in the plane. */
const figures: readonly Visualization[] = elementTypes.flatMap(({ type, examples }) =>
  examples
    .filter(({ isInSpace }) => isInSpace !== true)
    .map((each, index) => readExample(each, `${type} ${index + 1}`)),
);

const size = 300;

type Limits = Pick<BoardOptions, 'left' | 'right' | 'bottom' | 'top'>;

interface MovesProps {
  /** What a reader does with a board with limits from -5 to 5. */
  readonly act: (board: OpenBoard) => void;
  /** The limits it has after that. */
  readonly limits: Limits;
  /** The width in pixels that the page leaves after that. */
  readonly width: number;
}

function Moves({ act, limits, width }: MovesProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" css={figureColors}>
      {figures.map((figure) => (
        <Pair key={figure.id} figure={figure} act={act} limits={limits} width={width} />
      ))}
    </chakra.div>
  );
}

/** A board on which something was done, and one drawn afresh with the limits and the size it has now. */
function Pair({ figure, act, limits, width }: MovesProps & { readonly figure: Visualization }) {
  const moved = useRef<HTMLDivElement>(null);
  const fresh = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [places, options] = [[moved.current, fresh.current], optionsOf(figure)];
    const boards = places.map((place, index) => {
      if (place === null) throw new Error('The page is gone');
      const now = index === 0 ? options : { ...options, ...limits, width, height: width };
      return draw(figure, place, now);
    });
    if (boards[0] !== undefined) act(boards[0]);
    if (moved.current !== null) moved.current.style.width = `${width}px`;
    return () => boards.forEach((board) => board.dispose());
  }, [figure, act, limits, width]);
  return (
    <chakra.section data-pair={figure.id} display="flex" gap="2">
      <chakra.div ref={moved} style={{ width: `${size}px` }} />
      <chakra.div ref={fresh} style={{ width: `${width}px` }} />
    </chakra.section>
  );
}

function optionsOf({ rows }: Visualization): BoardOptions {
  const [canvas] = canvasesIn(rows);
  if (canvas === undefined) throw new Error('A figure without a board');
  const shown = { grid: true, axisLabels: ['x', 'y'], toolbar: true, copyright: true } as const;
  return { ...canvas.options, ...shown, width: size, height: size };
}

function draw(figure: Visualization, place: HTMLElement, options: BoardOptions): OpenBoard {
  const scene = openScene(figure, 1);
  const [canvas] = canvasesIn(figure.rows);
  if (!scene.ok || canvas === undefined) throw new Error(`${figure.id} has no board`);
  const board = openJsxGraphBoard(place, options, words, systemClock);
  scene.value.draw(canvas, board, new SceneStore(scene.value));
  return board;
}

const meta = {
  title: 'Visualization/Moved board',
  component: Moves,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Moves>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything on the board stands where a board drawn afresh at the same limits has it. */
const play: Story['play'] = async ({ canvasElement, args }) => {
  const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
  await waitFor(() => expect(pairs).toHaveLength(figures.length));
  const differing = () =>
    pairs.flatMap((pair) => {
      const [moved, fresh] = pair.children;
      if (moved === undefined || fresh === undefined) return ['A board is missing'];
      return differencesOf(moved, fresh, args.width).map((line) => `${pair.dataset['pair'] ?? ''}: ${line}`);
    });
  await waitFor(() => expect(differing()).toEqual([]), { interval: 500 });
};

const start = { left: -5, right: 5, bottom: -5, top: 5 };

export const ZoomedIn: Story = {
  args: {
    act: (board) => {
      board.zoom(0.8);
      board.zoom(0.8);
    },
    limits: { left: -3.2, right: 3.2, bottom: -3.2, top: 3.2 },
    width: size,
  },
  play,
};

export const ZoomedOut: Story = {
  args: { act: (board) => board.zoom(1.6), limits: { left: -8, right: 8, bottom: -8, top: 8 }, width: size },
  play,
};

export const Panned: Story = {
  args: { act: (board) => board.pan(0.2, -0.3), limits: { left: -3, right: 7, bottom: -8, top: 2 }, width: size },
  play,
};

export const BackAtTheStart: Story = {
  args: {
    act: (board) => {
      board.zoom(0.8);
      board.pan(1, 0);
      board.showStart();
    },
    limits: start,
    width: size,
  },
  play,
};

/** A telephone that was turned. */
export const Narrower: Story = { args: { act: () => {}, limits: start, width: 200 }, play };

export const ZoomedAndNarrower: Story = {
  args: {
    act: (board) => board.zoom(0.5),
    limits: { left: -2.5, right: 2.5, bottom: -2.5, top: 2.5 },
    width: 200,
  },
  play,
};
