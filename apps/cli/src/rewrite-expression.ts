import {
  areEqual,
  calculate,
  differentiate,
  expand,
  normalise,
  parseExpression,
  printText,
  type Expression,
  type ExpressionFailure,
} from '@lemma/core/expression';
import { fail, succeed, type Result } from '@lemma/core/store';

/** The ways `lemma evaluate` can rewrite a term instead of evaluating it. */
export interface RewritingRequest {
  readonly form: string | undefined;
  readonly derivative: string | undefined;
  readonly equal: string | undefined;
  readonly digits: number;
  readonly decimalComma: boolean;
}

export const forms: readonly string[] = ['written', 'normal', 'expanded', 'calculated'];

/** The rewritten term as text, or whether it equals another one. */
export function rewriteExpression(text: string, rewriting: RewritingRequest): Result<string, ExpressionFailure> {
  const { decimalComma } = rewriting;
  const parsed = parseExpression(text, { decimalComma });
  if (!parsed.ok) return parsed;
  const derived = rewriting.derivative === undefined ? parsed : differentiate(parsed.value, rewriting.derivative);
  if (!derived.ok) return derived;
  const tree = formOf(derived.value, rewriting);
  if (rewriting.equal === undefined) return succeed(printText(tree));
  const other = parseExpression(rewriting.equal, { decimalComma });
  return other.ok ? succeed(comparison(tree, other.value)) : fail(other.failure);
}

function formOf(tree: Expression, { form, digits }: RewritingRequest): Expression {
  switch (form) {
    case 'normal':
      return normalise(tree);
    case 'expanded':
      return expand(tree);
    case 'calculated':
      return calculate(tree, digits);
    default:
      return tree;
  }
}

function comparison(left: Expression, right: Expression): string {
  const verdict = areEqual(left, right);
  switch (verdict.kind) {
    case 'equal':
      return verdict.isProven ? 'equal' : 'equal, as far as tried';
    case 'unequal': {
      const place = Object.entries(verdict.witness).map(([name, value]) => `${name} = ${String(value)}`);
      return place.length === 0 ? 'different' : `different for ${place.join(', ')}`;
    }
    case 'unknown':
      return 'not known';
  }
}
