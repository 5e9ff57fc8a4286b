import type { SourceText } from '@lemma/core/source';
import type { WrittenPage } from './page.ts';

/** Reports the first round or square bracket of an expression that is never closed. */
export function reportOpenBrackets(source: SourceText, page: WrittenPage): void {
  const open: number[] = [];
  for (let at = 0; at < source.text.length; at += 1) {
    const character = source.text[at];
    if (character === '(' || character === '[') open.push(at);
    if (character === ')' || character === ']') open.pop();
  }
  const [first] = open;
  if (first === undefined) return;
  const from = source.span.from + first;
  const closing = open.map((at) => (source.text[at] === '(' ? ')' : ']')).reverse();
  const fix = [{ span: { from: source.span.to, to: source.span.to }, text: closing.join('') }];
  page.report('MISSING_CLOSING_BRACKET', { from, to: from + 1 }, { text: source.text }, fix);
}
