import { element, type Markup } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { trimmedIn } from '../preparation/index.ts';
import { convertFormula, type FormulaConversion } from '../formula/index.ts';
import type { FormulaNode } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';

/** Environments with a single number. */
const numbered: ReadonlySet<string> = new Set(['equation', 'multline']);

/** Environments with a number per line. */
const numberedByLine: ReadonlySet<string> = new Set(['align', 'gather', 'alignat', 'flalign', 'eqnarray']);

/** Environments that only display the formula; the others have a meaning inside a formula. */
const plain: ReadonlySet<string> = new Set(['equation', 'equation*', 'displaymath']);

/** Environments that contain a formula, including those that belong inside one but are used alone. */
export const formulaEnvironments: readonly string[] = [
  ...plain,
  ...['multline', ...numberedByLine].flatMap((name) => [name, `${name}*`]),
  ...['cases', 'matrix', 'pmatrix', 'bmatrix', 'vmatrix'],
];

/** The `math` element of an inline formula, behind the anchors set in it. */
export function writeFormula(formula: FormulaNode, page: WrittenPage): Markup {
  const { math, labels } = convert(formula, page);
  for (const { name, span, nameSpan } of labels) page.names.anchor(name, span, nameSpan);
  return labels.length === 0 ? math : [...labels.map(({ name }) => element('anchor', { name })), math];
}

/** A displayed formula, with its number if it has one, and the anchors set by `\label`. */
export function writeEquation(formula: FormulaNode, page: WrittenPage): Markup {
  const { math, tag, isUnnumbered, labels } = convert(formula, page);
  const isNumbered = numbered.has(formula.environment ?? '') && !isUnnumbered;
  const num = tag ?? (isNumbered ? page.numbering.equation() : undefined);
  for (const { name, span, nameSpan, number } of labels) {
    page.names.anchor(name, span, nameSpan, (number ?? num) !== undefined);
  }
  const [whole, ...others] = labels.filter((label) => label.number === undefined);
  const lines = [
    ...labels.filter((label) => label.number !== undefined),
    ...others.map((label) => ({ ...label, number: num })),
  ].map(({ name, number }) => element('line', { name, num: number }));
  return element('equation', { num, name: whole?.name, at: page.at(formula.span) }, [lines, math]);
}

function convert(formula: FormulaNode, page: WrittenPage): FormulaConversion {
  const { display, closed, environment } = formula;
  const { tex, from } = written(formula, page);
  const byLine = closed && numberedByLine.has(environment ?? '');
  const nextNumber = () => page.numbering.equation();
  const converted = convertFormula(tex, { display, at: page.at(formula.tex.span), ...(byLine && { nextNumber }) });
  // Findings about a formula that does not end would be about the text after it.
  if (closed) page.adopt(converted.findings, from);
  const labels = converted.labels.map((label) => {
    const place = (span: Span): Span => ({ from: from + span.from, to: from + span.to });
    const name = trimmedIn(page.text, place(label.nameSpan));
    return { ...label, name: name.text, span: place(label.span), nameSpan: name.span };
  });
  return { ...converted, labels };
}

/** The TeX of a formula as passed to the converter, and its offset in the text. */
function written(
  { environment, closed, span, tex }: FormulaNode,
  page: WrittenPage,
): { readonly tex: string; readonly from: number } {
  const isWhole = environment !== undefined && !plain.has(environment) && closed;
  return isWhole
    ? { tex: page.text.slice(span.from, span.to), from: span.from }
    : { tex: tex.text, from: tex.span.from };
}
