/** The nodes of a surface, row by row: the number of intervals along each parameter. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Writes the unit normals of a surface at the nodes of a grid: the direction of (derivative by u) × (derivative by v).
 * Where it closes, so that its first and last column or row coincide, there is no seam; at a pole the normal is the
 * mean of its neighbours'. Places are NaN where the surface is undefined.
 */
export function writeNormals(places: Float64Array, { columns, rows }: Grid, into: Float32Array): void {
  const stride = columns + 1;
  const closesAcross = isSame(places, rows + 1, (row) => [row * stride, row * stride + columns]);
  const closesAlong = isSame(places, columns + 1, (column) => [column, rows * stride + column]);
  const along = new Float64Array(3);
  const across = new Float64Array(3);
  for (let row = 0; row <= rows; row += 1) {
    const below = row > 0 ? row - 1 : closesAlong ? rows - 1 : 0;
    const above = row < rows ? row + 1 : closesAlong ? 1 : rows;
    for (let column = 0; column <= columns; column += 1) {
      const left = column > 0 ? column - 1 : closesAcross ? columns - 1 : 0;
      const right = column < columns ? column + 1 : closesAcross ? 1 : columns;
      const node = row * stride + column;
      writeSlope(places, row * stride + left, node, row * stride + right, along);
      writeSlope(places, below * stride + column, node, above * stride + column, across);
      writeCross(along, across, into, 3 * node);
    }
  }
  const inRow = (row: number) => (index: number) => row * stride + index;
  const inColumn = (column: number) => (index: number) => index * stride + column;
  gather(places, into, columns, inRow(0), inRow(1));
  gather(places, into, columns, inRow(rows), inRow(rows - 1));
  gather(places, into, rows, inColumn(0), inColumn(1));
  gather(places, into, rows, inColumn(columns), inColumn(columns - 1));
}

/** The difference of a node's two neighbours; the node itself replaces one where the surface is undefined. */
function writeSlope(places: Float64Array, before: number, node: number, after: number, into: Float64Array): void {
  const from = 3 * (Number.isNaN(places[3 * before]) ? node : before);
  const to = 3 * (Number.isNaN(places[3 * after]) ? node : after);
  into[0] = (places[to] ?? NaN) - (places[from] ?? NaN);
  into[1] = (places[to + 1] ?? NaN) - (places[from + 1] ?? NaN);
  into[2] = (places[to + 2] ?? NaN) - (places[from + 2] ?? NaN);
}

function writeCross(a: Float64Array, b: Float64Array, into: Float32Array, at: number): void {
  const [ax = NaN, ay = NaN, az = NaN] = [a[0], a[1], a[2]];
  const [bx = NaN, by = NaN, bz = NaN] = [b[0], b[1], b[2]];
  writeDirection(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx, into, at);
}

function writeDirection(x: number, y: number, z: number, into: Float32Array, at: number): void {
  const length = Math.sqrt(x * x + y * y + z * z);
  const has = length > 0 && length < Infinity;
  into[at] = has ? x / length : 0;
  into[at + 1] = has ? y / length : 0;
  into[at + 2] = has ? z / length : 1;
}

/** At a pole a whole side is a single point, whose normal is the mean of its neighbours'. */
function gather(
  places: Float64Array,
  normals: Float32Array,
  last: number,
  side: (index: number) => number,
  beside: (index: number) => number,
): void {
  if (!isSame(places, last + 1, (index) => [side(0), side(index)])) return;
  let [x, y, z] = [0, 0, 0];
  for (let index = 0; index <= last; index += 1) {
    const at = 3 * beside(index);
    if (Number.isNaN(places[at])) continue;
    // The first and the last coincide where the surface closes.
    const weight = index === 0 || index === last ? 0.5 : 1;
    x += weight * (normals[at] ?? 0);
    y += weight * (normals[at + 1] ?? 0);
    z += weight * (normals[at + 2] ?? 0);
  }
  for (let index = 0; index <= last; index += 1) writeDirection(x, y, z, normals, 3 * side(index));
}

/** Whether the nodes of each pair coincide, up to rounding. */
function isSame(places: Float64Array, count: number, pair: (index: number) => readonly [number, number]): boolean {
  for (let index = 0; index < count; index += 1) {
    const [a, b] = pair(index);
    for (let axis = 0; axis < 3; axis += 1) {
      const [p, q] = [places[3 * a + axis] ?? NaN, places[3 * b + axis] ?? NaN];
      if (!(Math.abs(p - q) <= 1e-9 * Math.max(1, Math.abs(p)))) return false;
    }
  }
  return true;
}
