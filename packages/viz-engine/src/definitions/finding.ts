import { shift, type FigureCode, type Finding, type SourceText, type Span } from '@lemma/core/source';
import { expressionFailure, toFinding } from '@lemma/core/variables';
import type { ReasonCode } from '../elements/index.ts';
import type { ReadFailure } from './derivative.ts';

/** Collects the findings of a figure in the order they are found. */
export type FigureReport = (finding: Finding) => void;

/** A finding about a variable: `reason` refines its code. */
export function finding(
  code: FigureCode,
  span: Span,
  data: { readonly reason?: ReasonCode } & Readonly<Record<string, string | number>> = {},
): Finding {
  return { code, severity: 'error', span, data };
}

/** A finding about something ignored while the variable is still drawn. */
export function warning(...about: Parameters<typeof finding>): Finding {
  return { ...finding(...about), severity: 'warning' };
}

/** What is wrong with an expression of a variable, or of a condition if there is none. */
export function expressionFinding(failure: ReadFailure, source: SourceText, name: string): Finding {
  if (failure.kind !== 'notAVariable') return toFinding(expressionFailure(name, source, failure));
  const { kind: reason, span } = failure;
  return finding('BAD_DEFINITION', shift(span, source.span.from), { reason, name, text: source.text });
}
