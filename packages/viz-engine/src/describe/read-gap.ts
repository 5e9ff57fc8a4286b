import { parseExpression, printPlain } from '@lemma/core/expression';
import type { WriteNumber } from '../board/index.ts';
import { gapText, namesInGap, type Words } from '../elements/index.ts';

/** How a reader's language fills the gaps of a sentence. */
export interface GapWords {
  readonly write: WriteNumber;
  readonly decimalComma: boolean;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** Joins names into a list: `A, B and C`. */
  readonly list: (names: readonly string[]) => string;
}

/** The contents of a gap as they are read: names as the picture shows them, terms as mathematics rather than code. */
export function readGap(gap: Words['gaps'][string], called: ReadonlyMap<string, string>, words: GapWords): string {
  const text = gapText(gap, words.write);
  if (typeof gap !== 'string') return text;
  const isList = namesInGap(gap, (name) => called.has(name)).length > 0;
  if (!isList) return mathText(text, called, words);
  const parts = /[()[\]]/.test(text) ? [text] : text.split(/\s*,\s*/);
  return words.list(parts.map((part) => part.replaceAll(/[A-Za-z]\w*/g, (name) => called.get(name) ?? name)));
}

/** A term or relation in textbook notation, as far as plain text allows: `x² + 4y² ≤ r`. */
function mathText(text: string, called: ReadonlyMap<string, string>, words: GapWords): string {
  const functions = new Set([...text.matchAll(/([A-Za-z]\w*)\(/g)].flatMap(([, name]) => name ?? []));
  const parsed = parseExpression(text, { functions, refusesSmallE: true });
  if (!parsed.ok) return text;
  return printPlain(parsed.value, { ...words, nameOf: (name) => shortName(called.get(name)) });
}

/** A label of several words is a name, but cannot be used in terms. */
function shortName(label: string | undefined): string | undefined {
  return label === undefined || /\s/.test(label) ? undefined : label;
}
