import {
  differentiate,
  hasNode,
  mapChildren,
  type Expression,
  type ExpressionFailure,
  type FunctionBody,
} from '@lemma/core/expression';
import type { Span } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';

/** How a derivative is written: `derivative(f(x); x)`, or by x when nothing is said. */
export const derivativeName = 'derivative';

/** Why an expression of a figure cannot be used: as everywhere, or because a derivative is not by a variable. */
export type ReadFailure = ExpressionFailure | { readonly kind: 'notAVariable'; readonly span: Span };

/** The tree with derivatives written out. */
export function withDerivatives(
  expression: Expression,
  bodies: ReadonlyMap<string, FunctionBody>,
): Result<Expression, ReadFailure> {
  let failure: ReadFailure | undefined;
  const replace = (node: Expression): Expression => {
    if (!isDerivative(node)) return mapChildren(node, replace);
    const derivative = derivativeOf(node.items, node.span, bodies);
    if (derivative.ok) return { kind: 'group', span: node.span, operand: derivative.value };
    failure ??= derivative.failure;
    return node;
  };
  const replaced = hasNode(expression, isDerivative) ? replace(expression) : expression;
  return failure === undefined ? succeed(replaced) : fail(failure);
}

function isDerivative(node: Expression): node is Extract<Expression, { kind: 'call' }> {
  return node.kind === 'call' && node.name === derivativeName;
}

function derivativeOf(
  items: readonly Expression[],
  span: Span,
  bodies: ReadonlyMap<string, FunctionBody>,
): Result<Expression, ReadFailure> {
  const [term, by] = items;
  if (term === undefined || items.length > 2) {
    return fail({
      kind: 'wrongNumberOfArguments',
      span,
      name: derivativeName,
      found: items.length,
      fewest: 1,
      most: 2,
    });
  }
  if (by !== undefined && by.kind !== 'name') return fail({ kind: 'notAVariable', span: by.span });
  const derivative = differentiate(term, by?.value ?? 'x', bodies);
  // What is written in a function has its place elsewhere: this one is where the author looks.
  return derivative.ok || derivative.failure.kind !== 'nestedDerivative'
    ? derivative
    : fail({ ...derivative.failure, span });
}
