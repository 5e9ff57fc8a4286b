import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const long = Array.from({ length: 30 }, (_, at) => `<mn>${String(at + 100)}</mn><mo>+</mo>`).join('');
const formula = (tokens: string, tex: string) => `<math alttext="${tex}">${tokens}<mi>x</mi></math>`;

const meta = { title: 'Formula/Wide', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A formula in a line that is wider than the page scrolls by itself, with the keyboard too; one that fits is no place for the focus. */
export const InANarrowLine: Story = {
  args: { content: `<p>One ${formula('', 'short')} and ${formula(long, 'long')} after it.</p>` },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = (tex: string) => canvasElement.querySelector<HTMLElement>(`[data-tex="${tex}"]`);
    await waitFor(() => expect(place('long')?.tabIndex).toBe(0));
    await waitFor(() => expect(place('long')?.scrollWidth).toBeGreaterThan(320));
    await waitFor(() => expect(place('long')?.clientWidth).toBeLessThanOrEqual(320));
    await waitFor(() => expect(place('short')?.tabIndex).toBe(-1));
  },
};
