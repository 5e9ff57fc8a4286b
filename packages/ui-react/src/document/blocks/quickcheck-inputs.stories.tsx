import { InMemoryQuickcheckJudge } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Quick check with inputs', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function quickcheck(type: string, solution: string, variables = '', more = ''): string {
  return `<quickcheck id="q" type="${type}"${more}><variables>
    <variable type="number" name="a"><value>5/2</value></variable>${variables}</variables>
    <text><p>What is it?</p></text><answer><text>It is</text><solution>${solution}</solution></answer>
    <explanation><p>Because.</p></explanation></quickcheck>`;
}

const number = quickcheck('input.number', 'a');

/** Enter checks; the decimal separator is that of the language. */
export const Number: Story = {
  args: { content: number, language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is' }), '2,5{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
    await userEvent.type(await canvas.findByRole('textbox'), '1');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Incorrect'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getByText('Solution: 2,5')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Because.')).toBeVisible());
  },
};

/** After a wrong answer, the explanations whose condition holds are shown, and no others. */
export const Explained: Story = {
  args: {
    content: number.replace(
      '<explanation>',
      '<explanation condition="ans &lt; 0"><p>It is positive.</p></explanation><explanation>',
    ),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, '-1{Enter}');
    await waitFor(() => expect(canvas.getByText('It is positive.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Because.')).toBeVisible());
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.queryByText('It is positive.')).toBeNull());
    await userEvent.type(field, '7{Enter}');
    await waitFor(() => expect(canvas.getByText('Because.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('It is positive.')).toBeNull());
  },
};

/** Unreadable input is distinguished from wrong answers. */
export const Unreadable: Story = {
  args: { content: number },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '2+{Enter}');
    await waitFor(() => expect(canvas.getByText('Cannot be read')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('An answer cannot be read.'));
  },
};

/** Empty fields are not wrong. */
export const Empty: Story = {
  args: { content: number },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByText('Not answered yet')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Something is still unanswered.'));
    await waitFor(() => expect(canvas.queryByText('Incorrect')).toBeNull());
  },
};

export const UnreadableInTheDark: Story = { ...Unreadable, globals: { appearance: 'dark' } };

/** While the server judges. */
export const Waiting: Story = {
  args: { content: number, judge: new InMemoryQuickcheckJudge('noAnswer', 'noAnswer', 'noAnswer', 'noAnswer') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '2{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Checking …'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(await canvas.findByRole('textbox'), '3');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** Without a connection nothing is lost: checking can be retried. */
export const Offline: Story = {
  args: { content: number },
  render: (args) => <StoryPage {...args} judge={new InMemoryQuickcheckJudge({ kind: 'offline' })} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '2.5{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No connection'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The matrix has the fields of its solution. */
export const Matrix: Story = {
  args: {
    content: quickcheck(
      'input.matrix',
      'M',
      '<variable type="matrix" name="M"><value>1 &amp; a \\\\ 0 &amp; -1</value></variable>',
    ),
  },
  play: async ({ canvas }) => {
    const entries = ['1', '2.5', '0', '-1'];
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(4));
    for (const [index, field] of (await canvas.findAllByRole('textbox')).entries()) {
      await userEvent.type(field, entries[index] ?? '');
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
    await waitFor(() => expect(canvas.getByLabelText('It is, row 2, column 1')).toHaveValue('0'));
  },
};

/** Brackets are chosen, ends are typed; there may be several intervals. */
export const Intervals: Story = {
  args: { content: quickcheck('input.interval', '(-infinity; a] OR (3; infinity)') },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /interval 1, left bracket/ }), '(');
    await userEvent.type(await canvas.findByRole('textbox', { name: /interval 1, lower end/ }), '-infinity');
    await userEvent.type(await canvas.findByRole('textbox', { name: /interval 1, upper end/ }), '2.5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add interval' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /interval 2, left bracket/ }), '(');
    await userEvent.type(await canvas.findByRole('textbox', { name: /interval 2, lower end/ }), '3');
    await userEvent.type(await canvas.findByRole('textbox', { name: /interval 2, upper end/ }), '∞');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const IntervalsInTheDark: Story = { ...Intervals, globals: { appearance: 'dark' } };

