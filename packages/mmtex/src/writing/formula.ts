import { element } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { trimmedIn } from '../preparation/index.ts';
import { convertFormula } from '../formula/index.ts';
import type { Formula } from '../syntax/index.ts';
import type { Page } from './page.ts';

/** Environments that number their formula. */
const numbered: ReadonlySet<string> = new Set(['equation', 'align', 'gather']);

/** Environments that only say that the formula stands on its own line; the others mean something inside a formula. */
const plain: ReadonlySet<string> = new Set(['equation', 'equation*', 'displaymath']);

/** Environments that hold a formula, also those that belong into one and stand alone. */
export const formulaEnvironments: readonly string[] = [
  ...plain,
  ...['align', 'align*', 'gather', 'gather*', 'cases', 'matrix', 'pmatrix', 'bmatrix', 'vmatrix'],
];

/** A formula with its TeX as the converter of formulas reads it, and the anchor it sets. */
interface Read {
  readonly tex: string;
  /** Where the TeX begins in the text. */
  readonly from: number;
  readonly anchor?: { readonly name: string; readonly span: Span; readonly nameSpan: Span };
}

/** The `math` element of a formula, and the anchor that a `\label` in it sets. */
export function writeFormula(formula: Formula, page: Page): { readonly math: string; readonly anchor?: string } {
  const { tex, from, anchor } = read(formula, page);
  const { mathml, findings } = convertFormula(tex, { display: formula.display });
  // What is said about a formula that does not end would be about the text behind it.
  if (formula.closed) page.adopt(findings, from);
  if (anchor !== undefined) page.names.anchor(anchor.name, anchor.span, anchor.nameSpan);
  const math = mathml.replace('<math', `<math at="${page.at(formula.tex.span)}"`);
  return { math, ...(anchor && { anchor: anchor.name }) };
}

/** A formula on its own line, with its number if it has one. */
export function writeEquation(formula: Formula, page: Page): string {
  const { math, anchor } = writeFormula(formula, page);
  const num = numbered.has(formula.environment ?? '') ? page.numbering.equation() : undefined;
  return element('equation', { num, name: anchor, at: page.at(formula.span) }, math);
}

function read(formula: Formula, page: Page): Read {
  const { environment, tex } = formula;
  const isWhole = environment !== undefined && !plain.has(environment) && formula.closed;
  const from = isWhole ? formula.span.from : tex.span.from;
  const text = isWhole ? page.text.slice(formula.span.from, formula.span.to) : tex.text;
  const label = /\\label\s*\{([^{}]*)\}/.exec(text);
  if (label === null) return { tex: text, from };
  const span = { from: from + label.index, to: from + label.index + label[0].length };
  const brace = from + label.index + label[0].indexOf('{') + 1;
  const name = trimmedIn(page.text, { from: brace, to: span.to - 1 });
  return {
    // Blanks instead of the label keep every other place where it was.
    tex: text.replace(label[0], ' '.repeat(label[0].length)),
    from,
    anchor: { name: name.text, span, nameSpan: name.span },
  };
}
