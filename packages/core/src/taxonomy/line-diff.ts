/** A line of a comparison: in both texts, only in the former, or only in the latter. */
export interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Lines beyond this distance are not compared one by one, which bounds the time of a comparison. */
const mostEdits = 1000;

/**
 * Compares two texts line by line, with the fewest lines removed and added (Myers, An O(ND) difference algorithm,
 * 1986); texts that differ in more than a thousand lines are replaced as a whole between what they share at both ends.
 */
export function compareLines(before: string, after: string): readonly ComparedLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const;
  const same = (text: string) => ({ kind: 'same', text }) as const;
  return [...a.slice(0, start).map(same), ...shortest(...middle), ...a.slice(a.length - end).map(same)];
}

function shortest(a: readonly string[], b: readonly string[]): readonly ComparedLine[] {
  /** For each distance, the furthest line of `a` reached on each diagonal. */
  const reached: ReadonlyMap<number, number>[] = [];
  let furthest: ReadonlyMap<number, number> = new Map([[1, 0]]);
  for (let edits = 0; edits <= Math.min(a.length + b.length, mostEdits); edits += 1) {
    reached.push(furthest);
    const next = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = isDown(furthest, diagonal, edits) ? far(furthest, diagonal + 1) : far(furthest, diagonal - 1) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return wayBack(a, b, reached);
    }
    furthest = next;
  }
  return [
    ...a.map((text) => ({ kind: 'removed', text }) as const),
    ...b.map((text) => ({ kind: 'added', text }) as const),
  ];
}

function far(furthest: ReadonlyMap<number, number>, diagonal: number): number {
  return furthest.get(diagonal) ?? -1;
}

/** Whether a diagonal is reached by adding a line; otherwise by removing one. */
function isDown(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  return diagonal === -edits || (diagonal !== edits && far(furthest, diagonal - 1) < far(furthest, diagonal + 1));
}

function wayBack(
  a: readonly string[],
  b: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
): readonly ComparedLine[] {
  const lines: ComparedLine[] = [];
  let [x, y] = [a.length, b.length];
  for (const [edits, furthest] of [...reached.entries()].reverse()) {
    const diagonal = x - y;
    const down = isDown(furthest, diagonal, edits);
    const from = down ? diagonal + 1 : diagonal - 1;
    const beforeX = edits === 0 ? 0 : far(furthest, from);
    const beforeY = edits === 0 ? 0 : beforeX - from;
    while (x > beforeX && y > beforeY) {
      x -= 1;
      y -= 1;
      lines.push({ kind: 'same', text: a[x] ?? '' });
    }
    if (edits === 0) break;
    if (down) lines.push({ kind: 'added', text: b[beforeY] ?? '' });
    else lines.push({ kind: 'removed', text: a[beforeX] ?? '' });
    [x, y] = [beforeX, beforeY];
  }
  return lines.reverse();
}

/** A run of changed lines with some unchanged lines around it; `line` is its first line in the latter text, from 1. */
export interface ChangedPart {
  readonly line: number;
  readonly lines: readonly ComparedLine[];
}

/** The parts of a comparison that show changes, each with up to `around` unchanged lines before and after. */
export function changedParts(lines: readonly ComparedLine[], around = 2): readonly ChangedPart[] {
  const near = new Set<number>();
  lines.forEach(({ kind }, index) => {
    if (kind !== 'same') for (let at = index - around; at <= index + around; at += 1) near.add(at);
  });
  const parts: { line: number; lines: ComparedLine[] }[] = [];
  let line = 1;
  lines.forEach((each, index) => {
    if (near.has(index)) {
      const part = near.has(index - 1) ? parts.at(-1) : undefined;
      if (part === undefined) parts.push({ line, lines: [each] });
      else part.lines.push(each);
    }
    if (each.kind !== 'removed') line += 1;
  });
  return parts;
}
