import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { hasNode } from '../tree.ts';
import { hasFewBorders } from './borders.ts';
import { compareOnLine, linesOf, on } from './pieces-on-line.ts';
import { hasSteps } from './steps.ts';

/**
 * A point at which two terms differ though they may agree all around it, because one of them has a step there or is made
 * of cases: 1/7 for if(x=1/7;0;x^2) and x^2. Undefined if neither has steps, or no difference is found.
 */
export function differenceAtSteps(
  left: Expression,
  right: Expression,
  tolerance: number,
): ReadonlyMap<string, number> | undefined {
  if (!hasSteps(left) && !hasSteps(right)) return undefined;
  const always: Expression = { kind: 'truth', span: left.span, value: true };
  const names = [...new Set([...freeNames(left), ...freeNames(right)])].sort();
  for (const line of linesOf(names)) {
    const [ours, theirs] = [left, right].map((term) => on(line, [{ term, condition: always }]));
    if (ours === undefined || theirs === undefined) continue;
    const found = compareOnLine(ours, theirs, { name: line.name, terms: () => false, tolerance, haveGaps: false });
    if (found.kind === 'different') return new Map([...line.others, [line.name, found.at]]);
  }
  return undefined;
}

/** Whether a term is made of cases whose borders may not all be found: those of waves. */
export function hasUnknownCases(term: Expression): boolean {
  return hasNode(term, (node) => {
    const [condition] = node.kind === 'call' && node.name === 'if' ? node.items : [];
    return condition !== undefined && !hasFewBorders(condition);
  });
}
