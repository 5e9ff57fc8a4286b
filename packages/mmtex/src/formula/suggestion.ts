/** The name among `names` that was most likely meant: at most two letters away, the nearest first. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  // Two wrong letters in a short word say nothing.
  let limit = name.length < 6 ? 1 : 2;
  if (name.length > 32) return undefined;
  let nearest: string | undefined;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = editDistance(name, candidate);
    if (distance > limit || (nearest !== undefined && distance === limit)) continue;
    nearest = candidate;
    limit = distance;
  }
  return nearest;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(left: string, right: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let best = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped && row > 1 && column > 1) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
