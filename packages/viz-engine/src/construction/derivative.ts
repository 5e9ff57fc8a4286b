import {
  childrenOf,
  differentiate,
  mapChildren,
  type Expression,
  type ExpressionFailure,
  type FunctionBody,
} from '@lemma/core/expression';
import type { Span } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';

/** How a derivative is written: `derivative(f(x); x)`, or by x when nothing is said. */
export const derivativeName = 'derivative';

/** Why an expression of a figure cannot be used: as everywhere, or because of a derivative in a derivative (specification 002 §5.3). */
export type ReadFailure =
  | ExpressionFailure
  | { readonly kind: 'derivativeInDerivative'; readonly span: Span }
  | { readonly kind: 'notAVariable'; readonly span: Span };

/** The tree with derivatives written out. */
export function withDerivatives(
  expression: Expression,
  bodies: ReadonlyMap<string, FunctionBody>,
): Result<Expression, ReadFailure> {
  let failure: ReadFailure | undefined;
  const replace = (node: Expression): Expression => {
    if (node.kind !== 'call' || node.name !== derivativeName) return mapChildren(node, replace);
    const derivative = derivativeOf(node.items, node.span, bodies);
    if (derivative.ok) return { kind: 'group', span: node.span, operand: derivative.value };
    failure ??= derivative.failure;
    return node;
  };
  const replaced = hasDerivative(expression) ? replace(expression) : expression;
  return failure === undefined ? succeed(replaced) : fail(failure);
}

/** Whether there is a derivative in a tree. */
function hasDerivative(expression: Expression): boolean {
  return (
    (expression.kind === 'call' && expression.name === derivativeName) || childrenOf(expression).some(hasDerivative)
  );
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
  const called = new Set<string>();
  if (hasDerivative(term) || callsDerivative(term, bodies, called)) {
    return fail({ kind: 'derivativeInDerivative', span });
  }
  return differentiate(term, by?.value ?? 'x', bodies);
}

function callsDerivative(term: Expression, bodies: ReadonlyMap<string, FunctionBody>, seen: Set<string>): boolean {
  if (term.kind === 'call' && !seen.has(term.name)) {
    seen.add(term.name);
    const body = bodies.get(term.name)?.expression;
    if (body !== undefined && (hasDerivative(body) || callsDerivative(body, bodies, seen))) return true;
  }
  return childrenOf(term).some((child) => callsDerivative(child, bodies, seen));
}
