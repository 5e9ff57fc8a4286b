import type { MathElement } from '../document/index.ts';

/** The neighbours of a value in its formula: operators, or nothing at the edge of a group. */
export interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether the value carries an exponent or index. */
  readonly isBase: boolean;
}

const relations = [...'=≠<>≤≥≈≡∼≅→↦⇒⇔∈∉,;:|∣'.split(''), '&'];
const openers: ReadonlySet<string> = new Set([...relations, '(', '[', '{']);
const closers: ReadonlySet<string> = new Set([...relations, ')', ']', '}', '.']);

/** Whether a value needs brackets in its context: 2·(−3), (−3)², (x+1)·2, but x = −3 and x + 3. */
export function needsBrackets(value: MathElement, { before, after, isBase }: Neighbours): boolean {
  const [first, ...rest] = partsOf(value);
  const signed = first !== undefined && isSign(first);
  const sum = rest.some(isSign);
  const whole = (first?.tag === 'mn' || first?.tag === 'mi') && rest.length === 0;
  if (isBase) return !whole;
  const starts = before === undefined || openers.has(before);
  const ends = after === undefined || closers.has(after);
  if (signed && !starts) return true;
  return sum && ((!starts && before !== '+') || (!ends && after !== '+' && after !== '−' && after !== '-'));
}

function isSign({ tag, children: [text] }: MathElement): boolean {
  return tag === 'mo' && (text === '+' || text === '−' || text === '-');
}

function partsOf(value: MathElement): readonly MathElement[] {
  const parts = value.children.filter((child) => typeof child !== 'string');
  if (value.tag !== 'mrow' && value.tag !== 'math') return [value];
  return parts.length === 1 && parts[0] !== undefined ? partsOf(parts[0]) : parts;
}
