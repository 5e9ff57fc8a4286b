/** Base-64 digits in the order the generator uses. */
function digit(code: number): number {
  if (code > 96) return code - 71;
  if (code > 64) return code - 65;
  if (code > 47) return code + 4;
  return code === 43 ? 62 : 63;
}

/**
 * Unpacks a run-length encoded table: the high digits of all cells, the low digits, then the lengths of all runs; odd
 * cells are negative.
 */
export function unpackCells(packed: string): Int16Array {
  const runs = packed.length / 3;
  let length = 0;
  for (let run = 0; run < runs; run++) length += digit(packed.charCodeAt(2 * runs + run));
  const cells = new Int16Array(length);
  let to = 0;
  for (let run = 0; run < runs; run++) {
    const value = digit(packed.charCodeAt(run)) * 64 + digit(packed.charCodeAt(runs + run));
    const end = to + digit(packed.charCodeAt(2 * runs + run));
    if (value !== 0) cells.fill((value & 1) === 1 ? -((value + 1) >> 1) : value >> 1, to, end);
    to = end;
  }
  return cells;
}
