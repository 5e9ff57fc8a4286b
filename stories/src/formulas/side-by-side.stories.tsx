import { FormulaView } from '@lemma/ui-react/formula';
import type { Meta, StoryObj } from '@storybook/react-vite';
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { formulaOf, mathmlOf } from './formula-of.ts';
import { schoolFormulas } from './school-formulas.ts';

/** A formula as shown by KaTeX, the reference. */
function Katex({ tex }: { readonly tex: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) katex.render(tex, place.current, { throwOnError: false, displayMode: true });
  }, [tex]);
  return <span ref={place} />;
}

function SideBySide({ formulas = schoolFormulas }: { readonly formulas?: readonly string[] }) {
  return (
    <table style={{ width: '100%' }}>
      <thead>
        <tr>
          <th>TeX</th>
          <th>Lemma</th>
          <th>KaTeX</th>
        </tr>
      </thead>
      <tbody>
        {formulas.map((tex) => (
          <tr key={tex} style={{ borderTop: '1px solid #8884' }}>
            <td style={{ maxWidth: '14rem', overflowWrap: 'anywhere' }}>
              <code>{tex}</code>
            </td>
            <td style={{ padding: '0.5rem' }}>
              <FormulaView formula={formulaOf(mathmlOf(tex, true) ?? '<math><merror/></math>')} />
            </td>
            <td style={{ padding: '0.5rem' }}>
              <Katex tex={tex} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Formulas/Side by side with KaTeX',
  component: SideBySide,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof SideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The width of a formula, without what only surrounds it. */
function widthOf(parts: Iterable<Element>): number {
  const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}

/** None is more than a letter and a sixth wider or narrower than KaTeX's. */
export const SixtyFormulas: Story = {
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll('tbody tr')];
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(60));
    await document.fonts.ready;
    const differing = rows().flatMap((row) => {
      const [, ours, theirs] = row.children;
      const shown = widthOf(ours?.querySelectorAll('math *') ?? []);
      const wanted = widthOf(theirs?.querySelectorAll('.katex-html .katex-base') ?? []);
      return Math.abs(shown - wanted) < wanted / 6 + 12 ? [] : [`${row.textContent}: ${shown} px, KaTeX ${wanted} px`];
    });
    await waitFor(() => expect(differing).toEqual([]), { timeout: 0 });
  },
};

/** The horizontal gap between two parts of a formula. */
function gapBetween(parts: readonly (Element | undefined)[]): number {
  const [first, last] = parts.map((part) => part?.getBoundingClientRect());
  return first === undefined || last === undefined ? NaN : last.left - first.right;
}

/** Row spacing matches KaTeX's, whose lines are TeX's; so does the distance of the letters on a labelled arrow. */
export const RowsAndArrows: Story = {
  args: {
    formulas: [
      'f(x)=\\begin{cases}x^2&x\\ge 0\\\\-x&\\text{sonst}\\end{cases}',
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      '\\begin{vmatrix}a\\\\b\\\\c\\end{vmatrix}',
      '\\begin{aligned}a&=b+c\\\\&=d\\end{aligned}',
      'A\\xrightarrow{f}B',
      'A\\xrightarrow[n]{mm}B',
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(6));
    await document.fonts.ready;
    const misfit = (row: Element): readonly string[] => {
      const [tex, ours, theirs] = row.children;
      const ourSize = Number.parseFloat(getComputedStyle(ours?.querySelector('math') ?? row).fontSize);
      const theirSize = Number.parseFloat(getComputedStyle(theirs?.querySelector('.katex') ?? row).fontSize);
      const isTable = tex?.textContent.includes('begin') === true;
      const heightOf = (table: Element | null | undefined) => table?.getBoundingClientRect().height ?? NaN;
      // As high as the whole part of the line that it stands in.
      const struts = [...(theirs?.querySelectorAll('.katex-html > * > :first-child') ?? [])];
      const letters = [...(theirs?.querySelectorAll('.katex-html .katex-mathnormal, .katex-html .mathnormal') ?? [])];
      const [shown, wanted] = isTable
        ? [heightOf(ours?.querySelector('mtable')) / ourSize, Math.max(...struts.map(heightOf)) / theirSize]
        : [
            gapBetween([...(ours?.querySelectorAll('math > mi') ?? [])]) / ourSize,
            gapBetween([letters[0], letters.at(-1)]) / theirSize,
          ];
      const isNear = Math.abs(shown - wanted) < 0.15;
      return isNear ? [] : [`${tex?.textContent ?? ''}: ${shown.toFixed(2)}, not ${wanted.toFixed(2)}`];
    };
    await waitFor(() => expect([...canvasElement.querySelectorAll('tbody tr')].flatMap(misfit)).toEqual([]));
  },
};
