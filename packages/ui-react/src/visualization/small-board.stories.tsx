import { chakra } from '@chakra-ui/react';
import type { BoardOptions } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const figure = storyFigure('A parabola', [
  '\\point[editable]{P}{1, 2}',
  '\\point[editable]{Q}{1.5, 2}',
  '\\segment{s}{P, Q}',
  '\\function{f}{x^2-3}',
  '\\style{s}{{strokeWidth: 4}}',
  '\\label{P}{P}',
]);

/** A few pixels wider than its place, like a board of 600 pixels on a page of that width with margins. */
const almostFitting = withOptions({ width: 284, height: 284 });

const zoomable = withOptions({ toolbar: true });

function withOptions(options: Partial<BoardOptions>) {
  return {
    ...figure,
    rows: figure.rows.map((row) =>
      row.kind === 'canvases'
        ? {
            ...row,
            canvases: row.canvases.map((canvas) => ({ ...canvas, options: { ...canvas.options, ...options } })),
          }
        : row,
    ),
  };
}

const narrow = (Story: () => ReactNode) => (
  <chakra.div width="280px">
    <Story />
  </chakra.div>
);

const meta = {
  title: 'Visualization/Small board',
  component: VisualizationView,
  decorators: [narrow],
} satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With little room, letters and lines keep their size: the axes have fewer numbers instead. */
export const Narrow: Story = {
  args: { visualization: figure, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'P' });
    const picture = () => canvasElement.querySelector<SVGSVGElement>('[aria-label="Drawing board"] svg');
    await waitFor(() => expect(picture()?.viewBox.baseVal.width).toBeLessThan(281));
    const scale = () => (picture()?.getBoundingClientRect().width ?? 0) / (picture()?.viewBox.baseVal.width ?? 1);
    await waitFor(() => expect(Math.abs(scale() - 1)).toBeLessThan(0.005));
    const sizes = () =>
      [...canvasElement.querySelectorAll('svg text')].map((text) => Number(text.getAttribute('font-size')));
    await waitFor(() => expect(Math.min(...sizes()) * scale()).toBeGreaterThanOrEqual(12));
  },
};

/** A board that has all but a few pixels of its room is not shown smaller than it is drawn, either. */
export const AlmostFitting: Story = { ...Narrow, args: { visualization: almostFitting, seed: 1 } };

const coming = 'The drawing is loading.';
let wasSaid = false;

/** While the board is loading, its placeholder says so to those who cannot see that it is grey. */
export const Coming: Story = {
  args: { visualization: figure, seed: 1 },
  beforeEach: () => {
    wasSaid = false;
    // If everything has loaded already, the text is gone before anybody looks at the page: it is found among removed
    // nodes.
    const observer = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      wasSaid ||= nodes.some(({ textContent }) => textContent?.includes(coming));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'P' });
    await waitFor(() => expect(wasSaid).toBe(true));
    await waitFor(() => expect(canvas.queryByText(coming)).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Drawing board' })).not.toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/**
 * Once the board has been pressed, the wheel zooms around the pointer and dragging pans; a button restores the initial
 * view.
 */
export const ZoomAndPan: Story = {
  args: { visualization: zoomable, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'P' });
    const picture = canvasElement.querySelector<SVGSVGElement>('[aria-label="Drawing board"] svg');
    if (picture === null) throw new Error('Nothing is drawn');
    const numbers = () => [...picture.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ');
    await waitFor(() => expect(numbers()).toContain('4'));
    const start = numbers();
    const { left, top, width, height } = picture.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    await fireEvent.wheel(picture, { ...middle, deltaY: 200 });
    await waitFor(() => expect(numbers()).toBe(start));
    picture.focus();
    for (let turn = 0; turn < 4; turn += 1) await fireEvent.wheel(picture, { ...middle, deltaY: 200 });
    await waitFor(() => expect(numbers()).toContain('10'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(numbers()).toBe(start));
    await userEvent.keyboard('----');
    await waitFor(() => expect(numbers()).not.toBe(start));
    await userEvent.click(canvas.getByRole('button', { name: 'Initial view' }));
    await waitFor(() => expect(numbers()).toBe(start));
  },
};
