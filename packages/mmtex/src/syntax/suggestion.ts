/** The known name that is spelled most alike, if one is near enough to be meant. */
export function suggestionFor(name: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = name.length <= 3 ? 2 : 3;
  if (name.length > 40) return undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const distance = candidate.toLowerCase() === name.toLowerCase() ? 0 : spellingDistance(name, candidate);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** Characters to insert, leave out, replace, or swap with their neighbour. */
function spellingDistance(left: string, right: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = line;
  }
  return last[right.length] ?? 0;
}
