import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const meta = {
  title: 'Visualization/Broken figures',
  component: VisualizationView,
} satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * One definition is wrong: the rest is drawn, and what is missing is listed below it. The unknown colour is reported to
 * authors alone.
 */
export const RestIsShown: Story = {
  args: {
    visualization: storyFigure('A circle and a mistake', [
      '\\point[editable]{M}{1, 1}',
      '\\color{M}{navy}',
      '\\circle{k}{M, 2}',
      '\\function{f}{y = 2x+1}',
    ]),
    seed: 1,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    const errors = await canvas.findByRole('group', { name: /Parts of the figure/ });
    await waitFor(() => expect(errors).toHaveTextContent('“y = 2x+1” is an equation'));
    await waitFor(() => expect(errors).toHaveTextContent('Write: 2x+1'));
    await waitFor(() => expect(errors).not.toHaveTextContent('navy'));
    await waitFor(() => expect(canvas.getByText(/Circle k around M with radius 2/)).toBeInTheDocument());
  },
};
