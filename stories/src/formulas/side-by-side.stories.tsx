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

function SideBySide() {
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
        {schoolFormulas.map((tex) => (
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