/** Instead of intervals, a relation may be typed. */
export const Relation: Story = {
  args: { content: quickcheck('input.interval', '(-infinity; -2) OR (3; infinity)') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /lower end/ }), 'x<-2 or x>3');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is' })).toHaveValue('x<-2 or x>3'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'It is' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /upper end/ })).toBeVisible());
  },
};

/** What is right but for its form is told so, below the field and to screen readers. */
export const Remark: Story = {
  args: {
    content: quickcheck('input.number', 'a').replace(
      '</solution>',
      '</solution><corrector name="unit" option="exact"><value>km/h</value></corrector>',
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '2.5{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Incorrect The unit is missing.'));
    await userEvent.type(await canvas.findByRole('textbox'), ' km/h{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Correct$/));
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.type(await canvas.findByRole('textbox'), '2500 m/h{Enter}');
    const remarks = await canvas.findAllByText('The value is right, but it is asked for in km/h.');
    await waitFor(() => expect(remarks[0]).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/asked for in km\/h/));
  },
};

export const RemarkInTheDark: Story = { ...Remark, globals: { appearance: 'dark' } };

/** A right answer that lacks values of the solution. */
export const SmallerDomain: Story = {
  args: { content: quickcheck('input.function', 'ln(x^2)') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '2ln(x){Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Correct .* no value for x = -1/));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/no value for x = -1/));
  },
};

export const SmallerDomainInTheDark: Story = { ...SmallerDomain, globals: { appearance: 'dark' } };

