import type { IndexBox } from './index-box.ts';
import type { Columns, Extension } from './combination-plan.ts';

/** The number of rows produced at once if a row does not multiply: they stay in the cache. */
const chunk = 4096;

/**
 * The remaining rows among the combinations of some random numbers: the columns still needed, and the number of each
 * row among all combinations.
 */
export interface Rows {
  readonly columns: readonly Float64Array[];
  readonly numbers: Float64Array;
  readonly count: number;
}

/** Everything needed to carry out an extension in a box. */
export interface ExtensionStage {
  readonly extension: Extension;
  /** First index of the random number, and the number of indices. */
  readonly from: number;
  readonly length: number;
  /** The indices, from 0 on, whose values violate no condition by themselves. */
  readonly indices: Float64Array;
  /** How many rows are extended at once. */
  readonly rowsAtOnce: number;
  readonly columns: readonly Float64Array[];
  /** Non-zero where a condition holds. */
  readonly flags: Float64Array;
  /** The remaining rows, for the next extension. */
  readonly left: Rows;
}

/** Prepares a stage for up to this many input rows. */
export function stageOf(extension: Extension, box: IndexBox, most: number, frame: ArrayLike<number>): ExtensionStage {
  const { random, own, joint, kept } = extension;
  const { domain } = random;
  const { from, to } = box.get(random) ?? { from: 0, to: domain.size - 1 };
  const length = to - from + 1;
  const columns = own.names.map(() => new Float64Array(length));
  const [values = new Float64Array(length)] = columns;
  for (let index = 0; index < length; index++) values[index] = domain.valueAt(from + index);
  compute(own, columns, frame, length);
  const flags = new Float64Array(length);
  own.test?.(frame, columns, flags, length);
  const indices = placesOfZeros(flags);
  const rowsAtOnce = Math.max(1, Math.min(most, Math.floor(chunk / Math.max(1, indices.length))));
  const size = rowsAtOnce * indices.length;
  const known = joint.names.length - joint.work.length - own.names.length;
  return {
    extension,
    from,
    length,
    indices,
    rowsAtOnce,
    // The own columns are the same for all rows, so they are filled once.
    columns: joint.names.map((_, place) => repeated(columns[place - known], indices, size)),
    flags: new Float64Array(size),
    left: { columns: kept.map(() => new Float64Array(size)), numbers: new Float64Array(size), count: 0 },
  };
}

/** The values at these indices, repeated; zeros without values. */
function repeated(values: Float64Array | undefined, indices: Float64Array, size: number): Float64Array {
  const column = new Float64Array(size);
  if (values === undefined) return column;
  for (let at = 0; at < size; at++) column[at] = values[indices[at % indices.length] ?? 0] ?? NaN;
  return column;
}

/** Produces the rows of a stage from a batch of input rows; returns how many. */
export function fill(
  { extension, indices, rowsAtOnce, columns, flags }: ExtensionStage,
  rows: Rows,
  from: number,
  frame: ArrayLike<number>,
): number {
  const { joint } = extension;
  const count = Math.min(rowsAtOnce, rows.count - from);
  const size = count * indices.length;
  for (const [place, values] of rows.columns.entries()) {
    const column = columns[place];
    for (let row = 0; row < count; row++) {
      column?.fill(values[from + row] ?? NaN, row * indices.length, (row + 1) * indices.length);
    }
  }
  compute(joint, columns, frame, size);
  joint.test?.(frame, columns, flags, size);
  return size;
}

/** Computes the last columns from the earlier ones. */
function compute({ work }: Columns, columns: readonly Float64Array[], frame: ArrayLike<number>, size: number): void {
  const first = columns.length - work.length;
  for (const [index, batch] of work.entries()) {
    const into = columns[first + index];
    if (into !== undefined) batch(frame, columns, into, size);
  }
}

export function remaining(stage: ExtensionStage, rows: Rows, from: number, size: number): Rows {
  const { flags, left, columns, extension } = stage;
  let count = 0;
  for (let at = 0; at < size; at++) if (flags[at] === 0) left.numbers[count++] = numberAt(stage, rows, from, at);
  for (const [index, place] of extension.kept.entries()) {
    const [source, target] = [columns[place], left.columns[index]];
    let to = 0;
    if (source === undefined || target === undefined) continue;
    for (let at = 0; at < size; at++) if (flags[at] === 0) target[to++] = source[at] ?? NaN;
  }
  return { ...left, count };
}

/** The number of a stage's row among all combinations. */
export function numberAt({ length, indices }: ExtensionStage, { numbers }: Rows, from: number, at: number): number {
  const row = Math.floor(at / indices.length);
  return (numbers[from + row] ?? 0) * length + (indices[at - row * indices.length] ?? 0);
}

export function countOf(flags: Float64Array, size: number): number {
  let count = 0;
  for (let at = 0; at < size; at++) if (flags[at] === 0) count++;
  return count;
}

function placesOfZeros(flags: Float64Array): Float64Array {
  const places = new Float64Array(flags.length);
  let count = 0;
  for (let at = 0; at < flags.length; at++) if (flags[at] === 0) places[count++] = at;
  return places.subarray(0, count);
}

/** The place of the n-th zero flag. */
export function placeOf(flags: Float64Array, number: number): number {
  let rest = number;
  for (let at = 0; at < flags.length; at++) if (flags[at] === 0 && rest-- === 0) return at;
  return 0;
}
