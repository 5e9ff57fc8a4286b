/**
 * Joins segments into lines. The ends of segments are point numbers, in pairs; a point belongs to at most two segments.
 * A line is a sequence of point numbers; a closed one ends with its first.
 */
export function join(ends: Int32Array, points: number): readonly Int32Array[] {
  /** By point, its neighbours plus one. */
  const links = new Int32Array(2 * points);
  for (let at = 0; at < ends.length; at += 2) {
    const a = ends[at] ?? 0;
    const b = ends[at + 1] ?? 0;
    links[links[2 * a] === 0 ? 2 * a : 2 * a + 1] = b + 1;
    links[links[2 * b] === 0 ? 2 * b : 2 * b + 1] = a + 1;
  }
  const all = new Int32Array(2 * ends.length);
  const lines: Int32Array[] = [];
  let count = 0;
  const follow = (start: number) => {
    const first = count;
    let last = -1;
    let here = start;
    all[count++] = start;
    for (;;) {
      const one = (links[2 * here] ?? 0) - 1;
      const other = (links[2 * here + 1] ?? 0) - 1;
      links[2 * here] = 0;
      links[2 * here + 1] = 0;
      const next = one >= 0 && one !== last ? one : other !== last ? other : -1;
      if (next < 0) break;
      all[count++] = next;
      if (next === start) break;
      last = here;
      here = next;
    }
    if (count - first > 1) lines.push(all.subarray(first, count));
    else count = first;
  };
  for (let round = 0; round < 2; round += 1) {
    // First the open lines, then what is left: the closed ones.
    for (let at = 0; at < ends.length; at += 1) {
      const point = ends[at] ?? 0;
      if (links[2 * point] !== 0 && (round === 1 || links[2 * point + 1] === 0)) follow(point);
    }
  }
  return lines;
}
