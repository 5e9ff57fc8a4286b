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

const sum: Formula | undefined = (() => {
  const read = readMathml(
    '<math alttext="f(x)=3x+12"><mi>f</mi><mo>(</mo><mi>x</mi><mo>)</mo><mo>=</mo><mn>3</mn><mi>x</mi><mo>+</mo><mn>12</mn></math>',
  );
  return read.ok ? read.value : undefined;
})();

/** The typeset formula takes the room of the browser's own: the text around does not move. */
export const NoJump: StoryObj<typeof FormulaView> = {
  render: () => <p>Before {sum && <FormulaView formula={sum} />} after.</p>,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('mjx-container') !== null).toBe(true), { timeout: 15_000 });
    const place = canvasElement.querySelector('[data-tex]');
    const [math, made] = place?.children ?? [];
    const typeset = made?.getBoundingClientRect().width ?? 0;
    const line = canvasElement.querySelector('p')?.getBoundingClientRect().height;
    made?.remove();
    math?.setAttribute('style', 'font-size: 1.32em; margin-block: -0.15em');
    const native = math?.getBoundingClientRect().width ?? 0;
    const grown = Math.abs((line ?? 0) - (canvasElement.querySelector('p')?.getBoundingClientRect().height ?? 0));
    await waitFor(() => expect(Math.abs(typeset - native)).toBeLessThan(1.5), { timeout: 1000 });
    await waitFor(() => expect(grown).toBeLessThan(3), { timeout: 1000 });
  },
};
