import { listStyles } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/List', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function nested(type: string, depth: number): string {
  const inner = depth > 1 ? nested(type, depth - 1) : '';
  return `<list type="${type}"><item><p>one</p>${inner}</item><item><p>two</p></item></list>`;
}

function stylesOf(root: HTMLElement, tag: string): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>(tag)].map((list) => getComputedStyle(list).listStyleType);
}

/** Each depth has its own style; ordered and unordered lists count their depths separately. */
export const Depths: Story = {
  args: { content: nested('ordered', 4) + nested('unordered', 4) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(stylesOf(canvasElement, 'ol')).toEqual(['decimal', 'lower-alpha', 'lower-roman', 'upper-alpha']),
    );
    await waitFor(() =>
      expect(stylesOf(canvasElement, 'ul').map((style) => style.trim())).toEqual(['disc', '"–  "', '"∗  "', '"·  "']),
    );
  },
};

export const Styles: Story = {
  args: {
    content: listStyles
      .map(
        (style) => `<list type="ordered" style="${style}"><item><p>${style}</p></item><item><p>two</p></item></list>`,
      )
      .join(''),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(listStyles.length));
    await waitFor(() =>
      expect(stylesOf(canvasElement, 'ol').slice(0, 7)).toEqual([
        'decimal',
        'lower-alpha',
        'upper-alpha',
        'lower-roman',
        'upper-roman',
        'lower-greek',
        'disc',
      ]),
    );
  },
};

/** An item with a label of its own is not counted. */
export const Labels: Story = {
  args: {
    content: `<list type="ordered"><item><p>first</p></item><item><label>∗</label><p>starred</p></item><item><p>second</p></item></list>
      <list type="description"><item><label>Group</label><p>A set with an operation.</p></item></list>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('∗')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('term')).toHaveTextContent('Group'));
    await waitFor(() => expect(canvas.getByRole('definition')).toHaveTextContent('A set with an operation.'));
  },
};
