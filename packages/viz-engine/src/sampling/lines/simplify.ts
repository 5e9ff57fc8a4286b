/**
 * A line without the points that are within `tolerance` of the chord between those that stay. Points have `dimension`
 * interleaved coordinates; `pixels` is the size of a unit along each axis, the tolerance is in pixels.
 */
export function simplify(line: Float64Array, pixels: readonly number[], tolerance: number): Float64Array {
  return pixels.length === 2 ? simplifyInPlane(line, pixels, tolerance) : simplifyAnywhere(line, pixels, tolerance);
}

/**
 * Narrows the directions from a kept point that pass all points since then closely enough; a single pass over the line.
 */
function simplifyInPlane(line: Float64Array, pixels: readonly number[], tolerance: number): Float64Array {
  const count = line.length / 2;
  if (count < 3) return line;
  const [px = 1, py = 1] = pixels;
  const kept = new Float64Array(line.length);
  let size = 0;
  const keep = (at: number) => {
    kept[size] = line[2 * at] ?? NaN;
    kept[size + 1] = line[2 * at + 1] ?? NaN;
    size += 2;
  };
  keep(0);
  let anchor = 0;
  while (anchor < count - 1) {
    const x0 = (line[2 * anchor] ?? NaN) * px;
    const y0 = (line[2 * anchor + 1] ?? NaN) * py;
    // The wedge of allowed directions, by a vector on its right and one on its left.
    let rightX = 0;
    let rightY = 0;
    let leftX = 0;
    let leftY = 0;
    let reach = 0;
    let at = anchor + 1;
    for (; at < count; at += 1) {
      const dx = (line[2 * at] ?? NaN) * px - x0;
      const dy = (line[2 * at + 1] ?? NaN) * py - y0;
      const distance = Math.sqrt(dx * dx + dy * dy);
      // Turning back cannot be detected from the directions alone.
      if (distance < reach - tolerance) break;
      if (distance > reach) reach = distance;
      if (distance <= tolerance) continue;
      const isFirst = rightX === 0 && rightY === 0;
      if (!isFirst && (rightX * dy - rightY * dx < 0 || leftX * dy - leftY * dx > 0)) break;
      const sine = tolerance / distance;
      const cosine = Math.sqrt(1 - sine * sine);
      const nextRightX = dx * cosine + dy * sine;
      const nextRightY = dy * cosine - dx * sine;
      const nextLeftX = dx * cosine - dy * sine;
      const nextLeftY = dy * cosine + dx * sine;
      if (isFirst || rightX * nextRightY - rightY * nextRightX > 0) {
        rightX = nextRightX;
        rightY = nextRightY;
      }
      if (isFirst || leftX * nextLeftY - leftY * nextLeftX < 0) {
        leftX = nextLeftX;
        leftY = nextLeftY;
      }
    }
    anchor = Math.max(anchor + 1, at - 1);
    keep(anchor);
  }
  return kept.slice(0, size);
}

/** In any dimension: splits at the point farthest from the chord (Douglas–Peucker). */
function simplifyAnywhere(line: Float64Array, pixels: readonly number[], tolerance: number): Float64Array {
  const dimension = pixels.length;
  const count = line.length / dimension;
  if (count < 3) return line;
  const stays = new Uint8Array(count);
  stays[0] = 1;
  stays[count - 1] = 1;
  const open: [number, number][] = [[0, count - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    let worst = tolerance * tolerance;
    let farthest = -1;
    for (let at = from + 1; at < to; at += 1) {
      const off = squareOff(line, at, from, to, pixels);
      if (off > worst) {
        worst = off;
        farthest = at;
      }
    }
    if (farthest < 0) continue;
    stays[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => stays[Math.floor(at / dimension)] === 1);
}

/** The squared distance of a point from the segment between two others. */
function squareOff(line: Float64Array, at: number, from: number, to: number, pixels: readonly number[]): number {
  const dimension = pixels.length;
  let along = 0;
  let length = 0;
  for (let axis = 0; axis < dimension; axis += 1) {
    const scale = pixels[axis] ?? 1;
    const start = line[from * dimension + axis] ?? NaN;
    const step = ((line[to * dimension + axis] ?? NaN) - start) * scale;
    along += ((line[at * dimension + axis] ?? NaN) - start) * scale * step;
    length += step * step;
  }
  const share = length > 0 ? Math.min(1, Math.max(0, along / length)) : 0;
  let off = 0;
  for (let axis = 0; axis < dimension; axis += 1) {
    const start = line[from * dimension + axis] ?? NaN;
    const foot = start + share * ((line[to * dimension + axis] ?? NaN) - start);
    off += (((line[at * dimension + axis] ?? NaN) - foot) * (pixels[axis] ?? 1)) ** 2;
  }
  return off;
}
