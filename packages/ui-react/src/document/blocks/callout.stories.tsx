import { calloutRoles } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

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

/** A custom box has no label of its own: only its title, if there is one. */
export const Custom: Story = {
  args: {
    content:
      '<block role="custom"><headline>My box</headline><p>One.</p></block><block role="custom"><p>Two.</p></block>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'My box' })).toHaveTextContent('One.'));
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByText('Two.')).toBeVisible());
  },
};

/** A title that says what the box is stands alone, as in LaTeX. */
export const ProofOfATheorem: Story = {
  args: { content: '<block role="proof"><headline>Proof of Theorem 1</headline><p>Text.</p></block>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Proof of Theorem 1' })).toBeVisible());
  },
};

/** Program output is shown verbatim. */
export const CodeOutput: Story = {
  args: {
    content: '<block role="code-output"><headline>of the loop</headline><code>1 1\n2 4\n3 9</code></block>',
  },
  play: async ({ canvas }) => {
    const output = await canvas.findByRole('group', { name: 'Output: of the loop' });
    await waitFor(() => expect(output.querySelector('pre')).toHaveTextContent('1 1 2 4 3 9'));
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

/** Theorems and the like have numbers, which references use. */
export const Numbered: Story = {
  args: {
    content:
      '<block role="theorem" num="2"><headline>Pythagoras</headline><p><anchor name="pythagoras"/>Text.</p></block><p>See <ref name="pythagoras"/>.</p>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Theorem 2: Pythagoras' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: '2' })).toHaveAttribute('href', '#anchor-pythagoras'));
  },
};
