import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ReloadedPage } from '../testing/index.ts';

const meta = { title: 'Document/Construction as an answer', component: ReloadedPage } satisfies Meta<
  typeof ReloadedPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const settings = {
  axes: true,
  geometry: [
    { name: 'A', type: 'Free', pos: [-4, -2, 1], pinned: true, labeled: true },
    { name: 'B', type: 'Free', pos: [2, -3, 1], labeled: true },
    { name: 'D', type: 'Free', pos: [-2, -5, 1], labeled: true, size: 7 },
    { name: 'd', type: 'Segment', args: ['A', 'D'] },
  ],
};

const content = `<cindy><headline>A point to drag</headline>
  <settings>${JSON.stringify(settings)}</settings>
  <given point="D" coordinate="x" answer="1,1"/><given point="D" coordinate="y" answer="1,2"/></cindy>
  <question id="q"><text><p>Drag D.</p></text>
    <answer type="input.number"><text>x of D:</text><solution>3</solution></answer>
    <answer type="input.number"><text>y of D:</text><solution>2</solution></answer></question>`;

/** What somebody has dragged before. */
const given = new Map([
  ['1,1', { text: '3', moved: { D: [3, 2] } }],
  ['1,2', { text: '2', moved: { D: [3, 2] } }],
]);

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, number: number) =>
  canvas.findByRole('textbox', { name: `Answer ${String(number)}, given in the figure` });
const points = (canvas: Canvas) => canvas.queryAllByText(/^Movable point/).map(({ textContent }) => textContent);

/** Where a point stands when the page is opened is no answer yet: nobody has moved it. */
export const Untouched: Story = {
  args: { content },
  play: async ({ canvas }) => {
    await waitFor(() => expect(points(canvas)).toEqual(['Movable point B at (2, −3)', 'Movable point D at (−2, −5)']));
    await expect(await field(canvas, 1)).toHaveValue('');
    await expect(await field(canvas, 2)).toHaveValue('');
    await expect(await field(canvas, 1)).toHaveAttribute('readonly');
  },
};

/** The construction is found as its answers left it, however often the page is opened. */
export const FoundAgain: Story = {
  args: { content, given },
  play: async ({ canvas }) => {
    const left = ['Movable point B at (2, −3)', 'Movable point D at (3, 2)'];
    await waitFor(() => expect(points(canvas)).toEqual(left));
    await expect(await field(canvas, 1)).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(points(canvas)).toEqual(left));
    await expect(await field(canvas, 2)).toHaveValue('2');
  },
};

export const FoundAgainInTheDark: Story = { ...FoundAgain, globals: { appearance: 'dark' } };

/** Nothing is taken any more: the point that answers is held where it was left, also after a reload; others still move. */
export const Held: Story = {
  args: { content, given },
  play: async ({ canvas }) => {
    await waitFor(() => expect(points(canvas)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    for (const visit of ['first', 'second']) {
      await waitFor(() => expect(points(canvas), visit).toEqual(['Movable point B at (2, −3)']));
      await expect(await field(canvas, 1)).toHaveValue('3');
      await expect(await field(canvas, 2)).toHaveValue('2');
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    }
    // Taken again, it is where it was.
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(points(canvas)).toContain('Movable point D at (3, 2)'));
  },
};

/** The paper is as wide as the window. */
export const OnAPhone: Story = {
  args: { content, given },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(points(canvas)).toContain('Movable point D at (3, 2)'));
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
