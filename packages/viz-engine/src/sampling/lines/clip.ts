/**
 * The parts of a line inside a box; `low` and `high` have one number per dimension, the line has as many per point,
 * interleaved.
 */
export function clip(line: Float64Array, low: readonly number[], high: readonly number[]): readonly Float64Array[] {
  const dimension = low.length;
  if (isInside(line, low, high)) return [line];
  const parts: Float64Array[] = [];
  let part: number[] = [];
  const finish = () => {
    if (part.length > dimension) parts.push(Float64Array.from(part));
    part = [];
  };
  const put = (at: number, share: number) => {
    for (let axis = 0; axis < dimension; axis += 1) {
      const from = line[at + axis] ?? NaN;
      part.push(share === 0 ? from : from + share * ((line[at + dimension + axis] ?? NaN) - from));
    }
  };
  for (let at = 0; at + dimension < line.length; at += dimension) {
    let enter = 0;
    let leave = 1;
    for (let axis = 0; axis < dimension; axis += 1) {
      const from = line[at + axis] ?? NaN;
      const step = (line[at + dimension + axis] ?? NaN) - from;
      const toLow = ((low[axis] ?? NaN) - from) / step;
      const toHigh = ((high[axis] ?? NaN) - from) / step;
      if (step === 0) {
        if (from < (low[axis] ?? NaN) || from > (high[axis] ?? NaN)) leave = -1;
      } else {
        enter = Math.max(enter, Math.min(toLow, toHigh));
        leave = Math.min(leave, Math.max(toLow, toHigh));
      }
    }
    if (!(enter <= leave)) {
      finish();
      continue;
    }
    if (enter > 0) finish();
    if (part.length === 0) put(at, enter);
    if (leave < 1) {
      put(at, leave);
      finish();
    } else put(at + dimension, 0);
  }
  finish();
  return parts;
}

function isInside(line: Float64Array, low: readonly number[], high: readonly number[]): boolean {
  const dimension = low.length;
  for (let at = 0; at < line.length; at += 1) {
    const value = line[at] ?? NaN;
    const axis = at % dimension;
    if (!(value >= (low[axis] ?? NaN) && value <= (high[axis] ?? NaN))) return false;
  }
  return true;
}
