/**
 * Normals of length 1 at the positions of a grid of triangles: the sum over the triangles at each, the larger the more. Where
 * the surface closes, so that its first and last column or row are the same, it has no seam.
 */
export function normalsOf(
  positions: Float32Array,
  triangles: Uint32Array,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const a = 3 * (triangles[at] ?? 0);
    const b = 3 * (triangles[at + 1] ?? 0);
    const c = 3 * (triangles[at + 2] ?? 0);
    const ux = (positions[b] ?? 0) - (positions[a] ?? 0);
    const uy = (positions[b + 1] ?? 0) - (positions[a + 1] ?? 0);
    const uz = (positions[b + 2] ?? 0) - (positions[a + 2] ?? 0);
    const vx = (positions[c] ?? 0) - (positions[a] ?? 0);
    const vy = (positions[c + 1] ?? 0) - (positions[a + 1] ?? 0);
    const vz = (positions[c + 2] ?? 0) - (positions[a + 2] ?? 0);
    for (const corner of [a, b, c]) {
      normals[corner] = (normals[corner] ?? 0) + uy * vz - uz * vy;
      normals[corner + 1] = (normals[corner + 1] ?? 0) + uz * vx - ux * vz;
      normals[corner + 2] = (normals[corner + 2] ?? 0) + ux * vy - uy * vx;
    }
  }
  const stride = columns + 1;
  for (let row = 0; row <= rows; row += 1) share(positions, normals, row * stride, row * stride + columns);
  for (let column = 0; column <= columns; column += 1) share(positions, normals, column, rows * stride + column);
  // At a pole a whole side is one point: all its normals belong together.
  gather(
    positions,
    normals,
    Array.from({ length: stride }, (_, column) => column),
  );
  gather(
    positions,
    normals,
    Array.from({ length: stride }, (_, column) => rows * stride + column),
  );
  gather(
    positions,
    normals,
    Array.from({ length: rows + 1 }, (_, row) => row * stride),
  );
  gather(
    positions,
    normals,
    Array.from({ length: rows + 1 }, (_, row) => row * stride + columns),
  );
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0);
    if (length === 0) normals[at + 2] = 1;
    else for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] ?? 0) / length;
  }
  return normals;
}

/** Two nodes at the same place get the sum of their normals; not on a surface that has only one side. */
function share(positions: Float32Array, normals: Float32Array, a: number, b: number): void {
  if (!isSamePlace(positions, a, b)) return;
  let product = 0;
  for (let axis = 0; axis < 3; axis += 1) product += (normals[3 * a + axis] ?? 0) * (normals[3 * b + axis] ?? 0);
  if (product < 0) return;
  for (let axis = 0; axis < 3; axis += 1) {
    const sum = (normals[3 * a + axis] ?? 0) + (normals[3 * b + axis] ?? 0);
    normals[3 * a + axis] = sum;
    normals[3 * b + axis] = sum;
  }
}

function gather(positions: Float32Array, normals: Float32Array, nodes: readonly number[]): void {
  const [first = 0] = nodes;
  if (!nodes.every((node) => isSamePlace(positions, first, node))) return;
  for (let axis = 0; axis < 3; axis += 1) {
    const sum = nodes.reduce((total, node) => total + (normals[3 * node + axis] ?? 0), 0);
    for (const node of nodes) normals[3 * node + axis] = sum;
  }
}

/** Up to the rounding of single precision. */
function isSamePlace(positions: Float32Array, a: number, b: number): boolean {
  for (let axis = 0; axis < 3; axis += 1) {
    const [p, q] = [positions[3 * a + axis] ?? 0, positions[3 * b + axis] ?? 0];
    if (Math.abs(p - q) > 1e-5 * Math.max(1, Math.abs(p))) return false;
  }
  return true;
}
