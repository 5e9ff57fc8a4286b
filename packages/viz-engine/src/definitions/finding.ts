import { shift, type Finding, type SourceText, type Span } from '@lemma/core/source';
import { expressionFailure, toFinding } from '@lemma/core/variables';
import type { ReasonCode } from '../elements/index.ts';
import type { ReadFailure } from './derivative.ts';

/** Findings about what is valid, but probably not what its author wanted. */
export const useCodes = [
  'NO_BOARD',
  'NOTHING_PLOTTED',
  'NEVER_PLOTTED',
  'NEVER_USED',
  'OUTSIDE_BOARD',
  'NO_VALUE',
  'SHARED_FIXED',
  'SHARED_ALONE',
] as const;

/**
 * The codes of the error catalogue that this engine reports (specification 002 §8.1), and those it does not know. A
 * text exists for each.
 */
export const catalogueCodes = [
  'UNKNOWN_ELEMENT_TYPE',
  'UNKNOWN_ATTRIBUTE',
  'BAD_DEFINITION',
  'BAD_VARIABLE_NAME',
  'BAD_ATTRIBUTE',
  'NAME_ALREADY_USED',
  'VARIABLE_NOT_DEFINED',
  'MISSING_CLOSING_BRACKET',
  'STRING_NOT_AN_OBJECT',
  'UNPROPER_TEXT',
  'RANDADJUSTIF_NOT_FULFILLED',
  'PROBLEM_NOT_AVAILABLE',
  'PROBLEM_VARIABLE_NOT_AVAILABLE',
  'QUESTION_VARIABLE_NOT_AVAILABLE',
  'WRONG_ANSWER_ATTRIBUTE',
  'BOARD_ID_MISSING',
  ...useCodes,
] as const;

export type CatalogueCode = (typeof catalogueCodes)[number];

/** Collects the findings of a figure in the order they are found. */
export type FigureReport = (finding: Finding) => void;

/** A finding about a variable: `reason` refines its code. */
export function finding(
  code: CatalogueCode,
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
