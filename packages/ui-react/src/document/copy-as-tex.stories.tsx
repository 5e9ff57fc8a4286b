import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = { title: 'Document/Copying formulas', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = `<p>Half of it, <math alttext="\\frac{1}{2}"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>, is enough.</p>
  <equation><math display="block" alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math></equation><p>No formula.</p>`;

/** The text on the clipboard when the selection is copied; undefined if the browser copies by itself. */
function copied(from: Element): string | undefined {
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
  from.dispatchEvent(event);
  return event.defaultPrevented ? event.clipboardData?.getData('text/plain') : undefined;
}

/** A click selects a whole formula, which is copied as TeX. */
export const OneFormula: Story = {
  args: { content },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No formula.');
    const formula = () => canvasElement.querySelector('[data-tex]') ?? canvasElement;
    await userEvent.click(formula());
    await waitFor(() => expect(copied(formula())).toBe('\\frac{1}{2}'));
  },
};

/** In a longer text the formulas are TeX between dollar signs. */
export const WithTheTextAround: Story = {
  args: { content },
  play: async ({ canvas, canvasElement }) => {
    const last = await canvas.findByText('No formula.');
    const article = canvasElement.querySelector('article') ?? canvasElement;
    getSelection()?.selectAllChildren(article);
    await waitFor(() => expect(copied(last)).toMatch(/^Half of it, \$\\frac\{1\}\{2\}\$, is enough\./));
    await waitFor(() => expect(copied(last)).toMatch(/\nNo formula\.$/));
  },
};

/** A formula with live values is copied with the current ones. */
export const LiveFormula: Story = {
  args: {
    content: `<visualization id="v"><variables><variable type="number" name="a"><value>-2</value></variable></variables>
      <textrow>Twice it is <math alttext="2\\cdot\\var{a}"><mn>2</mn><mo>·</mo><mi class="var">a</mi></math>.</textrow>
      </visualization>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).toHaveTextContent('(−2)'));
    const line = await canvas.findByText(/^Twice it is/);
    getSelection()?.selectAllChildren(line);
    await waitFor(() => expect(copied(line)).toBe('Twice it is $2\\cdot\\left(-2\\right)$.'));
    getSelection()?.removeAllRanges();
    const formula = canvasElement.querySelector('math') ?? canvasElement;
    await userEvent.click(formula);
    await waitFor(() => expect(copied(formula)).toBe('2\\cdot\\left(-2\\right)'));
  },
};

/** If no formula is selected, the browser does what it always does. */
export const WithoutFormula: Story = {
  args: { content },
  play: async ({ canvas }) => {
    const last = await canvas.findByText('No formula.');
    getSelection()?.selectAllChildren(last);
    await waitFor(() => expect(getSelection()?.toString()).toBe('No formula.'));
    await waitFor(() => expect(copied(last)).toBeUndefined());
  },
};
