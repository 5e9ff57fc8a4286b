import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const signs = ['o', '[]', '<>', '+', 'x'];

const plane = storyFigure('Nowhere below zero', [
  '\\slider{a}{-1, -4, 4}',
  '\\number{r}{sqrt(a)}',
  ...signs.map((_, index) => `\\point{P${index}}{r, ${index}}`),
  '\\point[editable]{Q}{1/0, 2}',
  '\\point{M}{0, 0}',
  '\\circle{k}{M, r}',
  '\\circle{l}{P1, 1}',
  '\\segment{s}{M, P1}',
  '\\line{g}{P1, P2}',
  '\\polygon{p}{M, P1, P2}',
  '\\vector{v}{[r; 1]}',
  '\\string{t}{r, -1, words}',
  '\\function{f}{r*x}',
  ...signs.map((face, index) => `\\style{P${index}}{{face: "${face}"}}`),
  '\\label{P0}{P}',
  '\\trace{P0}',
  '\\stepsize{a}{1}',
]);

const space = storyFigure(
  'Nowhere below zero',
  [
    '\\slider{a}{-1, -4, 4}',
    '\\number{r}{sqrt(a)}',
    '\\point{P}{r, 1, 2}',
    '\\point[editable]{Q}{1/0, 2, 1}',
    '\\point{M}{0, 0, 0}',
    '\\segment{s}{M, P}',
    '\\vector{v}{[r; 1; 1]}',
    '\\sphere{k}{M, r}',
    '\\label{P}{P}',
    '\\stepsize{a}{1}',
  ],
  { isInSpace: true },
);

const meta = {
  title: 'Visualization/Undefined places',
  component: VisualizationView,
} satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The root of a negative number is nowhere: an element there is not drawn, cannot be grabbed, and appears when the
 * number does.
 */
export const InThePlane: Story = {
  args: { visualization: plane, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider', { name: /^a\b/ });
    const picture = () => canvasElement.querySelector('[aria-label="Drawing board"]');
    const label = () => [...(picture()?.querySelectorAll('text') ?? [])].find(({ textContent }) => textContent === 'P');
    const shows = () => {
      const box = label()?.getBoundingClientRect();
      return label()?.getAttribute('visibility') !== 'hidden' && (box?.width ?? 0) > 0;
    };
    await waitFor(() => expect(picture()?.querySelector('svg ellipse')).not.toBeNull());
    await waitFor(() => expect(picture()?.outerHTML).not.toMatch(/NaN|Infinity/));
    await waitFor(() => expect(canvas.queryByRole('slider', { name: 'Q' })).toBeNull());
    await waitFor(() => expect(shows()).toBe(false));
    await fireEvent.change(slider, { target: { value: '1' } });
    await waitFor(() => expect(shows()).toBe(true));
    await fireEvent.change(slider, { target: { value: '-2' } });
    await fireEvent.change(slider, { target: { value: '-3' } });
    await waitFor(() => expect(shows()).toBe(false));
    await waitFor(() => expect(picture()?.outerHTML).not.toMatch(/NaN|Infinity/));
  },
};

/** The same in space. */
export const InSpace: Story = {
  args: { visualization: space, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: /^a\b/ });
    const picture = () => canvasElement.querySelector('[aria-label="Drawing board"]');
    await waitFor(() => expect(picture()?.childElementCount).toBeGreaterThan(0));
    await waitFor(() => expect(picture()?.outerHTML).not.toMatch(/NaN|Infinity/));
  },
};
