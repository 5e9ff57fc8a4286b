import { fillTex, type ShownValues } from '@lemma/core/exercise';
import { lazy, Suspense, type ReactNode } from 'react';

const KatexFormula = lazy(() => import('./katex-formula.tsx').then((module) => ({ default: module.KatexFormula })));

interface LiveFormulaProps {
  /** `\var{a}` stands for the value of a. */
  readonly tex: string;
  readonly values: ShownValues;
  readonly display?: boolean;
  /** Shown until KaTeX has loaded. */
  readonly children?: ReactNode;
}

/** A formula whose values change while the reader watches, as in the text of a figure. */
export function LiveFormula({ tex, values, display = false, children }: LiveFormulaProps) {
  return (
    <Suspense fallback={children}>
      <KatexFormula tex={fillTex(tex, values)} display={display} />
    </Suspense>
  );
}
