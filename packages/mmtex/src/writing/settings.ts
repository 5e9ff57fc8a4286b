import type { SourceText } from '@lemma/core/source';
import { splitValues } from '@lemma/core/variables';
import type { WrittenPage } from './page.ts';
import { numberIn } from './parts.ts';

/**
 * Names with values, with or without braces: `{azimuth: 30, axes: border}`. A name without a value has an empty one.
 */
export function settingsIn(argument: SourceText): readonly (readonly [name: SourceText, value: SourceText])[] {
  const inner = /^(\s*\{)(.*)\}\s*$/s.exec(argument.text);
  const from = argument.span.from + (inner?.[1]?.length ?? 0);
  const text = inner?.[2] ?? argument.text;
  return splitValues({ text, span: { from, to: from + text.length } }).map((entry) => {
    const colon = entry.text.includes(':') ? entry.text.indexOf(':') : entry.text.length;
    return [part(entry, 0, colon), part(entry, colon + 1, entry.text.length)];
  });
}

/** The numbers of a list, with or without brackets; undefined if one is invalid, which is reported. */
export function numbersIn(argument: SourceText, page: WrittenPage): readonly number[] | undefined {
  const parts = splitValues(argument).flatMap((part) => {
    const inner = /^\[(.*)\]$/s.exec(part.text)?.[1];
    return inner === undefined
      ? [part]
      : splitValues({ text: inner, span: { from: part.span.from + 1, to: part.span.to - 1 } });
  });
  const numbers = parts.flatMap((part) => numberIn(part, -Infinity, page) ?? []);
  return numbers.length < parts.length ? undefined : numbers;
}

/** A part of a text, trimmed. */
function part({ text, span }: SourceText, from: number, to: number): SourceText {
  const cut = text.slice(from, to);
  const start = span.from + from + (cut.length - cut.trimStart().length);
  return { text: cut.trim(), span: { from: start, to: start + cut.trim().length } };
}
