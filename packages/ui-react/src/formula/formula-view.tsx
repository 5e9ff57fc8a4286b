import { fillMath, fillTex, type ShownValues } from '@lemma/core/exercise';
import { Box } from '@chakra-ui/react';
import type { Formula, InvalidFormula, MathElement } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../language/index.ts';
import './formula.css';
import { LiveFormula } from './live-formula.tsx';
import { mathText } from './math-text.ts';
import { knowsMathml, needsTypesetter } from './needs-typesetter.ts';
import { paintMath } from './paint-math.ts';
import { scrollWhenWide } from './scroll-when-wide.ts';
import { typesetInView } from './typesetting.ts';

interface FormulaViewProps {
  readonly formula: Formula;
  /** The values of the variables in the formula; without them, their names are shown. */
  readonly values?: ShownValues | undefined;
}

/**
 * A formula, rendered by the browser; what browsers render badly is typeset by MathJax when it comes into view, or by
 * KaTeX, which is fast enough, if values change while the reader watches.
 */
export function FormulaView({ formula, values }: FormulaViewProps) {
  const { invalid, math, display, span, tex, variables } = formula;
  const filled = useMemo(
    () => (values === undefined || variables.length === 0 ? math : fillMath(math, values)),
    [math, values, variables],
  );
  if (invalid !== undefined) return <InvalidFormulaView invalid={invalid} tex={tex} />;
  const filledTex = values === undefined || variables.length === 0 ? tex : fillTex(tex, values);
  const painted = <PaintedFormula math={filled} tex={filledTex} display={display} span={span} />;
  const isTypeset = !knowsMathml() || needsTypesetter(filled);
  return isTypeset && values?.live && variables.length > 0 ? (
    <LiveFormula tex={tex} values={values} display={display}>
      {painted}
    </LiveFormula>
  ) : (
    painted
  );
}

interface PaintedFormulaProps {
  readonly math: MathElement;
  /** The text copied in its place. */
  readonly tex: string;
  readonly display: boolean;
  readonly span: Span;
}

function PaintedFormula({ math, tex, display, span }: PaintedFormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const painted = useMemo(() => paintMath(math), [math]);
  useEffect(() => {
    if (place.current === null || (knowsMathml() && !needsTypesetter(math))) return undefined;
    return typesetInView(place.current, mathText(math), display);
  }, [math, display]);
  useEffect(() => (place.current === null || display ? undefined : scrollWhenWide(place.current)), [math, display]);
  return (
    <span
      ref={place}
      data-at={`${span.from}-${span.to}`}
      data-tex={tex}
      {...(display && { 'data-display': '' })}
      style={display ? displayStyle : inlineStyle}
    >
      {painted}
    </span>
  );
}

// Plain styles instead of the design system's: a page has a thousand formulas. Without wrapping, the full stop after a
// formula stays on its line.
const inlineStyle = { position: 'relative', whiteSpace: 'nowrap' } as const;
const displayStyle = { position: 'relative', display: 'block' } as const;

/** Shown in place of an unreadable formula (specification 002 §8.4). */
function InvalidFormulaView({ invalid, tex }: { readonly invalid: InvalidFormula; readonly tex: string }) {
  const { t, language } = useTexts('document');
  return (
    <Box as="mark" lang={language} bg="red.subtle" color="red.fg" px="1" rounded="sm">
      {t('formula.invalid')}: {t(`formula.${invalid.kind}`, { tag: invalid.tag })} <code>{tex}</code>
    </Box>
  );
}
