import type { Finding } from '@lemma/core/source';
import { FormulaParser, type FormulaOptions } from './formula-parser.ts';
import type { LineLabel } from './marks.ts';
import { writeMath } from './mathml.ts';
import { TokenReader } from './reader.ts';
import { tokenize } from './token.ts';
import type { MathTree } from './tree.ts';

/**
 * A converted formula: one well-formed `math` element, the findings (spans are offsets into the TeX), the names of the
 * variables whose values it shows, in order of appearance, and the labels of its lines.
 */
export interface FormulaConversion {
  readonly mathml: string;
  readonly findings: readonly Finding[];
  readonly variables: readonly string[];
  /** The names set by `\label`: first those of lines numbered individually, then those of the formula. */
  readonly labels: readonly LineLabel[];
  /** The author's number for the whole formula. */
  readonly tag?: string;
  /** Whether the whole formula has no number, or its lines have their own. */
  readonly isUnnumbered: boolean;
}

/** Maximum length of a formula in UTF-16 units. */
const lengthLimit = 65_536;

/** Converts TeX mathematics to presentation MathML; never fails: unreadable parts become `merror`. */
export function convertFormula(tex: string, options: FormulaOptions): FormulaConversion {
  if (tex.length > lengthLimit) return refuseLongFormula(tex, options.display);
  const findings: Finding[] = [];
  const parser = new FormulaParser(new TokenReader(tokenize(tex), findings), options);
  const children = parser.formula();
  const { tag, labels, isUnnumbered } = parser.marks;
  const allLabels = [...parser.lineLabels, ...labels];
  // A page puts its numbers in brackets, so a number without brackets must be part of the formula.
  const tagged = tag?.isBare === true && options.display ? numberedLine(children, tag.text) : undefined;
  return {
    mathml: writeMath(tagged ?? children, { display: options.display, alttext: withoutLabels(tex, allLabels) }),
    findings: findings.sort((a, b) => a.span.from - b.span.from),
    variables: [...parser.variables],
    labels: allLabels,
    ...(tag && tagged === undefined && { tag: tag.text }),
    isUnnumbered: isUnnumbered || tagged !== undefined,
  };
}

/** Labels belong to the page, not the formula: they would be unknown if its TeX is parsed again. */
function withoutLabels(tex: string, labels: readonly LineLabel[]): string {
  let left = tex;
  for (const { span } of labels)
    left = left.slice(0, span.from) + ' '.repeat(span.to - span.from) + left.slice(span.to);
  return left.trim();
}

function numberedLine(children: readonly MathTree[], number: string): readonly MathTree[] {
  const rows = [{ cells: [children], ruleAbove: false, ruleBelow: false, number }];
  return [{ kind: 'table', rows, columns: [], repeat: false, layout: 'aligned', display: true }];
}

function refuseLongFormula(tex: string, display: boolean): FormulaConversion {
  const beginning = `${tex.slice(0, 100)}…`;
  const finding: Finding = {
    code: 'too-long',
    severity: 'error',
    span: { from: 0, to: tex.length },
    data: { length: tex.length, limit: lengthLimit },
  };
  const mathml = writeMath([{ kind: 'error', source: beginning }], { display, alttext: beginning });
  return { mathml, findings: [finding], variables: [], labels: [], isUnnumbered: false };
}
