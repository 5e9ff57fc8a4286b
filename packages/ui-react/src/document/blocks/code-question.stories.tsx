import type { Meta, StoryObj } from '@storybook/react-vite';
import { noOutput } from '@lemma/core/code-cell';
import { FakeCodeRunner } from '@lemma/core/testing';
import { NEVER, concat, of } from 'rxjs';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Code question', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = `<question type="python"><text><p>Complete the function.</p></text>
  <answer><fragment><input>def square(n):
    return 0</input><range start="2:12" end="2:13" label="the square of n"/></fragment>
  <solution>def square(n):
    return n * n</solution></answer></question>`;

/** Prints what it is asked to run; what does not end is stopped. */
const runner = () =>
  new FakeCodeRunner(({ code }) => {
    const output = { ...noOutput, text: `ran: ${code}` };
    return code.includes('while True')
      ? concat(of({ status: 'running', output } as const), NEVER)
      : of({ status: 'ended', output } as const);
  });

const editor = /: code in Python$/;

/** The editor, its run, and the test environment, which runs after the answer. */
export const CodeQuestion: Story = {
  args: { content: question, runner: runner() },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: editor });
    await expect(code).toHaveTextContent('def square(n): return 0');
    await expect(code).toHaveAccessibleDescription(/Line 2: the square of n/i);
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: /^Output of the program/ })).toHaveTextContent('ran: def'),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Test environment' }));
    const test = await canvas.findByRole('textbox', { name: /^Code of the test environment/ });
    await userEvent.click(test);
    await userEvent.keyboard('while True: pass');
    const [, run] = canvas.getAllByRole('button', { name: 'Run' });
    const [, stop] = canvas.getAllByRole('button', { name: 'Stop' });
    if (run === undefined || stop === undefined) throw new Error('no buttons');
    await userEvent.click(run);
    await waitFor(() => expect(stop).toBeEnabled());
    await userEvent.click(stop);
    await waitFor(() => expect(stop).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getByText(/return n \* n/)).toBeVisible());
  },
};

export const CodeQuestionInTheDark: Story = {
  ...CodeQuestion,
  args: { ...CodeQuestion.args, runner: runner() },
  globals: { appearance: 'dark' },
};

/** In a correction nothing can be typed: the code, its mark, what has failed and where. */
export const CodeQuestionOnAPhone: Story = {
  args: { content: question, runner: runner() },
  globals: { viewport: { value: 'mobile1' } },
};
