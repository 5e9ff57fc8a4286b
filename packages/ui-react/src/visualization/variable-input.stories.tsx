import type { Formula } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyFigure, textRow, valueOf, words } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const formula: Formula = {
  kind: 'formula',
  display: false,
  tex: 'f(x)=\\var{f}',
  math: { tag: 'math', attributes: {}, children: [] },
  variables: ['f'],
  span: { from: 0, to: 0 },
};

const inputs = storyFigure(
  'Your own function',
  ['\\number[editable]{r}{1.5}', '\\function[editable]{f}{x^2-1}', '\\point{P}{r, f(r)}', '\\label{P}{P}'],
  {
    plotted: ['f', 'P'],
    rows: [
      textRow(words('The place is '), valueOf('r'), words(', the term is '), valueOf('f'), words('.')),
      textRow(words('The point is '), valueOf('P'), words('.')),
      textRow(words('So '), formula, words(' it is.')),
    ],
  },
);

const meta = {
  title: 'Visualization/Inputs in the text',
  component: VisualizationView,
  args: { visualization: inputs, seed: 1 },
} satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter accepts a number and returns the focus; this is one undo step. */
export const Number: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change r, now 1.5' }));
    const field = await canvas.findByRole('textbox', { name: 'New value of r' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '4/2{Enter}');
    const changed = await canvas.findByRole('button', { name: 'Change r, now 2' });
    await waitFor(() => expect(changed).toHaveFocus());
    await waitFor(() => expect(canvas.getByText(/The point is \(2, 3\)/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change r, now 1.5' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change r, now 2' })).toBeVisible());
  },
};

/** Tab accepts and moves to the next input; Escape cancels. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^Change r/ })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('3{Tab}');
    const field = await canvas.findByRole('textbox', { name: 'New value of f' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change r, now 3' })).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('5x{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(canvas.getByText(/The point is \(3, 8\)/)).toBeVisible());
  },
};

/** Input is shown as a formula immediately; what cannot be accepted stays, with the reason. */
export const WrongParameters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Change f, now x^2 - 1' }))[0] ?? document.body,
    );
    const field = await canvas.findByRole('textbox', { name: 'New value of f' });
    await userEvent.clear(field);
    await userEvent.type(field, 'x*y');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/f/));
    await userEvent.tab({ shift: true });
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Too many/wrong parameters in input field: “y”.'),
    );
    const left = await canvas.findByRole('textbox', { name: 'New value of f' });
    await waitFor(() => expect(left).toHaveValue('x*y'));
    await waitFor(() => expect(left).toBeInvalid());
    await userEvent.clear(left);
    await userEvent.type(left, 'x+1{Enter}');
    await waitFor(() => expect(canvas.getByText(/The point is \(1\.5, 2\.5\)/)).toBeVisible());
  },
};

/** Inputs use the decimal comma where the language does. */
export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'r ändern, jetzt 1,5' }));
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '0,5{Enter}');
    await waitFor(() => expect(canvas.getByText(/^The point is \(0,5; −0,75\)/)).toBeVisible());
  },
};

/** Nothing can be changed in a correction. */
export const ToLookAt: Story = {
  args: { interactive: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/The place is 1\.5/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull());
  },
};
