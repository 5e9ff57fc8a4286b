import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const long = Array.from({ length: 30 }, (_, at) => `<mn>${String(at + 100)}</mn><mo>+</mo>`).join('');
const formula = (tokens: string, tex: string) => `<math alttext="${tex}">${tokens}<mi>x</mi></math>`;

const narrow: Decorator = (Story) => (
  <div style={{ width: '320px' }}>
    <Story />
  </div>
);

const place = (canvasElement: HTMLElement, tex: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-tex="${tex}"]`);

function Shortened() {
  const [isShort, setIsShort] = useState(false);
  return (
    <>
      <button onClick={() => setIsShort(true)}>Shorten</button>
      <StoryPage content={`<p>One ${isShort ? formula('', 'short') : formula(long, 'long')} here.</p>`} />
    </>
  );
}

const meta = { title: 'Formulas/Wide', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A formula in a line that is wider than the page scrolls by itself, with the keyboard too; one that fits is no place for the focus. */
export const InANarrowLine: Story = {
  args: { content: `<p>One ${formula('', 'short')} and ${formula(long, 'long')} after it.</p>` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(place(canvasElement, 'long')?.tabIndex).toBe(0));
    await waitFor(() => expect(place(canvasElement, 'long')?.scrollWidth).toBeGreaterThan(320));
    await waitFor(() => expect(place(canvasElement, 'long')?.clientWidth).toBeLessThanOrEqual(320));
    await waitFor(() => expect(place(canvasElement, 'short')?.tabIndex).toBe(-1));
  },
};

/** A formula that has become short stands in its line again, and is no place for the focus. */
export const NoLongerWide: Story = {
  args: { content: '' },
  render: () => <Shortened />,
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(place(canvasElement, 'long')?.tabIndex).toBe(0));
    await userEvent.click(await canvas.findByRole('button', { name: 'Shorten' }));
    await waitFor(() => expect(place(canvasElement, 'short')?.tabIndex).toBe(-1));
    await waitFor(() => expect(place(canvasElement, 'short')?.getBoundingClientRect().width).toBeLessThan(100));
  },
};
