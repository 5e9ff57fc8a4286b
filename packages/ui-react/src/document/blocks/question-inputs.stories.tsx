import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Question with inputs', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The entries of a matrix are stored as one answer; the solution is shown beside it. */
export const Matrix: Story = {
  args: {
    content: `<question type="input.matrix"><variables><variable type="matrix" name="M"><value>1 &amp; 2</value></variable></variables>
      <text><p>Which row?</p></text><answer><text>It is</text><solution>M</solution></answer></question>`,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, row 1, column 2' }), '5');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is, row 1, column 2' })).toHaveValue('5'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getByText(/^Solution:/).querySelectorAll('math mtd')).toHaveLength(2));
  },
};

/** Tiles are dropped on the answers in the text. */
export const Tiles: Story = {
  args: {
    content: `<question type="draganddrop"><text><p>The derivative of the sine is <ansref answer="1"/>.</p></text>
      <tile id="s">sine</tile><tile id="c">cosine</tile><answer><solution>c</solution></answer></question>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Tiles' })).toHaveTextContent('sinecosine'));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'The derivative of the sine is' }),
      'sine',
    );
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'The derivative of the sine is' })).toHaveValue('s'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getByText(/^Solution:/)).toHaveTextContent('Solution: cosine'));
  },
};

/** Which questions are asked, and the rules of a game. */
export const Game: Story = {
  args: {
    content: `<questionplan duration="60" duration-per="question" level-threshold="0.8" level-repeatable="true">
      <level questions="1"><pool range="2-3"/></level></questionplan><question><text><p>How much?</p></text>
      <answer><solution>1</solution></answer></question>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('note', { name: 'Rules' })).toHaveTextContent(/60 seconds for each question/),
    );
    await waitFor(() => expect(canvas.getByText('Level 1: one of the questions 2 to 3')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The next level opens at 80 %.')).toBeVisible());
  },
};

export const GameInTheDark: Story = { ...Game, globals: { appearance: 'dark' } };
