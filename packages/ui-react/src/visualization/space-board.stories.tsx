import { systemClock } from '@lemma/core/platform';
import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  defaultSpaceOptions,
  type ColorName,
  type Look,
  type OpenSpaceBoard,
  type SpaceOptions,
  type SpacePointTerm,
  type SpaceWords,
} from '@lemma/viz-engine/board';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

interface SpaceProps {
  readonly options?: Partial<SpaceOptions>;
  readonly draw: (board: OpenSpaceBoard) => void;
}

/** A board in space on its own, as an element type draws on it. */
function Space({ options, draw }: SpaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let close = () => {};
    let isWanted = true;
    const open = async () => {
      const { openThreeBoard } = await import('@lemma/viz-engine/three');
      if (!isWanted || place.current === null) return;
      const board = openThreeBoard(place.current, { ...defaultSpaceOptions, ...options }, words, systemClock);
      draw(board);
      close = () => board.dispose();
    };
    void open();
    return () => {
      isWanted = false;
      close();
    };
  }, [options, draw]);
  return (
    <chakra.div
      ref={place}
      role="group"
      aria-label="Drawing board"
      width="400px"
      maxWidth="100%"
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      color="fg.muted"
      overflow="hidden"
    />
  );
}

const meta = { title: 'Visualization/Board in space', component: Space } satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sum follows its movable point, whether keys or a pointer move it. */
export const Vectors: Story = {
  args: { options: { grid: true }, draw: drawVectors },
  play: async ({ canvas }) => {
    const grip = await canvas.findByRole('slider', { name: 'A' });
    grip.focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(grip).toHaveAttribute('aria-valuetext', 'x 2.1, y −2.99, z 3.1'));
  },
};

export const Dark: Story = { args: { options: { grid: true }, draw: drawVectors }, globals: { appearance: 'dark' } };

/** Three intersecting planes: each is in front where it is nearer. */
export const Planes: Story = {
  args: {
    draw: (board) => {
      const through = point('', 0, 0, 1);
      board.plane({ kind: 'normal', at: through, normal: point('', 1, 1, 1) }, look('blue', 'E₁'));
      board.plane({ kind: 'normal', at: through, normal: point('', 1, -1, 2) }, look('red', 'E₂'));
      board.plane(
        { kind: 'spanned', at: through, along: [point('', 0, 1, 0.3), point('', 0.2, 0, 1)] },
        look('green', 'E₃'),
      );
    },
  },
  play: async ({ canvas }) => {
    const view = await canvas.findByRole('application');
    view.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}+-{Home}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view).not.toHaveFocus());
  },
};

/** Numbers on the edges of the view box, outside the drawing. */
export const Surface: Story = {
  args: {
    options: { axes: 'border', viewBox: { x: [-5, 5], y: [-5, 5], z: [-3, 3] } },
    draw: (board) => {
      board.graph(() => ({ at: (x, y) => 2 * Math.sin(Math.hypot(x, y)) }), look('blue', 'f'));
    },
  },
};

export const Spheres: Story = {
  args: {
    options: { projection: 'central' },
    draw: (board) => {
      board.sphere(point('M', 0, 0, 0), () => 3, look('cyan', 'K'));
      board.plane({ kind: 'normal', at: point('', 0, 0, 1), normal: point('', 0, 0.3, 1) }, look('orange', 'E'));
      board.line(point('', -4, -4, -2), point('', 2, 3, 3), look('red', 'g'));
    },
  },
};

export const CurveAndField: Story = {
  args: {
    options: { axes: 'border' },
    draw: (board) => {
      board.vectorField({ at: (x, y) => [-y, x, 1], meshScaling: () => 0.8 }, look('light_blue'));
      board.curve(
        {
          coordinates: () => [{ at: (t) => 3 * Math.cos(t) }, { at: (t) => 3 * Math.sin(t) }, { at: (t) => t / 4 - 4 }],
          t: [() => 0, () => 32],
        },
        look('magenta', 'c'),
      );
    },
  },
};

