/**
 * The candidate nearest to an unknown word: at most one typo in short words, two in words of six letters or more. In
 * words of three letters, another last letter makes another word: `inf` is not `inv`; in words of two only capitals may
 * differ: `tg` is not `lg`.
 */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  const longest = 40;
  if (word.length < 2 || word.length > longest) return undefined;
  const allowed = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  let nearest: string | undefined;
  let fewest = allowed + 1;
  for (const candidate of candidates) {
    if (candidate.length < 2 || Math.abs(candidate.length - word.length) >= fewest) continue;
    const slips = candidate.toLowerCase() === word.toLowerCase() ? 0 : slipsBetween(word, candidate);
    if (slips < fewest) {
      fewest = slips;
      nearest = candidate;
    }
  }
  return nearest;
}

/**
 * The number of insertions, deletions, substitutions and transpositions of neighbours (optimal string alignment
 * distance).
 */
function slipsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed =
        (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : a.length < 4 && row === a.length ? 2 : 1);
      let slips = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? Infinity) + 1);
      }
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
