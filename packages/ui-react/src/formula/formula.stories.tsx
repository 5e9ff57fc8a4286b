import { readMathml, type Formula } from '@lemma/core/document';
import { shownNumber, type ShownValues } from '@lemma/core/exercise';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormulaView, LiveFormula } from './index.ts';

const meta = { title: 'Formulas/Live', component: LiveFormula } satisfies Meta<typeof LiveFormula>;
export default meta;
type Story = StoryObj<typeof meta>;

const values: ShownValues = {
  live: true,
  show: ({ name }) => (name === 'a' ? shownNumber('-1,5') : undefined),
  holds: () => true,
};

/** Rendered by KaTeX; a negative value gets its brackets. */
export const WithValue: Story = {
  args: { tex: '2\\cdot\\var{a}\\in\\R', values },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('.katex-html')).toHaveTextContent('2⋅(−1,5)∈R'));
  },
};

/** TeX that KaTeX cannot parse is shown as it is, marked. */
export const Unreadable: Story = {
  args: { tex: '\\unknown{', values },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex-error')).toHaveTextContent('\\unknown{'));
  },
};

function read(mathml: string): Formula | undefined {
  const formula = readMathml(mathml);
  return formula.ok ? formula.value : undefined;
}

const product = read('<math alttext="2\\cdot\\var{a}"><mn>2</mn><mo>·</mo><mi class="var">a</mi></math>');
const fenced = read('<math alttext="(\\var{a})"><mfenced><mi class="var">a</mi></mfenced></math>');

/** A formula of a figure is rendered by the browser like any other, with its values. */
export const InAFigure: Story = {
  args: { tex: '', values },
  render: () => (product ? <FormulaView formula={product} values={values} /> : <></>),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).toHaveTextContent('2·(−1,5)'));
    await waitFor(() => expect(canvasElement.querySelector('.katex')).toBeNull());
  },
};

/** What browsers render badly is rendered by KaTeX, and by the browser until KaTeX has loaded. */
export const TypesetInAFigure: Story = {
  args: { tex: '', values },
  render: () => (fenced ? <FormulaView formula={fenced} values={values} /> : <></>),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex-html')).toHaveTextContent('(−1,5)'));
  },
};

/** `mfenced` requires MathJax. */
const letters = ['ℒ\ufe00', 'ℒ\ufe01', 'ℒ'].map((letter) =>
  read(`<math alttext="L"><mfenced open="" close=""><mi>${letter}</mi></mfenced><mi>x</mi></math>`),
);

/** Letters of another alphabet leave no gap after them if MathJax typesets the formula. */
export const Alphabets: Story = {
  args: { tex: '', values },
  render: () => (
    <>
      {letters.map((formula, at) => (
        <p key={at}>{formula && <FormulaView formula={formula} values={values} />}</p>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = () => [...canvasElement.querySelectorAll('p svg')];
    await waitFor(() => expect(drawn().length).toBe(3));
    const widths = () => drawn().map((picture) => picture.getBoundingClientRect().width);
    const share = (one: number, other: number) => (widths()[one] ?? 0) / (widths()[other] ?? 0);
    await waitFor(() => expect(share(1, 2)).toBe(1));
    await waitFor(() => expect(share(0, 2)).toBeLessThan(1));
    await waitFor(() => expect(canvasElement.querySelectorAll('p svg text').length).toBe(0));
  },
};
