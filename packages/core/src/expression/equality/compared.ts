import type { Compiled } from '../evaluation/compile-scope.ts';
import { compileExpression } from '../evaluation/compile.ts';
import { compileInterval, type CompiledInterval } from '../evaluation/interval-compile.ts';
import type { Expression } from '../nodes.ts';
import { newInterval, type Interval } from '../numbers/interval.ts';
import { childrenOf } from '../tree.ts';

/** What is certain about the values in a box. */
export type Enclosure = Readonly<Interval>;

/** An expression that can be evaluated at points and on boxes; truth values count as 1 and 0. */
export interface Compared {
  readonly type: 'number' | 'truth';
  /** In doubles: relations hold with a tolerance. */
  readonly at: (point: readonly number[]) => number;
  /** Whether an intermediate result at a point is infinite or NaN. */
  readonly isSingularAt: (point: readonly number[]) => boolean;
  /** What is certain about its values in the box of this half-width around a point, in terms of real numbers. */
  readonly within: (point: readonly number[], width: number) => Enclosure;
}

/** Prepares an expression for comparison; undefined if it has no meaning with these names. */
export function comparedOf(expression: Expression, slots: ReadonlyMap<string, number>): Compared | undefined {
  const numbers = compileExpression(expression, { slots });
  const intervals = compileInterval(expression, { slots, meansReals: true });
  if (!numbers.ok || !intervals.ok) return undefined;
  const { value: compiled } = numbers;
  const { value: enclosing } = intervals;
  let parts: readonly Compiled[] | undefined;
  return {
    type: compiled.type,
    at: (point) => Number(compiled.evaluate(point)),
    isSingularAt: (point) => {
      parts ??= compiledParts(expression, slots);
      return parts.some((part) => !Number.isFinite(Number(part.evaluate(point))));
    },
    within: (point, width) =>
      enclosed(
        enclosing,
        point.map((x) => ({ low: x - width, high: x + width, isDefined: true })),
      ),
  };
}

/** Whether the interval contains no value. */
export function isEmpty({ low, high }: Enclosure): boolean {
  return !(low <= high);
}

/** Whether both may have values, but none in common. */
export function areApart(first: Enclosure, second: Enclosure): boolean {
  return !isEmpty(first) && !isEmpty(second) && (first.high < second.low || second.high < first.low);
}

/** An expression and all of its parts. */
function compiledParts(node: Expression, slots: ReadonlyMap<string, number>): readonly Compiled[] {
  const compiled = compileExpression(node, { slots });
  const inside = childrenOf(node).flatMap((child) => compiledParts(child, slots));
  return compiled.ok ? [compiled.value, ...inside] : inside;
}

function enclosed(compiled: CompiledInterval, box: readonly Interval[]): Interval {
  const into = newInterval();
  if (compiled.type === 'number') compiled.evaluate(box, into);
  else {
    const certainty = compiled.evaluate(box);
    into.low = certainty === 'true' ? 1 : 0;
    into.high = certainty === 'false' ? 0 : 1;
    into.isDefined = true;
  }
  return into;
}
