import type { Result } from '../../store/index.ts';
import { BatchCompilation, type BatchScope } from './batch-compilation.ts';
import type { ExpressionFailure } from '../failure.ts';
import { isTruthValued, type Expression } from '../nodes.ts';
import { compiled } from './compilation.ts';
import { columnOf } from './batch-columns.ts';

export type { BatchScope } from './batch-compilation.ts';

/** Values computed per chunk, so that the columns stay in the cache. */
const chunk = 256;

/**
 * Computes an expression for many values of some of its variables: `columns` holds the values of the varying names in
 * order, `frame` those of all others in their slots. Writes `count` results; a truth value is 1 or 0.
 */
export type Batch = (
  frame: ArrayLike<number>,
  columns: readonly Float64Array[],
  into: Float64Array,
  count: number,
) => void;

/**
 * Compiles a tree into a batch; what does not vary is computed once per call. The values equal those of
 * compileExpression.
 */
export function compileBatch(expression: Expression, scope: BatchScope): Result<Batch, ExpressionFailure> {
  return compiled(
    expression,
    () => new BatchCompilation(scope, chunk),
    (tree, compilation) => batchOf(compilation, columnOf(tree, isTruthValued(tree) ? 'truth' : 'number', compilation)),
  );
}

function batchOf({ varying, uniforms, steps }: BatchCompilation, result: Float64Array): Batch {
  return (frame, columns, into, count) => {
    for (const { evaluate, cell } of uniforms) cell[0] = evaluate(frame);
    for (let from = 0; from < count; from += chunk) {
      const size = Math.min(chunk, count - from);
      for (const [place, column] of varying) {
        const values = columns[place];
        if (values !== undefined) column.set(values.subarray(from, from + size));
      }
      for (const { kernel, into: target, a, b } of steps) kernel(target, a, b, size);
      into.set(size === chunk ? result : result.subarray(0, size), from);
    }
  };
}
