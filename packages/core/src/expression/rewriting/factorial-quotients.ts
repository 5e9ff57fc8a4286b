import type { Expression } from '../nodes.ts';
import { factorial } from '../numbers/arithmetic.ts';
import { hasNode, mapChildren } from '../tree.ts';
import { constantOf } from './constant.ts';
import { expand } from './normalise.ts';

/** Maximum number of factors that a quotient of factorials is expanded into. */
const mostFactors = 200n;

/**
 * Rewrites quotients of factorials at a constant distance as products, and binomials over a small number as quotients:
 * (n+1)!/n! is n+1, 200!/198! is 199·200. As with x/x, gaps of the domain may close.
 */
export function withoutFactorialQuotients(expression: Expression): Expression {
  return hasNode(expression, (node) => node.kind === 'factorial' || isCall(node, 'fac') || isCall(node, 'binomial'))
    ? rewritten(expression)
    : expression;
}

function rewritten(expression: Expression): Expression {
  const node = mapChildren(expression, rewritten);
  if (isCall(node, 'binomial')) return binomialWrittenOut(node) ?? node;
  if (node.kind !== 'divide') return node;
  const above = factorsOf(node.left);
  const below = factorsOf(node.right);
  let isChanged = false;
  for (const [at, factor] of above.entries()) {
    const argument = argumentOfFactorial(factor);
    if (argument === undefined) continue;
    for (const [other, divisor] of below.entries()) {
      const cancelled = cancel(argument, argumentOfFactorial(divisor));
      if (cancelled === undefined) continue;
      [above[at], below[other]] = cancelled;
      isChanged = true;
      break;
    }
  }
  return isChanged ? { ...node, left: product(above), right: product(below) } : node;
}

/** a!/b! as a numerator and a denominator; undefined if a − b is not a constant whole number, or too large. */
function cancel(a: Expression, b: Expression | undefined): readonly [Expression, Expression] | undefined {
  if (b === undefined) return undefined;
  const steps = wholeOf({ kind: 'subtract', span: a.span, left: a, right: b });
  if (steps === undefined || steps > mostFactors || steps < -mostFactors) return undefined;
  const one = whole(1, a);
  return steps >= 0n ? [rising(b, Number(steps)), one] : [one, rising(a, Number(-steps))];
}

/** (x+1)(x+2)…, with `count` factors. */
function rising(x: Expression, count: number): Expression {
  return product(
    Array.from({ length: count }, (_, at) => ({ kind: 'add', span: x.span, left: x, right: whole(at + 1, x) })),
    x,
  );
}

function binomialWrittenOut({ items: [from, chosen] }: Extract<Expression, { kind: 'call' }>): Expression | undefined {
  if (from === undefined || chosen === undefined) return undefined;
  const count = wholeOf(chosen);
  if (count === undefined || count < 0n || count > 18n || wholeOf(from) !== undefined) return undefined;
  const { span } = from;
  const least: Expression = { kind: 'subtract', span, left: from, right: chosen };
  return {
    kind: 'divide',
    span,
    left: rising(least, Number(count)),
    right: whole(factorial(Number(count)), from),
  };
}

function wholeOf(expression: Expression): bigint | undefined {
  const value = constantOf(expand(expression))?.value;
  return value?.d === 1n ? value.s * value.n : undefined;
}

function argumentOfFactorial(node: Expression): Expression | undefined {
  if (node.kind === 'factorial') return node.operand;
  return isCall(node, 'fac') ? node.items[0] : undefined;
}

function isCall(node: Expression, name: string): node is Extract<Expression, { kind: 'call' }> {
  return node.kind === 'call' && node.name === name;
}

function factorsOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'group':
      return factorsOf(node.operand);
    case 'multiply':
    case 'juxtapose':
      return [...factorsOf(node.left), ...factorsOf(node.right)];
    default:
      return [node];
  }
}

function product(factors: readonly Expression[], at: Expression | undefined = factors[0]): Expression {
  const [first, ...rest] = factors;
  if (first === undefined) return whole(1, at);
  return rest.reduce<Expression>(
    (left, right) => ({
      kind: 'multiply',
      span: left.span,
      left,
      right: { kind: 'group', span: right.span, operand: right },
    }),
    { kind: 'group', span: first.span, operand: first },
  );
}

function whole(value: number, at: Expression | undefined): Expression {
  return { kind: 'number', span: at?.span ?? { from: 0, to: 0 }, value };
}
