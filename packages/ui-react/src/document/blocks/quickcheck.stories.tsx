import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Quick check', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const multiple = `<quickcheck id="primes"><text><p>Which numbers are prime?</p></text>
  <choice id="a" correct="true">two</choice><choice id="b">four</choice><choice id="c" correct="true">five</choice>
  <explanation><p>Four is two times two.</p></explanation></quickcheck>`;

const unique = `<quickcheck id="sum" type="mc.unique"><text><p>What is one half and one third?</p></text>
  <choice id="a">two fifths</choice><choice id="b" correct="true">five sixths</choice></quickcheck>`;

export const Untouched: Story = {
  args: { content: multiple },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Which numbers are prime?' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.queryByText('Four is two times two.')).toBeNull());
  },
};

/** Every choice is marked, by icon and by word. */
export const CheckedAndNotRight: Story = {
  args: { content: multiple },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'two' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'four' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Incorrect'));
    await waitFor(() => expect(canvas.getAllByText('Correct')).toHaveLength(1));
    await waitFor(() => expect(canvas.getAllByText('Incorrect')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByText('Four is two times two.')).toBeVisible());
  },
};

export const CheckedAndRight: Story = {
  args: { content: multiple },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'two' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'five' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
    await waitFor(() => expect(canvas.getAllByText('Correct')).toHaveLength(4));
    await waitFor(() => expect(canvas.queryByText('Four is two times two.')).toBeNull());
  },
};

/** Any change hides the marks. */
export const ChangedAfterTheCheck: Story = {
  args: { content: multiple },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'five' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.queryByText('Correct')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'two' })).toBeChecked());
  },
};

/** The solution is shown and hidden independently, with the explanation. */
export const SolutionShown: Story = {
  args: { content: multiple },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution', expanded: false }));
    await waitFor(() => expect(canvas.getAllByText('Solution')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('Four is two times two.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide solution', expanded: true }));
    await waitFor(() => expect(canvas.queryByText('Solution')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
  },
};

/** Among unique choices, a new one replaces the old one, and only the selected one is marked. */
export const Unique: Story = {
  args: { content: unique },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'two fifths' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getAllByText('Incorrect')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('radio', { name: 'five sixths' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'two fifths' })).not.toBeChecked());
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Correct'));
  },
};

export const CheckedInTheDark: Story = { ...CheckedAndNotRight, globals: { appearance: 'dark' } };

/** As in a correction: nothing can be selected, the solution can be shown. */
export const NotInteractive: Story = {
  args: { content: multiple, interactive: false },
  play: async ({ canvas }) => {
    for (const choice of await canvas.findAllByRole('checkbox')) await waitFor(() => expect(choice).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check' })).toBeDisabled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show solution' }));
    await waitFor(() => expect(canvas.getAllByText('Solution')).toHaveLength(2));
  },
};

const drawn = `<quickcheck id="product" display-precision="1"><variables>
    <variable type="number" name="a"><value>-3/2</value></variable>
    <variable type="randint" name="b"><value>2</value><value>9</value></variable>
    <variable type="randint" name="c"><value>2</value><value>9</value></variable>
    <randadjustif><name>b</name><name>c</name><condition>b != c</condition></randadjustif>
  </variables>
  <text><p>With <var name="a"/>, <var name="b"/> and <var name="c"/>:
    <math alttext="2\\cdot\\var{a}"><mn>2</mn><mo>·</mo><mi class="var">a</mi></math></p></text>
  <choice correct="true"><math alttext="\\var{b}"><mi class="var">b</mi></math></choice></quickcheck>`;

/** Values come from the seed and are formatted for the document's language. */
export const DrawnData: Story = {
  args: { content: drawn, language: 'de', seed: 3 },
  play: async ({ canvas, canvasElement }) => {
    const text = (await canvas.findByText(/^With/)).textContent;
    const [, a, b, c] = /With (\S+), (\d) and (\d):/.exec(text) ?? [];
    await waitFor(() => expect(a).toBe('−1,5'));
    await waitFor(() => expect(b).toBe(c));
    await waitFor(() => expect(canvasElement.querySelector('math')?.textContent).toBe('2·(−1,5)'));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: b ?? '' })).toBeVisible());
  },
};

/** Data that cannot be drawn: the failure replaces the question. */
export const FailedDraw: Story = {
  args: {
    content: `<quickcheck><variables><variable type="randint" name="a"><value>1</value><value>3</value></variable>
      <randadjustif><name>a</name><condition>a &gt; 0</condition></randadjustif></variables>
      <text><p>Nobody reads this.</p></text></quickcheck><p>The page goes on.</p>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/RANDADJUSTIF_NOT_FULFILLED/));
    await waitFor(() => expect(canvas.queryByText('Nobody reads this.')).toBeNull());
    await waitFor(() => expect(canvas.getByText('The page goes on.')).toBeVisible());
  },
};
