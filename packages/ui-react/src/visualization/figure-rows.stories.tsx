import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyFigure, textRow, valueOf, words } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const span = { from: 0, to: 0 };
const definitions = ['\\slider{a}{1, -3, 3}', '\\function{f}{a*x^2}', '\\point{P}{1, a}'];
const single = storyFigure('One board', definitions);
const canvases = single.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
const board = { kind: 'canvases', canvases, span } as const;

const tabs = {
  ...single,
  rows: [
    {
      kind: 'tabs',
      initialTab: 1,
      toggleable: true,
      tabs: [
        { title: [words('Words')], rows: [textRow(words('The factor is '), valueOf('a'))], span },
        { title: [words('Picture')], rows: [board], span },
      ],
      span,
    },
  ],
} as const;

const steps = {
  ...single,
  rows: [
    {
      kind: 'steps',
      initialSteps: 1,
      steps: [
        { rows: [textRow(words('First'))], span },
        { rows: [textRow(words('Then')), board], span },
      ],
      span,
    },
  ],
} as const;

const beside = {
  ...single,
  rows: [
    { kind: 'canvases', alignment: 'center', canvases: [...canvases, ...canvases], span },
    { kind: 'text', alignment: 'right', content: [words('Both follow the same slider.')], span },
  ],
} as const;

const meta = { title: 'Visualization/Rows', component: VisualizationView } satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The initial tab is open; a toggleable one closes when selected again. */
export const InTabs: Story = {
  args: { visualization: tabs, seed: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Picture' })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'a' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('tab', { name: 'Words' }));
    await waitFor(() => expect(canvas.getByText(/The factor is 1/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('tab', { name: 'Words' }));
    await waitFor(() => expect(canvas.getByText(/The factor is 1/)).not.toBeVisible());
  },
};

/** Boards and texts are revealed step by step. */
export const InSteps: Story = {
  args: { visualization: steps, seed: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('First')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Then')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByText('Then')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'a' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide all' }));
    await waitFor(() => expect(canvas.queryByText('First')).toBeNull());
  },
};

/** Boards side by side show the same figure; rows are aligned as their author wants. */
export const SideBySide: Story = {
  args: { visualization: beside, seed: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider', { name: 'a' })).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('Both follow the same slider.')).toHaveStyle({ textAlign: 'end' }));
  },
};

/** On paper all tabs are shown, including the board of one that was never opened: printing waits for nothing. */
export const OnPaper: Story = {
  args: { visualization: { ...tabs, rows: [board, ...tabs.rows.map((row) => ({ ...row, initialTab: 0 }))] }, seed: 1 },
  beforeEach: () => () => dispatchEvent(new Event('afterprint')),
  play: async ({ canvas, canvasElement }) => {
    const boards = () => canvasElement.querySelectorAll('[aria-label="Drawing board"] svg').length;
    await waitFor(() => expect(boards()).toBe(1));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Picture' })).toBeVisible());
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    const atOnce = boards();
    await waitFor(() => expect(atOnce).toBe(2));
  },
};
