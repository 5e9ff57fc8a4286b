import { systemClock } from '@lemma/core/platform';
import { chakra } from '@chakra-ui/react';
import { defaultBoardOptions, type BoardOptions } from '@lemma/core/document';
import { printNumber } from '@lemma/core/expression';
import { openJsxGraphBoard } from '@lemma/viz-engine/jsxgraph';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { figureColors } from './figure-colors.ts';

const words = {
  movable: '',
  movableShape: '',
  position: () => '',
  number: (value: number, digits = 2) => printNumber(value, { digits }),
};

/** An empty plane board with axes. */
function Axes({ options }: { readonly options: BoardOptions }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const board = openJsxGraphBoard(place.current, options, words, systemClock);
    return () => board.dispose();
  }, [options]);
  return (
    <chakra.div
      ref={place}
      data-board
      width={`${options.width}px`}
      borderWidth="1px"
      bg="bg.panel"
      color="fg.muted"
      css={figureColors}
    />
  );
}

function AxesOfAll({ boards }: { readonly boards: readonly Partial<BoardOptions>[] }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4">
      {boards.map((board, index) => (
        <Axes key={index} options={{ ...defaultBoardOptions, coordinateSystem: true, ...board }} />
      ))}
    </chakra.div>
  );
}

const small = { width: 300, height: 300, axisLabels: ['x', 'y'] } as const;

const meta = { title: 'Visualization/Axes', component: AxesOfAll } satisfies Meta<typeof AxesOfAll>;
export default meta;

/** Around 0 and far from it, at any scale: the painted letters never touch each other. */
export const Numbers: StoryObj<typeof meta> = {
  args: {
    boards: [
      small,
      { ...small, left: 0, right: 1e5, bottom: -1e5, top: 1e5 },
      { ...small, left: -0.005, right: 0.02, bottom: 0, top: 0.01 },
      { ...small, left: 3, right: 7, bottom: 10, top: 20 },
      { ...small, left: -9, right: -2, bottom: -20, top: -10, grid: true },
      { ...small, left: -Math.PI, right: Math.PI, bottom: -1.5, top: 1.5 },
      { ...small, left: -2 * Math.PI, right: 2 * Math.PI, ticks: [Math.PI / 2, 0.5] },
      { ...small, left: 0, right: 3e8, bottom: -2e-7, top: 5e-7 },
      { ...small, numbersAtEdges: true, grid: true },
      { ...small, coordinateSystem: false, numberLine: true },
      { ...small, left: 99990, right: 100010, bottom: 1.1, top: 1.13 },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await document.fonts.ready;
    const boards = [...canvasElement.querySelectorAll('[data-board]')];
    await waitFor(() => expect(boards).toHaveLength(args.boards.length));
    // The numbers arrive with the board's next paint, so everything is checked again until it is right.
    for (const board of boards) await waitFor(() => expect(faultsOf(board)).toEqual([]));
  },
};

export const NumbersInTheDark: StoryObj<typeof meta> = { ...Numbers, globals: { appearance: 'dark' } };

/** What is wrong with the numbers of a board, or that they have not arrived yet. */
function faultsOf(board: Element): readonly string[] {
  const texts = [...board.querySelectorAll('svg text')];
  if (texts.length <= 3) return ['no numbers'];
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const frame = board.getBoundingClientRect();
  const faults = texts.flatMap(({ textContent }, index) => {
    const box = boxes[index] ?? frame;
    if (box.left < frame.left || box.right > frame.right) return [`${textContent} is cut`];
    return boxes.slice(0, index).some((other) => touch(box, other)) ? [`${textContent} touches another`] : [];
  });
  // No two ticks of an axis have the same number: all decimals are shown.
  const repeated = [true, false].flatMap((isAcross) => {
    const own = texts.filter((text) => (text.getAttribute('text-anchor') === 'middle') === isAcross);
    const numbers = own.map(({ textContent }) => textContent);
    return numbers.filter((number, index) => numbers.indexOf(number) < index).map((number) => `${number} stands twice`);
  });
  return [...faults, ...repeated];
}

/** Whether letters overlap; text lines are higher than letters. */
function touch(a: DOMRect, b: DOMRect): boolean {
  const slack = 3;
  return a.left < b.right && b.left < a.right && a.top + slack < b.bottom - slack && b.top + slack < a.bottom - slack;
}
