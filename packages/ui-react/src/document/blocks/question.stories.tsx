import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Question', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const global = '<variable type="randint" name="a"><value>2</value><value>9</value></variable>';

function input(id: string): string {
  return `<question id="${id}" type="input.number"><variables>${global}<variable type="number" name="s"><value>2*a</value></variable></variables>
    <text><p>Twice <var name="a"/>?</p></text><answer><text>Answer:</text><solution>s</solution></answer>
    <explanation><p>Double it.</p></explanation><explanation condition="a &lt; 0"><p>Never said.</p></explanation></question>`;
}

const choice = `<question id="choice" type="mc.unique"><text><p>Which is even?</p></text>
  <choice correct="true">two</choice><choice>three</choice></question>`;

/** Lettered; global variables have the same value in all questions. */
export const Several: Story = {
  args: { content: input('one') + input('two') + choice },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/^\([a-z]\)$/).map((letter) => letter.textContent)).toEqual(['(a)', '(b)', '(c)']),
    );
    const texts = (await canvas.findAllByText(/^Twice/)).map((text) => text.textContent);
    await waitFor(() => expect(texts[0]).toMatch(/^Twice [2-9]\?$/));
    await waitFor(() => expect(texts[1]).toBe(texts[0]));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Question c' })).toBeVisible());
  },
};

/** A single question needs no letter. The solution is the value of the variable it names. */
export const SolutionShown: Story = {
  args: { content: input('one') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('(a)')).toBeNull());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), '4');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution', expanded: false }));
    const [, a] = /Twice (\d)/.exec((await canvas.findByText(/^Twice/)).textContent) ?? [];
    await waitFor(() => expect(canvas.getByText(/^Solution:/)).toHaveTextContent(`Solution: ${2 * Number(a)}`));
    await waitFor(() => expect(canvas.getByText('Double it.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Never said.')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('4'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide solution', expanded: true }));
    await waitFor(() => expect(canvas.queryByText(/^Solution:/)).toBeNull());
  },
};

export const Choices: Story = {
  args: { content: choice },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'three' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getByText('Solution')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'three' })).toBeChecked());
  },
};

/** `\ansref` places an answer field in the text. */
export const PlacedAnswer: Story = {
  args: {
    content: `<question id="q"><variables><variable type="number" name="s"><value>1/2</value></variable></variables>
      <text><p>One half is <ansref answer="1"/> as a decimal.</p></text><answer><solution>s</solution></answer></question>`,
    language: 'fr',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getByText('Solution: 0,5')).toBeVisible());
  },
};
