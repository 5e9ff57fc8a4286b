import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Floating', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Every natural number has exactly one factorisation into primes. '.repeat(12);

/** Beside the text if there is room. */
export const Beside: Story = {
  args: {
    content: `<float side="right"><table><row><cell>2</cell><cell>3</cell></row></table></float><p>${text}</p>
      <float side="left"><p>Euclid</p></float><p>${text}</p>`,
  },
  play: async ({ canvasElement }) => {
    const floats = () => [...canvasElement.querySelectorAll('aside')].map((aside) => getComputedStyle(aside).float);
    const isWide = window.innerWidth >= 640;
    await waitFor(() => expect(floats()).toEqual(isWide ? ['right', 'left'] : ['none', 'none']));
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