/** What can be neither proved nor refuted is not wrong. */
export const Undecided: Story = {
  args: { content: quickcheck('input.function', 'sqrt(-1-x^2)') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'sqrt(-2-x^2){Enter}');
    await waitFor(() => expect(canvas.getByText('Not decided')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Incorrect')).toBeNull());
  },
};

export const UndecidedInTheDark: Story = { ...Undecided, globals: { appearance: 'dark' } };

export const EmptySet: Story = {
  args: { content: quickcheck('input.interval', '∅') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty set' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Empty set' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const NumberSet: Story = {
  args: { content: quickcheck('input.finite-number-set', 'a, -a') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '-2.5; 2.5{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const TruthTable: Story = {
  args: { content: quickcheck('input.truth-table', 'A AND NOT B') },
  play: async ({ canvas }) => {
    for (const [index, field] of (await canvas.findAllByRole('combobox')).entries()) {
      await userEvent.selectOptions(field, index === 1 ? 'true' : 'false');
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

/** As in a correction: fields show answers and take none. */
export const FieldsNotInteractive: Story = {
  args: { content: quickcheck('input.truth-table', 'A AND NOT B'), interactive: false },
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByRole('combobox')) await waitFor(() => expect(field).toBeDisabled());
  },
};

export const Cases: Story = {
  args: { content: quickcheck('input.cases.function', '-x : x &lt; 0; x : x &gt;= 0') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add case' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 1, term' }), '-x');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 1, condition' }), 'x<0');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 2, term' }), 'x');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 2, condition' }), 'x>=0');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

/** The field is placed in the text. */
export const PlacedInText: Story = {
  args: {
    content: `<quickcheck id="q" type="input.text"><text><p>A <ansref answer="1"/> has three corners.</p></text>
      <answer><solution>triangle</solution></answer></quickcheck>`,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), ' triangle {Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const Tiles: Story = {
  args: {
    content: `<quickcheck id="q" type="draganddrop"><text><p>The derivative of the sine is <ansref answer="1"/>.</p></text>
      <tile id="s">sine</tile><tile id="c">cosine</tile><answer><solution>c</solution></answer></quickcheck>`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'cosine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The derivative of the sine is, place 1: empty' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const YesNo: Story = {
  args: {
    content: `<quickcheck id="q" type="mc.yesno"><text><p>Prime?</p></text>
      <choice id="a" correct="true">seven</choice><choice id="b">nine</choice></quickcheck>`,
  },
  play: async ({ canvas }) => {
    const [yes, , , no] = await canvas.findAllByRole('radio');
    if (yes === undefined || no === undefined) throw new Error('four radio buttons are expected');
    await userEvent.click(yes);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Something is still unanswered.'));
    await waitFor(() => expect(canvas.getByText('Not answered yet')).toBeVisible());
    await userEvent.click(no);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

const matrix = `<quickcheck id="q" type="mc.matrix"><text><p>Which is which?</p></text><choicematrix>
  <column>rational</column><column>irrational</column><row correct="1">one half</row>
  <row correct="2">the square root of two</row></choicematrix></quickcheck>`;

export const ChoiceMatrix: Story = {
  args: { content: matrix },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'one half: rational' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'the square root of two: rational' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Incorrect'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'the square root of two: irrational' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'one half: rational' })).toBeChecked());
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const ChoiceMatrixInTheDark: Story = { ...ChoiceMatrix, globals: { appearance: 'dark' } };

/** Whether a choice is correct may depend on drawn values. */
export const ComputedChoice: Story = {
  args: {
    content: `<quickcheck id="q"><variables><variable type="number" name="a"><value>4</value></variable></variables>
      <text><p>What holds for <var name="a"/>?</p></text>
      <choice id="a" condition="a mod 2 = 0">even</choice><choice id="b" condition="a &lt; 0">negative</choice></quickcheck>`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'even' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

const pooled = (text: string) =>
  `<quickcheck><text><p>${text}</p></text><choice correct="true">yes</choice></quickcheck>`;

/** One of two, chosen by the seed of the page; and one that is in no pool. */
export const Pool: Story = {
  args: {
    content: `<quickcheckcontainer><pool range="1-2"/>${pooled('First?')}${pooled('Second?')}${pooled('Always?')}</quickcheckcontainer>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Check' })).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('Always?')).toBeVisible());
  },
};

export const PoolWithoutQuickcheck: Story = {
  args: { content: `<quickcheckcontainer><pool range="4-5"/>${pooled('Here?')}</quickcheckcontainer>` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Could not find matching Quickcheck')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Here?')).toBeVisible());
  },
};

/** On a phone every target is large enough for a finger, and no field makes the page zoom. */
export const YesNoNarrow: Story = {
  ...YesNo,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    for (const radio of await canvas.findAllByRole('radio')) {
      await waitFor(() => expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
    }
    const [statement, yes] = [canvas.getByText('seven'), canvas.getAllByText('Yes')[0]];
    await waitFor(() =>
      expect(statement.getBoundingClientRect().top).toBeLessThanOrEqual(yes?.getBoundingClientRect().top ?? 0),
    );
  },
};

export const FieldNarrow: Story = {
  args: { content: number },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
    await waitFor(() => expect(getComputedStyle(field).fontSize).toBe('16px'));
    await waitFor(() => expect(field).toHaveAttribute('autocapitalize', 'off'));
    await waitFor(() => expect(field).toHaveAttribute('autocorrect', 'off'));
  },
};

function Mended() {
  const [solution, setSolution] = useState('1');
  return (
    <>
      <button onClick={() => setSolution('2')}>Mend the solution</button>
      <StoryPage
        content={`<quickcheck id="q" type="input.number"><text><p>1+1?</p></text><answer><text>It is</text><solution>${solution}</solution></answer></quickcheck>`}
      />
    </>
  );
}

/** A verdict belongs to what was judged: once the author has changed that, it disappears, and what was typed stays. */
export const SolutionMended: Story = {
  args: { content: '' },
  render: () => <Mended />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is' }), '2{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Incorrect'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mend the solution' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is' })).toHaveValue('2'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

function Growing() {
  const [answers, setAnswers] = useState(['1']);
  const written = answers
    .map((solution) => `<answer><text>Number ${solution}</text><solution>${solution}</solution></answer>`)
    .join('');
  return (
    <>
      <button onClick={() => setAnswers([...answers, '2'])}>Write an answer</button>
      <StoryPage content={`<quickcheck id="q" type="input.number"><text><p>Which?</p></text>${written}</quickcheck>`} />
    </>
  );
}

/** An answer that its author adds while the page is open gets a field, and the others keep their contents. */
export const AnotherAnswer: Story = {
  args: { content: '' },
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Number 1' }), '1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Write an answer' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Number 2' }), '2{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Number 2' })).toHaveValue('2'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Number 1' })).toHaveValue('1'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};
