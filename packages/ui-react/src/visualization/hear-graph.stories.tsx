import type { Tone } from '@lemma/viz-engine/sound';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SoundContext, type Sound } from './sound.ts';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const stop = fn();
const play = fn<Sound>(() => stop);

const meta = {
  title: 'Visualization/Sound',
  component: VisualizationView,
  args: { visualization: storyFigure('A parabola to hear', ['\\function{f}{x^2-4}', '\\point{P}{1, 1}']), seed: 1 },
} satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To be heard on loudspeakers; nothing sounds by itself. */
export const Heard: Story = {};

/** The button plays from left to right, and stops what it plays. */
export const Played: Story = {
  decorators: [
    (Story) => (
      <SoundContext value={play}>
        <Story />
      </SoundContext>
    ),
  ],
  play: async ({ canvas }) => {
    play.mockClear();
    stop.mockClear();
    const button = await canvas.findByRole('button', { name: 'Hear f' });
    await waitFor(() => expect(play).not.toHaveBeenCalled());
    await userEvent.click(button);
    const tones: readonly Tone[] = play.mock.calls[0]?.[0] ?? [];
    await waitFor(() => expect(tones.length).toBeGreaterThan(100));
    await waitFor(() => expect(tones[0]?.frequency).toBeUndefined());
    await waitFor(() => expect(tones[Math.floor(tones.length / 2)]?.frequency).toBeGreaterThan(165));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop f' }));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: 'Hear f' }));
    play.mock.calls[1]?.[2]();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hear f' })).toBeVisible());
  },
};
