/** A range of a source text: UTF-16 offsets, `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of source text with its span. */
export interface SourceText {
  readonly text: string;
  readonly span: Span;
}

/** A change of a source: `text` replaces the span; an empty span is an insertion. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A position in human terms: line and column start at 1, columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Line and column of an offset; an offset beyond the end means the end. For many offsets in one text: {@link
 * positionsIn}.
 */
export function positionAt(source: string, offset: number): Position {
  return positionsIn(source)(offset);
}

/** Lines and columns in one text: its lines are indexed once, each lookup then takes a few steps. */
export function positionsIn(source: string): (offset: number) => Position {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const end = Math.min(offset, source.length);
    const line = lastAtOrBefore(starts, end);
    return { line: line + 1, column: end - (starts[line] ?? 0) + 1 };
  };
}

/** The index of the last of some sorted offsets that is at or before an offset; 0 if there is none. */
export function lastAtOrBefore(sorted: readonly number[], place: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The span moved by an offset: from a fragment's coordinates to its document's. */
export function shift(span: Span, by: number): Span {
  return { from: span.from + by, to: span.to + by };
}
