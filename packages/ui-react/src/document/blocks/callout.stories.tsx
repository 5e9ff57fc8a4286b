import { calloutRoles } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../story-page.tsx';

const meta = { title: 'Document/Callout', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyRole = calloutRoles
  .map((role) => `<block role="${role}"><headline>About <em>${role}</em></headline><p>Text.</p></block>`)
  .join('');

/** For a reader with the role view-annotations. */
export const Roles: Story = {
  args: { content: everyRole, annotations: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(calloutRoles.length));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Theorem: About theorem' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Note for teachers/ })).toBeVisible());
  },
};

/** Everyone else sees no annotations. */
export const WithoutAnnotations: Story = {
  args: { content: everyRole },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(calloutRoles.length - 1));
    await waitFor(() => expect(canvas.queryByText(/Note for teachers/)).toBeNull());
  },
};

export const Dark: Story = { args: { content: everyRole, annotations: true }, globals: { appearance: 'dark' } };

export const Nested: Story = {
  args: {
    content: `<block role="example"><p>Outer.</p><block role="proof"><p>Inner.</p></block></block>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Example' })).toContainElement(
        canvas.getByRole('group', { name: 'Proof' }),
      ),
    );
  },
};
