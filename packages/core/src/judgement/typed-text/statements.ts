import { withBothSigns } from '../both-signs.ts';
import type { TypedContext } from './typed-context.ts';

/**
 * Equations in a list, in our notation: `x=2, x=-2` and `x=±2` are alternatives, `x=1, y=2` and `x!=±1` hold together.
 * Undefined if a text is neither.
 */
export function statementsIn(text: string, { names, decimalComma }: TypedContext): string | undefined {
  const parts = partsOf(text, decimalComma).map((part) => withoutIndex(part, names));
  if (parts.every(isInequation)) {
    const all = parts.flatMap(withBothSigns);
    return all.length === 1 ? undefined : all.map((one) => `(${one})`).join(' AND ');
  }
  if (!parts.every(isEquation)) return undefined;
  const alternatives = parts.map(withBothSigns);
  if (parts.length === 1 && alternatives[0]?.length === 1) return undefined;
  const sides = new Set(parts.map((part) => part.slice(0, part.indexOf('=')).trim()));
  if (parts.length > 1 && sides.size > 1 && sides.size < parts.length) return undefined;
  const each = alternatives.map((some) => `(${some.map((one) => `(${one})`).join(' OR ')})`);
  return each.join(sides.size > 1 ? ' AND ' : ' OR ');
}

/** `x != 1`. */
function isInequation(part: string): boolean {
  return /^[^=<>!≠]+(?:!=|≠)[^=<>!≠]+$/.test(part) && !/\b(?:AND|OR|NOT)\b/i.test(part);
}

function isEquation(part: string): boolean {
  return /^[^=<>!]+=[^=<>!]+$/.test(part) && !/\b(?:AND|OR|NOT)\b/i.test(part);
}

/** Parts between semicolons or commas that are outside brackets. */
function partsOf(text: string, decimalComma: boolean): readonly string[] {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    const isDecimal = decimalComma && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
    if (depth > 0 || !(sign === ';' || (sign === ',' && !isDecimal))) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/** `x_1 = 2` is about x where there is no x_1. */
function withoutIndex(part: string, names: ReadonlySet<string>): string {
  const [all = '', name = ''] = /^\s*(\p{L})_\d\s*(?==)/u.exec(part) ?? [];
  return names.has(name) && !names.has(all.trim()) ? name + part.slice(all.length) : part;
}
