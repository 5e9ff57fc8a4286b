import { constants } from './constants.ts';
import type { Expression } from './nodes.ts';
import { childrenOf } from './tree.ts';

/**
 * The names in an expression that need a value from a scope: all but constants, in text order. Function names are not
 * included.
 */
export function freeNames(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  collect(expression, names);
  return names;
}

function collect(expression: Expression, names: Set<string>): void {
  if (expression.kind === 'name') {
    if (!constants.has(expression.value)) names.add(expression.value);
    return;
  }
  for (const child of childrenOf(expression)) collect(child, names);
}

/** The names of all functions an expression calls, including those of the language. */
export function calledNames(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Expression): void => {
    if (node.kind === 'call') names.add(node.name);
    childrenOf(node).forEach(visit);
  };
  visit(expression);
  return names;
}
