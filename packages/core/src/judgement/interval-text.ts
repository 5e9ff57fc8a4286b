import { inOurBrackets, inOurSign } from './typed-text/index.ts';

/** An interval as written: `[1; 2)`. */
export interface WrittenInterval {
  readonly open: '[' | '(';
  readonly from: string;
  readonly to: string;
  readonly close: ']' | ')';
}

/** An interval without any input yet. */
export const emptyInterval: WrittenInterval = { open: '[', from: '', to: '', close: ']' };

const emptySet = /^(?:∅|\{\s*\}|\\emptyset)$/;

/** Only between two intervals: `u` may be a name inside them. */
const union = /(?<=[\])[}]\s*)(?:∪|\\cup|OR|oder|ou|or|或|u|U)(?=\s*[[(\]{])/;

/** Whether a text denotes the empty set. */
export function isEmptySet(text: string): boolean {
  return emptySet.test(text.trim());
}

/**
 * The intervals in a text: joined by ∪, `u` or OR, ends separated by `;` (or `,`), open ends written with round or
 * reversed square brackets, a single number as `{a}`. Undefined if it is none of these.
 */
export function intervalsIn(text: string): readonly WrittenInterval[] | undefined {
  if (isEmptySet(text)) return [];
  const parts = text.split(union);
  const intervals = parts.map((part) => intervalIn(part.trim()));
  return intervals.every((interval) => interval !== undefined) ? intervals : undefined;
}

/**
 * The same in what a learner types: also with brackets and separators of Chinese keyboards, and `1; 2` without brackets,
 * which are then those that a field has at first.
 */
export function typedIntervalsIn(text: string): readonly WrittenInterval[] | undefined {
  const ours = text.replaceAll(/[（）［］｛｝；，、]/g, inOurSign);
  return intervalsIn(text) ?? intervalsIn(ours) ?? bareInterval(ours);
}

function bareInterval(text: string): readonly WrittenInterval[] | undefined {
  const ends = isBare(text) ? endsIn(text) : undefined;
  return ends && [{ ...emptyInterval, from: ends[0].trim(), to: ends[1].trim() }];
}

/** Whether a text has a separator of ends, but neither brackets nor signs of sets and relations. */
export function isBare(text: string): boolean {
  return text.includes(';') && !otherSigns.test(text);
}

const otherSigns = /[[\]{}∪<>=≤≥≠⩽⩾≦≧∈ℝ]/;

/**
 * The intervals in what is typed or pasted into one end, if it is all that an interval consists of: with its brackets, or
 * the words for a set. Undefined for what is an end, or a part of an interval.
 */
export function wholeIntervalsIn(text: string): readonly WrittenInterval[] | undefined {
  return intervalsIn(inOurBrackets(text).text.trim());
}

/** The intervals as a text. Reads back unchanged even while it is being written, including blanks. */
export function intervalText(intervals: readonly WrittenInterval[]): string {
  if (intervals.length === 0) return '∅';
  return intervals.map(({ open, from, to, close }) => `${open}${from}; ${to}${close}`).join(' ∪ ');
}

function intervalIn(text: string): WrittenInterval | undefined {
  const only = /^\{([^{};]*)\}$/.exec(text)?.[1];
  if (only !== undefined) return { open: '[', from: only.trim(), to: only.trim(), close: ']' };
  const [, open, inner = '', close] = /^([[(\]])(.*)([\])[])$/s.exec(text) ?? [];
  if (open === undefined || close === undefined) return undefined;
  const ends = endsIn(inner);
  if (ends === undefined) return undefined;
  const [from, to] = ends;
  return { open: open === '[' ? '[' : '(', from, to, close: close === ']' ? ']' : ')' };
}

/**
 * Splits at the only `;` outside brackets, or at the only comma; while a bracket is still open, at the only one
 * anywhere.
 */
export function endsIn(text: string): readonly [from: string, to: string] | undefined {
  const isWhole = depthAt(text, text.length) === 0;
  for (const sign of [';', ',']) {
    const all = placesOf(sign, text);
    const outside = all.filter((at) => depthAt(text, at) === 0);
    const places = outside.length === 0 && !isWhole ? all : outside;
    const [at] = places;
    if (at !== undefined && places.length === 1) return [text.slice(0, at), text.slice(at + 1).replace(/^ /, '')];
    if (at !== undefined) return undefined;
  }
  return undefined;
}

function placesOf(sign: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) places.push(at);
  return places;
}

function depthAt(text: string, end: number): number {
  let depth = 0;
  for (const character of text.slice(0, end)) depth += character === '(' ? 1 : character === ')' ? -1 : 0;
  return depth;
}
