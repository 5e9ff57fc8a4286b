import { tonesOf, type Tone } from '@lemma/viz-engine/sound';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SoundContext, type Sound } from './sound.ts';
import { sound } from './web-audio.ts';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const stop = fn();
const play = fn<Sound>(() => ({ dispose: stop }));

const meta = {
  title: 'Visualization/Sound',
  component: VisualizationView,
  args: { visualization: storyFigure('A parabola to hear', ['\\function{f}{x^2-4}', '\\point{P}{1, 1}']), seed: 1 },
} satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Audible through loudspeakers; nothing plays by itself. */
export const Heard: Story = {};

/** The button plays from left to right, and stops playing. */
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
    const button = await canvas.findByRole('button', { name: 'Listen to f' });
    await waitFor(() => expect(play).not.toHaveBeenCalled());
    await userEvent.click(button);
    const tones = (): readonly Tone[] => play.mock.calls[0]?.[0] ?? [];
    await waitFor(() => expect(tones().length).toBeGreaterThan(100));
    await waitFor(() => expect(tones()[0]?.frequency).toBeUndefined());
    await waitFor(() => expect(tones()[Math.floor(tones().length / 2)]?.frequency).toBeGreaterThan(165));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop f' }));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to f' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    play.mock.calls[1]?.[2]();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Listen to f' })).toBeVisible());
  },
};

/** Arrow keys move along the graph, and announce the position. */
export const Walked: Story = {
  play: async ({ canvas }) => {
    const walk = await canvas.findByRole('slider', { name: 'Walk along f' });
    await waitFor(() => expect(walk).toHaveAttribute('aria-valuetext', 'x = 0, y = −4'));
    // Two steps of the arrow keys, which tests cannot press in a native range input.
    await fireEvent.change(walk, { target: { value: '52' } });
    await waitFor(() => expect(canvas.getByText('x = 0.2, y = −3.96')).toBeVisible());
    await waitFor(() => expect(walk).toHaveAttribute('aria-valuetext', 'x = 0.2, y = −3.96'));
  },
};

/** The audio output: as high as the graph, from left to right, and silent where it is undefined. */
export const Rendered: Story = {
  play: async () => {
    const seconds = 3;
    const rate = 44_100;
    const context = new OfflineAudioContext({ numberOfChannels: 2, length: 3.2 * rate, sampleRate: rate });
    const frame = { left: 0, right: 3, bottom: 0, top: 1 };
    // Undefined before 1, then at one fifth of the height, then at four fifths.
    const graph = (x: number) => (x < 1 ? NaN : x < 2 ? 0.2 : 0.8);
    sound(context, tonesOf(graph, frame, 180), seconds);
    const rendered = await context.startRendering();
    const [left, right] = [rendered.getChannelData(0), rendered.getChannelData(1)];
    const heard = (from: number, to: number) =>
      listen(left, right, Math.round(from * rate), Math.round(to * rate), rate);
    const [silent, low, high] = [heard(0.1, 0.9), heard(1.2, 1.8), heard(2.2, 2.9)];
    await waitFor(() => expect(silent.loudness).toBeLessThan(0.001));
    await waitFor(() => expect(low.loudness).toBeGreaterThan(0.03));
    await waitFor(() => expect(Math.abs(low.frequency - 165 * 8 ** 0.2)).toBeLessThan(3));
    await waitFor(() => expect(Math.abs(high.frequency - 165 * 8 ** 0.8)).toBeLessThan(5));
    await waitFor(() => expect(low.side).toBeLessThan(high.side));
    await waitFor(() => expect(high.side).toBeGreaterThan(0.3));
    // Tones that start or stop abruptly would click.
    const widest = left.reduce((step, sample, at) => Math.max(step, Math.abs(sample - (left[at - 1] ?? 0))), 0);
    await waitFor(() => expect(widest).toBeLessThan(0.05));
  },
};

/** An analysis of samples: loudness, frequency, and stereo position. */
function listen(left: Float32Array, right: Float32Array, from: number, to: number, rate: number) {
  const power = (channel: Float32Array) =>
    Math.sqrt(channel.subarray(from, to).reduce((sum, sample) => sum + sample * sample, 0) / (to - from));
  let swings = 0;
  for (let at = from + 1; at < to; at += 1) {
    if ((left[at - 1] ?? 0) < 0 && (left[at] ?? 0) >= 0) swings += 1;
  }
  const [l, r] = [power(left), power(right)];
  return { loudness: Math.hypot(l, r), frequency: (swings * rate) / (to - from), side: (r - l) / (r + l) };
}