/** JSXGraph's seven dash patterns, from above: in pixels, whatever the zoom. */
export const Dashes: Story = {
  args: {
    options: { axes: 'none', azimuth: 0, elevation: 0 },
    draw: (board) => {
      for (const dash of patterns.keys()) {
        const z = 3 - dash;
        board.segment(point('', 0, -5, z), point('', 0, 5, z), { ...look('blue'), strokeWidth: 3, dash: dash + 1 });
      }
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const view = await canvas.findByRole('application');
    view.focus();
    const picture = await waitFor(() => {
      const found = canvasElement.querySelector('canvas');
      if (found === null || found.width === 0) throw new Error('Nothing is painted yet');
      return found;
    });
    const expected = patterns.map((pattern) => {
      const [first = 0, ...others] = [...pattern, ...pattern];
      return [...others, first];
    });
    const areAsSaid = async () => {
      // Every key paints anew.
      await userEvent.keyboard('{Home}');
      const rows = await runsOfInk(picture);
      // The first and the last are cut off; what is left begins with a gap.
      const measured = rows.map((runs, dash) => runs.slice(1, 1 + 2 * (patterns[dash]?.length ?? 0)));
      const errors = expected.map((lengths, dash) => lengths.map((length, at) => (measured[dash]?.[at] ?? 0) - length));
      return errors.map((each) => Math.max(...each.map(Math.abs)) <= 1.5);
    };
    await waitFor(async () => expect(await areAsSaid()).toEqual(patterns.map(() => true)));
  },
};

/** A moving element leaves a trace, until it is cleared. */
export const Trace: Story = {
  args: {
    draw: (board) => {
      let angle = 0;
      const at: SpacePointTerm = {
        name: 'P',
        x: () => 3 * Math.cos(angle),
        y: () => 3 * Math.sin(angle),
        z: () => angle / 2 - 2,
      };
      const drawn = [
        board.segment(point('', 0, 0, 0), at, { ...look('green'), trace: {} }),
        board.point(at, { ...look('orange', 'P'), trace: {} }),
      ];
      const turn = () => {
        angle += 0.25;
        for (const each of drawn) each.update();
        if (angle < 8) requestAnimationFrame(turn);
      };
      requestAnimationFrame(turn);
    },
  },
};

/** Browsers print no picture of WebGL: on paper it is a drawing, at once, and afterwards what it was. */
export const OnPaper: Story = {
  args: { options: { grid: true }, draw: drawVectors },
  globals: { appearance: 'dark' },
  beforeEach: () => () => dispatchEvent(new Event('afterprint')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'A' });
    const before = canvasElement.querySelector('canvas');
    dispatchEvent(new Event('beforeprint'));
    const printed = {
      pictures: canvasElement.querySelectorAll('canvas').length,
      hasLines: canvasElement.querySelectorAll('svg polyline').length > 10,
      isExcused: canvas.queryByText(words.simpleDrawing) !== null,
    };
    await waitFor(() => expect(printed).toEqual({ pictures: 0, hasLines: true, isExcused: false }));
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBe(before));
  },
};

/** A browser may revoke the WebGL context: the board is then an SVG drawing, until it is restored. */
export const LostGraphics: Story = {
  args: { options: { grid: true }, draw: drawVectors },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'A' });
    const graphics = canvasElement.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!graphics) return;
    graphics.loseContext();
    await canvas.findByText(words.simpleDrawing);
    await waitFor(() => expect(canvasElement.querySelectorAll('svg polygon').length).toBeGreaterThan(0));
    graphics.restoreContext();
    await waitFor(() => expect(canvas.queryByText(words.simpleDrawing)).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
  },
};

/** Alternating dash and gap, in pixels (JSXGraph, dash 1 to 7; the dots of a line 3 pixels wide). */
const patterns = [
  [2, 2],
  [5, 5],
  [10, 10],
  [20, 20],
  [20, 10, 10, 10],
  [20, 5, 10, 5],
  [3, 2],
];

/** For each line of a picture from left to right: alternating lengths with and without ink, in CSS pixels. */
async function runsOfInk(picture: HTMLCanvasElement): Promise<readonly (readonly number[])[]> {
  const { width, height } = picture;
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [width, height];
  const pen = copy.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas');
  // Only in the frame in which it is painted: afterwards it is lost.
  await new Promise(requestAnimationFrame);
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const isInk = (x: number, y: number) => (data[4 * (y * width + x) + 3] ?? 0) > 127;
  const ratio = width / picture.clientWidth;
  const lines: number[][] = [];
  let wasInk = false;
  for (let y = 0; y < height; y += 1) {
    const runs: number[] = [];
    let before = false;
    for (let x = 0; x < width; x += 1) {
      const now = isInk(x, y);
      if (now !== before) runs.push(0);
      before = now;
      if (runs.length > 0) runs.push((runs.pop() ?? 0) + 1 / ratio);
    }
    if (runs.length > 0 && !wasInk) lines.push([]);
    wasInk = runs.length > 0;
    const line = lines.at(-1);
    // The row in the middle of a line has the most ink.
    if (line !== undefined && runs.length > line.length) line.splice(0, line.length, ...runs);
  }
  return lines;
}

function drawVectors(board: OpenSpaceBoard): void {
  let place: readonly [number, number, number] = [2, -3, 3];
  const a: SpacePointTerm = { name: 'A', x: () => place[0], y: () => place[1], z: () => place[2] };
  const b = point('B', -1, 3, 1);
  const sum: SpacePointTerm = { name: 'S', x: () => a.x() + b.x(), y: () => a.y() + b.y(), z: () => a.z() + b.z() };
  const origin = point('O', 0, 0, 0);
  const drawn = [
    board.polygon([origin, a, sum, b], { ...look('light_gray'), strokeWidth: 1 }),
    board.arrow(origin, a, look('orange', 'a')),
    board.arrow(origin, b, look('green', 'b')),
    board.arrow(origin, sum, look('purple', 'a + b')),
    board.point(a, look('orange', 'A'), {
      name: 'A',
      move: (...to) => {
        place = to;
        for (const each of drawn) each.update();
      },
      settle: () => {},
    }),
  ];
}

function point(name: string, x: number, y: number, z: number): SpacePointTerm {
  return { name, x: () => x, y: () => y, z: () => z };
}

function look(color: ColorName, label?: string): Look {
  const plain = { strokeWidth: 2, size: 4, opacity: 1, dash: 0, face: 'o' } as const;
  return { ...plain, color: { kind: 'named', name: color }, ...(label === undefined ? {} : { label }) };
}

const number = (value: number) => String(value).replace('-', '−');

const words: SpaceWords = {
  view: 'View in space. Arrow keys turn it, plus and minus zoom, Home restores the initial view.',
  movable: 'movable point',
  movableShape: 'movable shape',
  simpleDrawing: 'Simple drawing: this browser does not show 3D graphics.',
  position: (x, y, z) => `x ${number(x)}, y ${number(y)}, z ${number(z)}`,
  number,
};
