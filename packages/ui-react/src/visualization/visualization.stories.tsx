import type { Inline, Visualization } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readExample } from '@lemma/viz-engine/examples';
import { expect, userEvent, waitFor } from 'storybook/test';
import { VisualizationView } from './index.ts';

const span = { from: 0, to: 0 };
const words = (text: string): Inline => ({ kind: 'text', text });
const value = (name: string, coordinate?: string): Inline => ({
  kind: 'variable',
  name,
  ...(coordinate === undefined ? {} : { coordinate }),
  span,
});

const parabola = figure(
  readExample(
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-3', '3'], attributes: { stepsize: '0.1' } },
        {
          type: 'point',
          name: 'S',
          values: ['1', '-1'],
          options: ['editable'],
          attributes: { color: 'red', label: 'S' },
        },
        { type: 'function', name: 'f', values: ['a*(x-S[x])^2+S[y]'], attributes: { color: 'blue', label: 'f' } },
        { type: 'number', name: 'y0', values: ['a*S[x]^2+S[y]'] },
        { type: 'point', name: 'Y', values: ['0', 'y0'], attributes: { label: 'Y' } },
      ],
      plotted: ['a', 'f', 'Y', 'S'],
    },
    'parabola1',
  ),
  'Drag the vertex',
  [
    words('The vertex is '),
    value('S'),
    words(', its ordinate is '),
    value('S', 'y'),
    words('. '),
    {
      kind: 'conditional',
      condition: { text: 'a > 0', span },
      then: [words('It opens upwards.')],
      otherwise: [words('It does not open upwards.')],
    },
  ],
);

const wrong = figure(
  readExample(
    {
      definitions: [
        { type: 'point', name: 'P', values: ['1'] },
        { type: 'circle', name: 'k', values: ['Q', '2*(1+a'], attributes: { color: 'bluish' } },
        { type: 'line', name: 'g', values: ['y', 'x^2'] },
      ],
    },
    'wrong1',
  ),
  'A figure with mistakes',
  [],
);

const dice = figure(
  readExample(
    {
      definitions: [
        { type: 'randint', name: 'm', values: ['1', '3'] },
        { type: 'randrat', name: 'n', values: ['-3', '3', '2', '2'] },
        { type: 'line', name: 'g', values: ['y', 'm*x+n'], attributes: { label: 'g' } },
      ],
    },
    'dice1',
  ),
  'A line by chance',
  [words('Slope '), value('m'), words(', intercept '), value('n')],
);

const meta = { title: 'Visualization/Figure', component: VisualizationView } satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text follows the point, wherever it is moved. */
export const Parabola: Story = {
  args: { visualization: parabola, seed: 1 },
  play: async ({ canvas }) => {
    const grip = await canvas.findByRole('slider', { name: 'S' });
    grip.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByText(/its ordinate is −0\.8/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(grip).toHaveAttribute('aria-valuetext', 'x 1, y −0.9'));
  },
};

export const Dark: Story = { args: { visualization: parabola, seed: 1 }, globals: { appearance: 'dark' } };

export const ToLookAt: Story = {
  args: { visualization: parabola, seed: 1, interactive: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

/** The author's description precedes the generated one, and boards refer to it. */
export const InItsAuthorsWords: Story = {
  args: {
    visualization: { ...parabola, description: [words('A parabola whose vertex is at height '), value('S', 'y')] },
    seed: 1,
  },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('group', { name: 'Drawing board' });
    await waitFor(() => expect(board).toHaveAccessibleDescription('A parabola whose vertex is at height −1'));
    const grip = await canvas.findByRole('slider', { name: 'S' });
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(board).toHaveAccessibleDescription('A parabola whose vertex is at height −0.9'));
  },
};

/** All errors are reported at once; an unknown colour is reported to authors alone. */
export const WithMistakes: Story = {
  args: { visualization: wrong, seed: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};

export const ByChance: Story = {
  args: { visualization: dice, seed: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Other numbers' }));
    await waitFor(() => expect(canvas.getByText(/Slope/)).toBeVisible());
  },
};

function figure(read: Visualization, title: string, text: readonly Inline[]): Visualization {
  const rows = text.length === 0 ? read.rows : [...read.rows, { kind: 'text', content: text, span } as const];
  return { ...read, title: [words(title)], rows };
}
