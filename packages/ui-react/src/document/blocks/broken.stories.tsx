import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Broken', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unknownCommand =
  '<finding code="unknown-command" at="3-8"><detail name="name" text="empf"/><detail name="suggestion" text="emph"/></finding>';
const unclosed = '<finding code="unclosed-formula" at="9-10"/>';

/** What could be read is shown below the errors. */
export const Paragraph: Story = {
  args: {
    content: `<p>Before.</p><broken at="1-20">${unknownCommand}${unclosed}<p>A word of this is missing.</p></broken><p>Behind.</p>`,
  },
  play: async ({ canvas }) => {
    const broken = await canvas.findByRole('group', { name: 'Error in the source' });
    await waitFor(() => expect(broken).toHaveTextContent('A word of this is missing.'));
    await waitFor(() => expect(broken.querySelectorAll('svg')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('Behind.')).toBeVisible());
  },
};

/** Nothing could be read. */
export const Nothing: Story = {
  args: { content: `<p>Before.</p><broken at="1-20">${unknownCommand}</broken><p>Behind.</p>` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Error in the source' })).toHaveTextContent('empf'));
  },
};

/** To learners, a question that cannot be asked is told by its letter, as the others have, and nothing of its source. */
export const Question: Story = {
  args: {
    content:
      '<question id="q1" number="1" type="input.number"><text><p>1 + 1 = <ansref answer="1"/></p></text><answer type="input.number"/></question><broken question="2"/>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Question (b) cannot be shown'));
    await waitFor(() => expect(canvas.getByText('(a)')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('the other questions count as usual'));
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(1));
  },
};

/** Alone, it has no letter but its number. */
export const OnlyQuestion: Story = {
  args: { content: '<broken question="1"/>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Question 1 cannot be shown'));
  },
};

export const QuestionNarrow: Story = { ...Question, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Narrow: Story = { ...Paragraph, globals: { viewport: { value: 'mobile1', isRotated: false } } };
