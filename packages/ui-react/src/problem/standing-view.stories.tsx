import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { StandingView } from './standing-view.tsx';

const meta = {
  title: 'Screens/Standing of code',
  component: StandingView,
  args: { tries: 1, isWaiting: true },
  render: (args) => (
    <StoryServices>
      <StandingView {...args} />
    </StoryServices>
  ),
} satisfies Meta<typeof StandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Learners are told that it is not their fault, and that nothing is lost; not what is in the evaluator. */
export const EvaluatorBroken: Story = {
  args: { brokenEvaluators: [{ question: 2 }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Handed in, but not marked yet')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/not your fault, and your attempt stays open/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/Evaluator of question/)).toBeNull());
  },
};

/** Staff see the cause. */
export const EvaluatorBrokenForStaff: Story = {
  args: { brokenEvaluators: [{ question: 2, line: 3, message: "NameError: name 'nine' is not defined" }] },
  play: async ({ canvas }) => {
    const cause = "Evaluator of question 2, line 3: NameError: name 'nine' is not defined";
    await waitFor(() => expect(canvas.getByText(cause)).toBeVisible());
  },
};

/** The platform cannot run code for now. */
export const CodeWaits: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/cannot run your code/)).toBeVisible());
  },
};
