import type { XmlElement } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { FormulaParser, type FormulaOptions } from './formula-parser.ts';
import type { LineLabel } from './marks.ts';
import { writeMath } from './mathml.ts';
import { TokenReader } from './reader.ts';
import { tokenize } from './token.ts';
import type { MathTree } from './tree.ts';

/**
 * A converted formula: one `math` element, what is wrong with the TeX (spans are offsets into it), the names
 * of the variables whose values stand in it, in order of appearance, and what its lines are called.
 */
export interface FormulaConversion {
  readonly math: XmlElement;
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
  if (tex.length > lengthLimit) return refuseLongFormula(tex, options);
  const findings: Finding[] = [];
  const parser = new FormulaParser(new TokenReader(tokenize(tex), findings), options);
  const children = parser.formula();
  const { tag, labels, isUnnumbered } = parser.marks;
  const allLabels = [...parser.lineLabels, ...labels];
  // A page puts its numbers in brackets, so a number without brackets must be part of the formula.
  const tagged = tag?.isBare === true && options.display ? numberedLine(children, tag.text) : undefined;
  return {
    math: writeMath(tagged ?? children, { ...options, alttext: withoutLabels(tex, allLabels) }),
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

function refuseLongFormula(tex: string, options: FormulaOptions): FormulaConversion {
  const beginning = `${tex.slice(0, 100)}…`;
  const finding: Finding = {
    code: 'too-long',
    severity: 'error',
    span: { from: 0, to: tex.length },
    data: { length: tex.length, limit: lengthLimit },
  };
  const math = writeMath([{ kind: 'error', source: beginning }], { ...options, alttext: beginning });
  return { math, findings: [finding], variables: [], labels: [], isUnnumbered: false };
}
