import type { SourceText } from '@lemma/core/source';
/** temporary */
export function splitValues(source: SourceText): readonly SourceText[] {
  const out: SourceText[] = [];
  let depth = 0,
    from = 0;
  const push = (to: number) => {
    const raw = source.text.slice(from, to);
    const text = raw.trim();
    const start = source.span.from + from + Math.max(0, raw.indexOf(text));
    out.push({ text, span: { from: start, to: start + text.length } });
  };
  for (let i = 0; i < source.text.length; i += 1) {
    const c = source.text[i] ?? '';
    if ('([{'.includes(c)) depth += 1;
    else if (')]}'.includes(c)) depth -= 1;
    else if (c === ',' && depth <= 0) {
      push(i);
      from = i + 1;
    }
  }
  push(source.text.length);
  return out.length === 1 && out[0]?.text === '' ? [] : out;
}
