import type { NumberRange } from './question.ts';
import type { XmlElement } from './xml.ts';

/** Parses `1-3` in an attribute; undefined for anything else, and if the last comes before the first. */
export function rangeIn(element: XmlElement, attribute: string): NumberRange | undefined {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(element.attributes[attribute] ?? '') ?? [];
  const range = { first: Number(from), last: Number(to) };
  return range.first >= 1 && range.first <= range.last ? range : undefined;
}

/** Parses whole numbers from 1 on, separated by blanks; duplicates are dropped. */
export function numbersIn(element: XmlElement, attribute: string): readonly number[] {
  const words = (element.attributes[attribute] ?? '').split(/\s+/).filter((word) => /^[1-9]\d{0,3}$/.test(word));
  return [...new Set(words.map(Number))];
}
