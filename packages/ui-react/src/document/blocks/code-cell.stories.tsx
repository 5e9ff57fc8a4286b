import type { CodeFailure, CodeRun, CodeToRun } from '@lemma/core/code-cell';
import { FakeCodeRunner } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { concat, from, NEVER } from 'rxjs';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const output = (text: string) => ({ text, images: [], isCut: false });

/** Why Octave is not run, by the code. */
const failures: Readonly<Record<string, CodeFailure>> = {
  'x = guest': { kind: 'signedOut' },
  'x = much': { kind: 'busy', seconds: 5 },
};

/** Answers as Python would. */
function answers({ code, language }: CodeToRun) {
  const ended = (run: Omit<Extract<CodeRun, { status: 'ended' }>, 'status'>) =>
    from<CodeRun[]>([{ status: 'loading' }, { status: 'running', output: output('') }, { status: 'ended', ...run }]);
  if (language === 'octave') return ended({ output: output(''), failure: failures[code] ?? { kind: 'notAvailable' } });
  if (code.includes('while')) return concat(from<CodeRun[]>([{ status: 'running', output: output('0\n1\n') }]), NEVER);
  if (code.includes('1/0')) {
    const message = 'Traceback (most recent call last):\n  File "In [1]", line 2\nZeroDivisionError: division by zero';
    return ended({ output: output('before\n'), failure: { kind: 'error', message, line: 2 } });
  }
  if (code.includes('numpy')) {
    const message = "ModuleNotFoundError: No module named 'numpy'";
    return ended({ output: output(''), failure: { kind: 'error', message, line: 1 } });
  }
  if (code.includes('display')) {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';
    const image = { type: 'image/svg+xml', base64: btoa(svg) } as const;
    return ended({ output: { text: '', images: [image], isCut: true } });
  }
  return ended({ output: output(`ran: ${code}\n`) });
}

const meta = {
  title: 'Document/Code cell',
  component: StoryPage,
  args: { runner: new FakeCodeRunner(answers) },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (code: string, ranges = '', language = 'python') =>
  `<codecell language="${language}"><headline>Doubling</headline><input>${code}</input>${ranges}</codecell>`;

/** Only the marked places can be edited; the result is run. */
export const Pieces: Story = {
  args: {
    content: cell(
      'x = 21\nprint(2 * x)',
      '<range start="1:5" end="1:7" label="a number"/><range start="2:7" end="2:12" multiline="true"/>',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Code of cell 1, Python' });
    await waitFor(() => expect(canvas.getByText('In [1]')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelectorAll('.cm-editable')).toHaveLength(2));
    await waitFor(() => expect(editor).toHaveAccessibleDescription(/line 1: a number; line 2.*Esc, then Tab/));
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{Home}{/Control}nothing{ArrowRight>4/}7');
    await waitFor(() => expect(editor).toHaveTextContent('x = 721print(2 * x)'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Output of cell 1' })).toHaveTextContent('ran: x = 721'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(editor).toHaveTextContent('x = 21print(2 * x)'));
    await waitFor(() => expect(canvas.queryByText(/ran:/)).toBeNull());
  },
};

/** Without marks, all of the code can be edited. Ctrl+Enter runs it, too. */
export const Free: Story = {
  args: { content: cell('print(1)') },
  play: async ({ canvas, canvasElement }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Code of cell 1, Python' });
    await waitFor(() => expect(canvasElement.querySelector('.cm-editable')).toBeNull());
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{Home}{/Control}# mine{Enter}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText(/ran: # mine/)).toBeVisible());
  },
};

/** Output before an error remains. */
export const Mistake: Story = {
  args: { content: cell('print("before")\n1/0') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByText('before')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Error on line 2:')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/ZeroDivisionError: division by zero/)).toBeVisible());
  },
};

/** A package that is not there: the page says what is. */
export const NoPackage: Story = {
  args: { content: cell('import numpy') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('Python has its standard library here'));
  },
};

/** It cannot be run again while it is running; the button keeps the focus. */
export const Running: Story = {
  args: { content: cell('while True: pass') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Run' })).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Run' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Running …')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Output of cell 1' })).toHaveTextContent('0 1'));
  },
};

/** Pictures are images, whatever they contain. */
export const Picture: Story = {
  args: { content: cell('display(plot)') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture 1' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The output was longer than what is shown here.')).toBeVisible());
  },
};

/** Octave runs on the server, which guests are told. */
export const OctaveOfGuests: Story = {
  args: { content: cell('x = guest', '', 'octave') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByText(/Log in to run this code/)).toBeVisible());
  },
};

/** One program of a user runs at a time. */
export const OctaveBusy: Story = {
  args: { content: cell('x = much', '', 'octave') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByText(/try again in 5 seconds/)).toBeVisible());
  },
};

/** There is no runner for Octave, and the cell says so. */
export const Octave: Story = {
  args: { content: cell('A = [1 2; 3 4]\ndet(A)', '', 'octave') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getByText(/Octave cannot be run on this platform/)).toBeVisible());
  },
};

/** Nothing can be typed in a correction. */
export const Correction: Story = {
  args: { content: cell('print(1)'), interactive: false },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Code of cell 1, Python' });
    await userEvent.click(editor);
    await userEvent.keyboard('x');
    await waitFor(() => expect(editor).toHaveTextContent('print(1)'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled());
  },
};
