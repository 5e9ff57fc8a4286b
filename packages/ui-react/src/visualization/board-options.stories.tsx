import type { BoardOptions } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

/** A draggable point and a line on one board with these options. */
function figureWith(title: string, options: Partial<BoardOptions>) {
  const figure = storyFigure(title, ['\\point[editable]{P}{1, 2}', '\\point{Q}{-2, -1}', '\\line{g}{P, Q}']);
  return {
    ...figure,
    rows: figure.rows.map((row) =>
      row.kind === 'canvases'
        ? {
            ...row,
            canvases: row.canvases.map((canvas) => ({
              ...canvas,
              options: { ...canvas.options, coordinateSystem: true, ...options },
            })),
          }
        : row,
    ),
  };
}

const meta = { title: 'Visualization/Board options', component: VisualizationView } satisfies Meta<
  typeof VisualizationView
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only the wheel zooms; the mouse moves nothing but points. */
export const WheelZoom: Story = {
  args: { visualization: figureWith('A board for the wheel', { wheelZoom: true }), seed: 1 },
  play: async ({ canvasElement }) => {
    const { grip, place } = await openBoard(canvasElement);
    const start = place();
    const frame = frameOf(grip);
    const picture = grip.ownerSVGElement ?? grip;
    await drag(picture, start.x + 80, start.y + 80, 40, -30);
    await waitFor(() => expect(place()).toEqual(start));
    picture.focus();
    const { left, top } = frame.getBoundingClientRect();
    await fireEvent.wheel(frame, { clientX: left, clientY: top, deltaY: 200, bubbles: true, cancelable: true });
    // Each wheel pixel zooms out by this factor around the top left corner.
    const factor = Math.exp(-200 * 0.0015);
    await waitFor(() => expect(Math.abs(place().x - left - (start.x - left) * factor)).toBeLessThan(1));
  },
};

/** Coordinates are shown beside the point that is dragged or focused, and move with it. */
export const Infobox: Story = {
  args: { visualization: figureWith('Coordinates of points', { infobox: true }), seed: 1 },
  play: async ({ canvasElement }) => {
    const { grip, place } = await openBoard(canvasElement);
    const box = () => canvasElement.querySelector('[data-infobox]');
    await waitFor(() => expect(box()).toHaveTextContent(''));
    grip.focus();
    await waitFor(() => expect(box()).toHaveTextContent('x 1, y 2'));
    await userEvent.keyboard('{ArrowRight>5/}');
    await waitFor(() => expect(box()).toHaveTextContent('x 1.5, y 2'));
    grip.blur();
    await waitFor(() => expect(box()).toHaveTextContent(''));
    const picture = grip.ownerSVGElement ?? grip;
    await fireEvent.pointerMove(picture, { clientX: place().x + 5, clientY: place().y });
    await waitFor(() => expect(box()).toHaveTextContent('x 1.5, y 2'));
    const [words, at] = [box()?.getBoundingClientRect() ?? new DOMRect(), place()];
    await waitFor(() => expect(words.bottom).toBeLessThan(at.y));
    await waitFor(() => expect(Math.abs((words.left + words.right) / 2 - at.x)).toBeLessThan(2));
    await fireEvent.pointerMove(picture, { clientX: place().x + 60, clientY: place().y });
    await waitFor(() => expect(box()).toHaveTextContent(''));
  },
};

/** JSXGraph's own credits, in the same position. */
export const Copyright: Story = {
  args: { visualization: figureWith('Who draws this', { copyright: true }), seed: 1 },
  play: async ({ canvasElement }) => {
    const { grip } = await openBoard(canvasElement);
    const name = [...canvasElement.querySelectorAll('svg text')].find(({ textContent }) =>
      textContent.includes('jsxgraph.org'),
    );
    await waitFor(() => expect(name).toHaveTextContent(/^JSXGraph v\d+\.\d+\.\d+ © jsxgraph\.org$/));
    const [words, frame] = [name?.getBoundingClientRect() ?? new DOMRect(), frameOf(grip).getBoundingClientRect()];
    await waitFor(() => expect(words.left).toBeGreaterThan(frame.left));
    await waitFor(() => expect(words.bottom).toBeLessThan(frame.top + 24));
  },
};

export const InfoboxInTheDark: Story = { ...Infobox, globals: { appearance: 'dark' } };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The grip of the point on the board, once it exists, and its position on the page. */
async function openBoard(root: HTMLElement) {
  const grip = await waitFor(() => {
    const found = root.querySelector<SVGElement>('svg [role=slider]');
    if (found === null) throw new Error('There is no board yet');
    return found;
  });
  const place = (): Place => {
    const { left, right, top, bottom } = grip.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  return { grip, place };
}

/** The element that JSXGraph draws in. */
function frameOf(grip: SVGElement): HTMLElement {
  const frame = grip.ownerSVGElement?.parentElement;
  if (frame === null || frame === undefined) throw new Error('The picture stands in nothing');
  return frame;
}

async function drag(picture: SVGElement, clientX: number, clientY: number, right: number, down: number): Promise<void> {
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
  await fireEvent(picture, new PointerEvent('pointerdown', { ...pointer, clientX, clientY }));
  await fireEvent(
    picture,
    new PointerEvent('pointermove', { ...pointer, clientX: clientX + right, clientY: clientY + down }),
  );
  await fireEvent(
    picture,
    new PointerEvent('pointerup', { ...pointer, clientX: clientX + right, clientY: clientY + down }),
  );
}
