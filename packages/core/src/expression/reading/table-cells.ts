/** Base-64 digits in the order of the generator. */
function digit(code: number): number {
  if (code > 96) return code - 71;
  if (code > 64) return code - 65;
  if (code > 47) return code + 4;
  return code === 43 ? 62 : 63;
}

/** Unpacks a generated table: per run two digits of the cell and one of its length; odd cells are negative. */
export function unpackCells(packed: string): Int16Array {
  let length = 0;
  for (let at = 2; at < packed.length; at += 3) length += digit(packed.charCodeAt(at));
  const cells = new Int16Array(length);
  let to = 0;
  for (let at = 0; at < packed.length; at += 3) {
    const value = digit(packed.charCodeAt(at)) * 64 + digit(packed.charCodeAt(at + 1));
    const run = digit(packed.charCodeAt(at + 2));
    if (value !== 0) cells.fill((value & 1) === 1 ? -((value + 1) >> 1) : value >> 1, to, to + run);
    to += run;
  }
  return cells;
}
