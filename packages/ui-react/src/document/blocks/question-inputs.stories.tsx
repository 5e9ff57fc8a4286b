import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
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

const tiles = `<question type="draganddrop"><text><p>The derivative of the sine is <ansref answer="1"/>, that of the
  cosine is <ansref answer="2"/>.</p></text><tile id="s">sine</tile><tile id="c">cosine</tile><tile id="m">minus sine</tile>
  <answer><solution>c</solution></answer><answer><solution>m</solution></answer></question>`;

type Page = ReturnType<typeof within>;
const tile = (canvas: Page, name: string) => canvas.findByRole('button', { name });
const place = (canvas: Page, number: number, name: string) =>
  waitFor(() =>
    expect(canvas.getByRole('button', { name: new RegExp(`place ${String(number)}: ${name}$`) })).toBeVisible(),
  );

/** A tile and then its place, by taps or clicks; what was done can be undone. */
export const Tiles: Story = {
  args: { content: tiles },
  play: async ({ canvas }) => {
    await userEvent.click(await tile(canvas, 'sine'));
    await userEvent.click(await tile(canvas, 'The derivative of the sine is, place 1: empty'));
    await place(canvas, 1, 'sine');
    await userEvent.click(await tile(canvas, 'cosine'));
    await userEvent.click(canvas.getByRole('button', { name: /place 1: sine$/ }));
    await place(canvas, 1, 'cosine');
    await waitFor(() => expect(canvas.getByText('cosine is on place 1 now.')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await place(canvas, 1, 'sine');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getAllByText(/^Solution:/)[0]).toHaveTextContent('Solution: cosine'));
  },
};

export const TilesInTheDark: Story = { ...Tiles, globals: { appearance: 'dark' } };

/** With keys alone: Enter takes, the focus is on the next empty place, Enter puts down; digits, arrows, Delete, Escape. */
export const TilesByKeys: Story = {
  args: { content: tiles },
  play: async ({ canvas }) => {
    (await tile(canvas, 'cosine')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/place 1: empty$/));
    await userEvent.keyboard('{Enter}');
    await place(canvas, 1, 'cosine');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('cosine'));
    await userEvent.keyboard('{ArrowRight}2');
    await place(canvas, 2, 'minus sine');
    canvas.getByRole('button', { name: /place 2/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await place(canvas, 1, 'empty');
    await userEvent.keyboard('{Control>}z{/Control}');
    await place(canvas, 1, 'cosine');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { pressed: true })).toBeNull());
    await place(canvas, 2, 'minus sine');
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
