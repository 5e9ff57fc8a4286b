import type { Span } from '../../source/index.ts';

/** A text that was rewritten, with the place of each of its characters in what was typed. */
export interface PlacedText {
  readonly text: string;
  readonly spans: readonly Span[];
  /** The length of what was typed. */
  readonly length: number;
}

/** A text as it was typed. */
export function placed(text: string): PlacedText {
  return {
    text,
    spans: Array.from({ length: text.length }, (_, from) => ({ from, to: from + 1 })),
    length: text.length,
  };
}

/** Where a part of a rewritten text was typed. */
export function typedSpan({ spans, length }: PlacedText, { from, to }: Span): Span {
  const first = spans[from] ?? { from: length, to: length };
  const last = spans[to - 1];
  return { from: first.from, to: Math.max(first.from, to > from && last !== undefined ? last.to : first.from) };
}

/** Whether a pattern with the flag g is found anywhere; most are not, and looking is a fraction of listing all matches. */
export function isFound(pattern: RegExp, text: string): boolean {
  const isThere = pattern.test(text);
  pattern.lastIndex = 0;
  return isThere;
}

/** What a rule writes: `$1` stays the first group as it was typed; undefined leaves everything as it is. */
export type Writing = string | ((match: RegExpExecArray) => string | undefined);

/** Replaces all matches of a pattern, which needs the flags g and d. */
export function rewritten(whole: PlacedText, pattern: RegExp, writing: Writing): PlacedText {
  if (!isFound(pattern, whole.text)) return whole;
  let text = '';
  let end = 0;
  const spans: Span[] = [];
  const keep = (from: number, to: number) => {
    text += whole.text.slice(from, to);
    for (let at = from; at < to; at++) spans.push(whole.spans[at] ?? { from: whole.length, to: whole.length });
  };
  for (const match of whole.text.matchAll(pattern)) {
    const write = typeof writing === 'string' ? writing : writing(match);
    if (write === undefined || match[0] === '') continue;
    keep(end, match.index);
    end = match.index + match[0].length;
    const span = typedSpan(whole, { from: match.index, to: end });
    for (const piece of write.split(/(\$\d)/)) {
      const group = /^\$\d$/.test(piece) ? match.indices?.[Number(piece.slice(1))] : undefined;
      if (group !== undefined) keep(...group);
      else if (!/^\$\d$/.test(piece)) {
        text += piece;
        for (let at = 0; at < piece.length; at++) spans.push(span);
      }
    }
  }
  if (end === 0) return whole;
  keep(end, whole.text.length);
  return { text, spans, length: whole.length };
}
