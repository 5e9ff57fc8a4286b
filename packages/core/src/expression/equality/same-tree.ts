import type { Expression } from '../nodes.ts';
import { withoutGroups } from '../rewriting/without-groups.ts';

/**
 * Whether two expressions have the same form, except for brackets that change nothing: they are equal whatever they
 * mean.
 */
export function isSameTree(left: Expression, right: Expression): boolean {
  return shapeOf(left) === shapeOf(right);
}

function shapeOf(expression: Expression): string {
  return JSON.stringify(withoutGroups(expression), (key, value: unknown) => (key === 'span' ? undefined : value));
}
