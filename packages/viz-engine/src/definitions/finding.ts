import { shift, type FigureCode, type Finding, type SourceText, type Span } from '@lemma/core/source';
import { expressionFailure, toFinding } from '@lemma/core/variables';
import type { ReasonCode } from '../elements/index.ts';
import type { ReadFailure } from './derivative.ts';

/** Collects what is wrong with a figure, in the order in which it is found. */
export type FigureReport = (finding: Finding) => void;

/** A finding about a variable: `reason` tells in detail what its code tells roughly. */
export function finding(
  code: FigureCode,
  span: Span,
  data: { readonly reason?: ReasonCode } & Readonly<Record<string, string | number>> = {},
): Finding {
  return { code, severity: 'error', span, data };
}

/** A finding about what is left out while the variable is drawn all the same. */
export function warning(...about: Parameters<typeof finding>): Finding {
  return { ...finding(...about), severity: 'warning' };
}

/** What is wrong with an expression of a variable, or of a condition when there is none. */
export function expressionFinding(failure: ReadFailure, source: SourceText, name: string): Finding {
  if (failure.kind !== 'notAVariable') return toFinding(expressionFailure(name, source, failure));
  const { kind: reason, span } = failure;
  return finding('BAD_DEFINITION', shift(span, source.span.from), { reason, name, text: source.text });
}
