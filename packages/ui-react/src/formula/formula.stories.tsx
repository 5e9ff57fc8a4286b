import { readMathml, type Formula } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormulaView, LiveFormula, shownNumber, type Values } from './index.ts';

const meta = { title: 'Document/Live formula', component: LiveFormula } satisfies Meta<typeof LiveFormula>;
export default meta;
type Story = StoryObj<typeof meta>;

const values: Values = {
  live: true,
  show: ({ name }) => (name === 'a' ? shownNumber('-1,5') : undefined),
  holds: () => true,
};

/** Painted by KaTeX; a negative value gets its brackets. */
export const WithValue: Story = {
  args: { tex: '2\\cdot\\var{a}\\in\\R', values },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull(), { timeout: 15_000 });
    await waitFor(() => expect(canvasElement.querySelector('.katex-html')).toHaveTextContent('2⋅(−1,5)∈R'));
  },
};

/** TeX that KaTeX cannot read is shown as it is, marked. */
export const Unreadable: Story = {
  args: { tex: '\\unknown{', values },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex-error')).toHaveTextContent('\\unknown{'), {
      timeout: 15_000,
    });
  },
};

const product: Formula | undefined = (() => {
  const read = readMathml('<math alttext="2\\cdot\\var{a}"><mn>2</mn><mo>·</mo><mi class="var">a</mi></math>');
  return read.ok ? read.value : undefined;
})();

/** The browser shows the formula with its values until KaTeX is here. */
export const InAFigure: Story = {
  args: { tex: '', values },
  render: () => (product ? <FormulaView formula={product} values={values} /> : <></>),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).toHaveTextContent('2'));
    await waitFor(() => expect(canvasElement.querySelector('.katex-html')).toHaveTextContent('2⋅(−1,5)'));
  },
};
