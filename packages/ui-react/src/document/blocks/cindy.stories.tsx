import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Construction', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const triangle = [
  { name: 'A', type: 'Free', pos: [-6, -4, 1], labeled: true },
  { name: 'B', type: 'Free', pos: [7, -3, 1], labeled: true },
  { name: 'C', type: 'Free', pos: [-1, 6, 1], labeled: true },
  { name: 'a', type: 'Segment', args: ['B', 'C'] },
  { name: 'b', type: 'Segment', args: ['C', 'A'] },
  { name: 'c', type: 'Segment', args: ['A', 'B'] },
];

interface Parts {
  readonly settings?: object;
  readonly scripts?: Readonly<Record<string, string>>;
}

function construction({ settings = {}, scripts = {} }: Parts): string {
  const written = Object.entries(scripts).map(
    ([event, code]) => `<script event="${event}"><![CDATA[${code}]]></script>`,
  );
  return `<p>Before.</p><cindy><headline>The centroid</headline><description>A triangle and its centroid.</description>
    <settings>${JSON.stringify(settings)}</settings>${written.join('')}</cindy><p>After.</p>`;
}

/** A construction within text, usable by mouse, touch and keyboard; its points are described in words. */
export const InAPage: Story = {
  args: {
    content: construction({
      settings: { geometry: triangle },
      scripts: {
        init: 'centroid() := (A.xy + B.xy + C.xy) / 3;',
        draw: 'draw(centroid(), color->[0, 0.6, 0]); drawtext(centroid() + [0.4, 0.4], "S", size->14);',
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const figure = await canvas.findByRole('figure', { name: 'The centroid' });
    await waitFor(() => expect(figure).toBeVisible());
    await userEvent.click(await canvas.findByText('Description in words'));
    await waitFor(() => expect(canvas.getByText('Movable point A at (−6, −4)')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('A triangle and its centroid.')).toBeVisible());
    await waitFor(() => expect(figure).toHaveAttribute('aria-busy', 'false'));
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => expect(frame).toHaveAttribute('sandbox', 'allow-scripts'));
    await waitFor(() => expect(frame).toHaveAttribute('title', 'The centroid'));
    await waitFor(() => expect(frame?.contentDocument).toBeNull());
    await waitFor(() =>
      expect(frame?.parentElement?.parentElement).toHaveStyle({ borderTopWidth: '2px', borderTopStyle: 'solid' }),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull());
  },
};

/** Animations can be paused. */
export const Moving: Story = {
  args: {
    content: construction({
      settings: {
        axes: true,
        assignments: { t: { from: 0, to: 6.28, seconds: 20, style: 'linear' }, word: 'P' },
      },
      scripts: { draw: 'P = 6 * [cos(t), sin(t)]; draw([0, 0], P); draw(P); drawtext(P + [0.4, 0.4], word);' },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
  },
};

/** A paper chosen by the author stays the same on dark pages. */
export const OwnPaper: Story = {
  args: {
    content: construction({
      settings: {
        geometry: triangle,
        background: 'rgb(255, 250, 220)',
        grid: 1,
        transform: [{ visibleRect: [-8, 8, 8, -8] }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Movable point C at (−1, 6)')).toBeInTheDocument());
  },
};

/** A script that cannot be parsed. */
export const Unreadable: Story = {
  args: { content: construction({ settings: { geometry: triangle }, scripts: { draw: 'draw([1, 2' } }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('The construction could not be started.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/The script csdraw contains an error/)).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull());
    await waitFor(() => expect(canvas.getByText('After.')).toBeVisible());
  },
};

/** A script that tries to break out: it is reported, and nothing happens. */
export const Attack: Story = {
  args: {
    content: construction({
      settings: { geometry: triangle },
      scripts: { move: '1;', draw: 'javascript("parent.document.body.innerHTML = \'\'");' },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/A script of the construction contains an error/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Before.')).toBeVisible());
  },
};
