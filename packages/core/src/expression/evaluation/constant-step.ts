import { constants } from '../constants.ts';
import type { BinaryNode, CallNode, Expression } from '../nodes.ts';
import { hasNode } from '../tree.ts';
import { closeDoubleOf } from './close-value.ts';
import type { Compilation } from './compilation.ts';

/** Functions that jump: rounding decides on which side of the jump their argument seems to be. */
const steps: ReadonlySet<string> = new Set('floor ceil round trunc sign sgn fract heaviside mod'.split(' '));

/**
 * The value of a function that jumps, of an argument without variables, with a bound of the error: ceil(sin(π)) is 0
 * and 0.3 mod 0.1 is 0, although sin(π) is above 0 in doubles. Undefined for everything else, which doubles compute.
 */
export function constantStep(node: CallNode | BinaryNode, { scope }: Compilation): number | undefined {
  if (node.kind === 'call' && (!steps.has(node.name) || scope.functions?.has(node.name) === true)) return undefined;
  const parts = node.kind === 'call' ? node.items : [node.left, node.right];
  // Of numbers as they are written, doubles know the value.
  if (parts.every((part) => part.kind === 'number' && Number.isSafeInteger(part.value))) return undefined;
  const varies = (part: Expression): boolean =>
    (part.kind === 'name' && (scope.slots.has(part.value) || !constants.has(part.value))) ||
    (part.kind === 'call' && scope.functions?.has(part.name) === true);
  return parts.some((part) => hasNode(part, varies)) ? undefined : closeDoubleOf(node);
}
