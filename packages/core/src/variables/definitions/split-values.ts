import type { SourceText } from '../../source/index.ts';

const opening = '([{';
const closing = ')]}';

/** Splits a text at its commas, but not inside brackets of any kind; parts are trimmed. A blank text has no parts. */
export function splitValues(source: SourceText): readonly SourceText[] {
  const { text } = source;
  if (text.trim() === '') return [];
  const parts: SourceText[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (character === undefined || (character === ',' && depth === 0)) {
      parts.push(partOf(source, from, at));
      from = at + 1;
    } else if (character === '\\') at++;
    else if (opening.includes(character)) depth++;
    else if (closing.includes(character) && depth > 0) depth--;
  }
  return parts;
}

function partOf({ text, span }: SourceText, from: number, to: number): SourceText {
  const part = text.slice(from, to);
  const start = span.from + from + part.length - part.trimStart().length;
  const trimmed = part.trim();
  return { text: trimmed, span: { from: start, to: start + trimmed.length } };
}
