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

/**
 * An inline formula that is wider than the page scrolls on its own, also by keyboard; one that fits is not focusable.
 */
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

/** A formula that has become short returns to its line, and is no longer focusable. */
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

const middling = Array.from({ length: 6 }, (_, at) => `<mn>${String(at + 100)}</mn><mo>+</mo>`).join('');

function Turned() {
  const [width, setWidth] = useState(700);
  return (
    <div style={{ width: `${String(width)}px` }}>
      <button onClick={() => setWidth(200)}>Narrow</button>
      <button onClick={() => setWidth(700)}>Wide</button>
      <StoryPage content={`<p>One ${formula(middling, 'middling')} here.</p>`} />
    </div>
  );
}

/**
 * A formula scrolls once its line has become too narrow, as when a phone is rotated, and no longer once it fits again.
 */
export const NarrowedLater: Story = {
  args: { content: '' },
  render: () => <Turned />,
  play: async ({ canvas, canvasElement }) => {
    const line = () => place(canvasElement, 'middling');
    await waitFor(() => expect(line()?.getBoundingClientRect().width).toBeGreaterThan(200));
    await waitFor(() => expect(line()?.tabIndex).toBe(-1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Narrow' }));
    await waitFor(() => expect(line()?.tabIndex).toBe(0));
    await waitFor(() => expect(line()?.clientWidth).toBeLessThanOrEqual(200));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wide' }));
    await waitFor(() => expect(line()?.tabIndex).toBe(-1));
    await waitFor(() => expect(line()?.dataset['scrolls']).toBeUndefined());
  },
};

/** Less than a pixel too wide is too wide: the page would scroll sideways. */
export const SlightlyTooWide: Story = {
  args: { content: `<p>${formula(middling, 'middling')}</p>` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const line = () => place(canvasElement, 'middling');
    const width = () => line()?.getBoundingClientRect().width ?? 0;
    await waitFor(() => expect(width()).toBeGreaterThan(200));
    await document.fonts.ready;
    const frame = canvasElement.querySelector('p')?.parentElement ?? canvasElement;
    const needed = width();
    frame.style.width = `${needed + 0.5}px`;
    await waitFor(() => expect(line()?.tabIndex).toBe(-1));
    frame.style.width = `${needed - 0.5}px`;
    await waitFor(() => expect(line()?.tabIndex).toBe(0));
  },
};

/** A formula far below what is seen does not make the page wider either. */
export const FarBelow: Story = {
  args: { content: `<p>One ${formula(long, 'long')} here.</p>` },
  decorators: [(Story) => <div style={{ paddingTop: '300vh' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(place(canvasElement, 'long')?.tabIndex).toBe(0));
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** A formula in a closed tab is measured when its tab opens. */
export const InAClosedTab: Story = {
  args: {
    content: `<tabs><tab><headline>First</headline><p>Text.</p></tab><tab><headline>Second</headline><p>One ${formula(long, 'long')} here.</p></tab></tabs>`,
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Second' }));
    await waitFor(() => expect(place(canvasElement, 'long')?.tabIndex).toBe(0));
    await waitFor(() => expect(place(canvasElement, 'long')?.clientWidth).toBeLessThanOrEqual(320));
  },
};
