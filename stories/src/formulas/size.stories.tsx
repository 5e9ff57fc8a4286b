import type { ShownValues } from '@lemma/core/exercise';
import { FormulaView, LiveFormula } from '@lemma/ui-react/formula';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formulaOf } from './formula-of.ts';

const noValues: ShownValues = { live: true, show: () => undefined, holds: () => undefined };
const native = formulaOf('<math alttext="x"><mi>x</mi></math>');
const typeset = formulaOf('<math alttext="(x)"><mfenced><mi>x</mi></mfenced></math>');

/** Texts in two fonts, and a headline. */
const texts = [{ font: '16px "Liberation Sans", Arial' }, { font: '600 30px "Lemma Serif"' }] as const;

function Sizes() {
  return texts.map(({ font }) => (
    <p key={font} style={{ font }}>
      x <FormulaView formula={native} /> <FormulaView formula={typeset} /> <LiveFormula tex="x" values={noValues} />
    </p>
  ));
}

const meta = { title: 'Formulas/Size', component: Sizes } satisfies Meta<typeof Sizes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far a letter rises above its baseline, in pixels. */
function riseOf(letter: string, element: Element): number {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  // Enlarged and drawn, because small letters are fitted to pixels, and the measures of a font are whole pixels.
  const size = 1000;
  Object.assign(canvas, { width: size, height: size });
  const { fontFamily, fontSize, fontStyle, fontWeight } = getComputedStyle(element);
  context.font = `${fontStyle} ${fontWeight} ${String(size)}px ${fontFamily}`;
  context.fillText(letter, 0, size);
  const { data } = context.getImageData(0, 0, size, size);
  const firstInk = data.findIndex((value, index) => index % 4 === 3 && value > 127);
  const top = Math.floor(firstInk / 4 / size);
  return ((size - top) * Number.parseFloat(fontSize)) / size;
}

/** The rise of x in the text, and in the three kinds of formulas; no formulas until all are there. */
function risesIn(line: Element): { readonly text: number; readonly formulas: readonly number[] } {
  const [painted, live] = [line.querySelector('math mi'), line.querySelector('.katex-html .mathnormal')];
  const picture = line.querySelector('mjx-container [data-c="1D465"]');
  if (painted === null || live === null || picture === null) return { text: 0, formulas: [] };
  // The slanted x of Computer Modern extends 0.011 em below its baseline and 0.442 em above it.
  const typesetRise = (picture.getBoundingClientRect().height * 0.442) / 0.453;
  return { text: riseOf('x', line), formulas: [riseOf('𝑥', painted), typesetRise, riseOf('x', live)] };
}

/**
 * An x in a formula is as high as an x in its text, within 3 %, and formulas have the same size, within 1 %, whatever
 * renders them.
 */
export const AsHighAsTheText: Story = {
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('p')];
    await waitFor(() => expect(lines).toHaveLength(texts.length));
    const unequal = () =>
      lines.map(risesIn).filter(({ text, formulas }) => {
        if (formulas.length === 0) return true;
        const farthest = Math.max(...formulas.map((rise) => Math.abs(rise / text - 1)));
        return !(farthest < 0.03 && Math.max(...formulas) / Math.min(...formulas) < 1.01);
      });
    // Until the fonts have arrived, whenever that is.
    await waitFor(() => expect(JSON.stringify(unequal())).toBe('[]'));
  },
};
