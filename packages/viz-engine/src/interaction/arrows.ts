/** An arrow between two points, by their numbers. */
export type Arrow = readonly [from: number, to: number];

/** Which arrows a reader may draw between points, numbered from 0. */
export interface ArrowRules {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
  /** Arrows that cannot be removed. */
  readonly fixed: readonly Arrow[];
  /** Maximum number of arrows besides the fixed ones; may be infinite. */
  readonly most: number;
}

/** The current arrows, and the start of the next one while its end is being chosen. */
export interface Arrows {
  readonly start: number | undefined;
  readonly drawn: readonly Arrow[];
}

/**
 * A point is pressed: start and end are chosen alternately (specification 002 §4). Pressing the start again cancels the
 * arrow; a duplicate or excess arrow is not drawn.
 */
export function pressPoint(arrows: Arrows, point: number, rules: ArrowRules): Arrows {
  const { start, drawn } = arrows;
  if (start === undefined) {
    return rules.starts.has(point) && drawn.length < rules.most ? { start: point, drawn } : arrows;
  }
  if (point === start) return { start: undefined, drawn };
  if (!rules.ends.has(point)) return arrows;
  const arrow: Arrow = [start, point];
  const isThere = [...drawn, ...rules.fixed].some((other) => isSame(other, arrow));
  return { start: undefined, drawn: isThere ? drawn : [...drawn, arrow] };
}

/** An arrow is pressed: it is removed, unless it is fixed. */
export function pressArrow({ start, drawn }: Arrows, arrow: Arrow): Arrows {
  return { start, drawn: drawn.filter((other) => !isSame(other, arrow)) };
}

/** As numbers, the form in which states are stored: the start or −1, then the arrows. */
export function arrowsToNumbers({ start, drawn }: Arrows): readonly number[] {
  return [start ?? -1, ...drawn.flat()];
}

export function arrowsFromNumbers([start = -1, ...ends]: readonly number[]): Arrows {
  const drawn: Arrow[] = [];
  for (let at = 0; at + 1 < ends.length; at += 2) drawn.push([ends[at] ?? 0, ends[at + 1] ?? 0]);
  return { start: start < 0 ? undefined : start, drawn };
}

function isSame([from, to]: Arrow, [otherFrom, otherTo]: Arrow): boolean {
  return from === otherFrom && to === otherTo;
}
