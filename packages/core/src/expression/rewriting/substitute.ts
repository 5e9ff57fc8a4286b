import type { Span } from '../../source/index.ts';
import { startsWithNumber } from '../printing/brackets.ts';
import { maximumHeight, maximumSize } from '../limits.ts';
import type { CallNode, Expression } from '../nodes.ts';
import { isHigherThan, mapChildren } from '../tree.ts';

/** The definition of a function of the scope. */
export interface FunctionBody {
  readonly parameters: readonly string[];
  readonly expression: Expression;
}

/** Replacements for names; other names stay. */
export interface Replacements {
  readonly names: ReadonlyMap<string, Expression>;
  readonly functions: ReadonlyMap<string, FunctionBody>;
}

/**
 * The tree with names replaced and function calls inlined; its form stays: 12/4 remains a fraction. Undefined if nested
 * functions grow beyond the limit.
 */
export function substitute(expression: Expression, replacements: Replacements): Expression | undefined {
  const budget = { nodes: maximumSize };
  const replaced = replace(expression, replacements, budget);
  return budget.nodes < 0 || isHigherThan(replaced, maximumHeight) ? undefined : replaced;
}

function replace(expression: Expression, replacements: Replacements, budget: { nodes: number }): Expression {
  budget.nodes--;
  if (budget.nodes < 0) return expression;
  if (expression.kind === 'name') {
    const replacement = replacements.names.get(expression.value);
    return replacement === undefined ? expression : { ...replacement, span: expression.span };
  }
  const replaced = mapChildren(expression, (child) => replace(child, replacements, budget));
  if (replaced.kind === 'call') return writtenOut(replaced, replacements, budget);
  // 2a with a = 3 is 2·3, not 23.
  if (replaced.kind === 'juxtapose' && (startsWithNumber(replaced.right) || isSigned(replaced.right))) {
    return { ...replaced, kind: 'multiply' };
  }
  return replaced;
}

function writtenOut(call: CallNode, { functions }: Replacements, budget: { nodes: number }): Expression {
  const body = functions.get(call.name);
  if (body === undefined) return call;
  const names = new Map<string, Expression>();
  for (const [index, parameter] of body.parameters.entries()) {
    const item = call.items[index];
    if (item !== undefined) names.set(parameter, item);
  }
  return { ...replace(body.expression, { names, functions: new Map() }, budget), span: call.span };
}

/** A number as a tree: negative ones get a sign, so that they read back unchanged. */
export function numberNode(value: number, span: Span): Expression {
  const literal: Expression = { kind: 'number', span, value: Math.abs(value) };
  return value < 0 ? { kind: 'negate', span, operand: literal } : literal;
}

function isSigned(expression: Expression): boolean {
  return expression.kind === 'negate' || expression.kind === 'plus';
}
