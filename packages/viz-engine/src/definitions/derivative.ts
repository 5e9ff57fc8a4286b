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

/** Derivatives are written `derivative(f(x); x)`; the default variable is x. */
export const derivativeName = 'derivative';

/**
 * Why an expression of a figure is invalid: for the general reasons, or because a derivative is not with respect to a
 * variable.
 */
export type ReadFailure = ExpressionFailure | { readonly kind: 'notAVariable'; readonly span: Span };

/** The tree with derivatives evaluated. */
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
  // Text inside a function is elsewhere: this is the place the author is looking at.
  return derivative.ok || derivative.failure.kind !== 'nestedDerivative'
    ? derivative
    : fail({ ...derivative.failure, span });
}
