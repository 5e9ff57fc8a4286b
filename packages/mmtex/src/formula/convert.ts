import type { Finding } from '@lemma/core/source';
import { FormulaParser } from './formula-parser.ts';
import { writeMath } from './mathml.ts';
import { Reader } from './reader.ts';
import { tokenize } from './token.ts';

/** How a formula is set: on its own line or in the text. The author's shorthands have been expanded before. */
export interface FormulaOptions {
  readonly display: boolean;
}

/**
 * A converted formula: one well-formed `math` element, what is wrong with the TeX (spans are offsets into it) and
 * the names of the variables whose values stand in it, in order of appearance.
 */
export interface FormulaConversion {
  readonly mathml: string;
  readonly findings: readonly Finding[];
  readonly variables: readonly string[];
}

/** UTF-16 units a formula may have. */
const lengthLimit = 65_536;

/** Converts TeX mathematics to presentation MathML; never fails, the parts it cannot read become `merror`. */
export function convertFormula(tex: string, options: FormulaOptions): FormulaConversion {
  if (tex.length > lengthLimit) return refuseLongFormula(tex, options.display);
  const findings: Finding[] = [];
  const parser = new FormulaParser(new Reader(tokenize(tex), findings), options);
  const children = parser.formula();
  return {
    mathml: writeMath(children, { display: options.display, alttext: tex.trim() }),
    findings: findings.sort((a, b) => a.span.from - b.span.from),
    variables: [...parser.variables],
  };
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
  return { mathml, findings: [finding], variables: [] };
}
