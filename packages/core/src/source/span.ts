/** A place in a source text: UTF-16 offsets, `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of source text that remembers where it stood. */
export interface SourceText {
  readonly text: string;
  readonly span: Span;
}

/** A change of a source: `text` takes the place of what is there; an empty place is an insertion. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A place as people count it: line and column start at 1, columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset; an offset beyond the end is the end. */
export function positionAt(source: string, offset: number): Position {
  const end = Math.min(offset, source.length);
  let line = 1;
  let start = 0;
  for (let at = source.indexOf('\n'); at !== -1 && at < end; at = source.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: end - start + 1 };
}

/** The span moved by an offset: a place inside a fragment becomes a place in its document. */
export function shift(span: Span, by: number): Span {
  return { from: span.from + by, to: span.to + by };
}
