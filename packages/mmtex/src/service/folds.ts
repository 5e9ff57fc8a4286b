import type { Span } from '@lemma/core/source';
import { placeIn, type SourceReading } from './reading.ts';

/** Environments and language texts of several lines, from the end of their first line to the end of their last. */
export function foldsIn(source: string, readings: readonly SourceReading[]): readonly Span[] {
  const folds = new Map<number, Span>();
  const add = (start: number, to: number) => {
    const length = source.slice(start, to).indexOf('\n');
    if (length === -1) return;
    const lineEnd = start + length;
    const known = folds.get(lineEnd);
    if (known === undefined || known.to < to) folds.set(lineEnd, { from: lineEnd, to });
  };
  for (const reading of readings) {
    for (const { nameSpan, endSpan } of reading.environments) {
      const begin = placeIn(reading, nameSpan);
      const end = endSpan.to > endSpan.from ? placeIn(reading, endSpan) : undefined;
      if (begin !== undefined && end !== undefined) add(begin.to, end.from);
    }
    for (const { kind, span } of reading.notes) if (kind === 'comment') add(span.from, span.to);
  }
  return [...folds.values()]
    .filter(({ from, to }) => to > from + 1)
    .map(({ from, to }) => ({ from, to: lineStartBefore(source, to, from) }))
    .sort((left, right) => left.from - right.from);
}

/** The end of the previous line, if only blanks precede an offset on its line. */
function lineStartBefore(source: string, to: number, from: number): number {
  const lineBreak = source.lastIndexOf('\n', to - 1);
  return lineBreak > from && source.slice(lineBreak, to).trim() === '' ? lineBreak : to;
}
