import type { MathElement } from '../document/index.ts';
import { row, token } from './values.ts';

/** A part of a row; `value` is the substituted value of a variable, before it gets brackets. */
export interface RowPart {
  readonly element: MathElement;
  readonly value?: MathElement;
}

/**
 * The parts of a row in textbook form: x + (−4) becomes x − 4, 1x becomes x, 0x is omitted beside other summands. Pure
 * arithmetic keeps the author's form: 3 − (−4) and 1·5 show the substituted values.
 */
export function tidyRow(parts: readonly RowPart[]): readonly RowPart[] {
  return signed(withoutUnits(withoutZeros(parts)));
}

const relations: ReadonlySet<string> = new Set('=≠<>≤≥≈≡∼≅→↦⇒⇔∈∉,;:|∣'.split(''));
const openers: ReadonlySet<string> = new Set([...relations, '(', '[', '{', '⟨', '⌊', '⌈']);
const closers: ReadonlySet<string> = new Set([...relations, ')', ']', '}', '⟩', '⌋', '⌉', '.', '⇒']);
const products: ReadonlySet<string> = new Set(['⋅', '·', '×', '∗', '\u2062']);

/** A sign that separates the summands of a sum. */
function isSign(part: RowPart | undefined): boolean {
  return part?.value === undefined && (signOf(part) === '+' || signOf(part) === '−');
}

function signOf(part: RowPart | undefined): string | undefined {
  return part?.element.tag === 'mo' ? textOf(part.element) : undefined;
}

function endsTerm(part: RowPart | undefined): boolean {
  return part === undefined || isSign(part) || closers.has(signOf(part) ?? '');
}

function startsTerm(part: RowPart | undefined): boolean {
  return part === undefined || isSign(part) || openers.has(signOf(part) ?? '');
}

/** The absolute value of a negative number such as −4. Undefined for anything but a single negative number. */
function oppositeOf(value: MathElement): MathElement | undefined {
  const parts = partsOf(value);
  const [first, second] = parts;
  const isNegative = first?.tag === 'mo' && textOf(first) === '−' && parts.length === 2;
  return isNegative && (second?.tag === 'mn' || second?.tag === 'mfrac') ? second : undefined;
}

function isNumber(value: MathElement | undefined, text: string): boolean {
  if (value === undefined) return false;
  const [first, ...rest] = partsOf(value);
  return first?.tag === 'mn' && rest.length === 0 && textOf(first) === text;
}

/**
 * A letter multiplied by a number, or an expression with one: x, x², sin x, √x. Never a unit, which is upright or set
 * apart.
 */
function isFactor(part: RowPart | undefined): boolean {
  if (part === undefined || part.value !== undefined) return false;
  const { tag, attributes, children } = part.element;
  if (attributes['class'] === 'var') return false;
  const [first] = children;
  switch (tag) {
    case 'mi': {
      const text = textOf(part.element);
      return (
        attributes['mathvariant'] !== 'normal' && (text.length === 1 || functionNames.has(text)) && /^\p{L}/u.test(text)
      );
    }
    case 'msup':
    case 'msub':
    case 'msubsup':
      return typeof first === 'object' && isFactor({ element: first });
    case 'msqrt':
    case 'mroot':
      return true;
    default:
      return false;
  }
}

const functionNames: ReadonlySet<string> = new Set('sin cos tan cot exp ln log lg'.split(' '));

/** The index of the letter that a value multiplies, with or without a dot. */
function factorAfter(parts: readonly RowPart[], at: number): number | undefined {
  const next = products.has(signOf(parts[at + 1]) ?? '') ? at + 2 : at + 1;
  if (isFactor(parts[next])) return next;
  // What follows a space may be a unit: 1 m.
  const behind = parts[next]?.element.tag === 'mspace' ? parts[next + 1] : undefined;
  return behind !== undefined && isFactor(behind) && /^[xyz]/.test(textOf(behind.element)) ? next + 1 : undefined;
}

function withoutZeros(parts: readonly RowPart[]): readonly RowPart[] {
  for (let at = 0; at < parts.length; at += 1) {
    if (!isNumber(parts[at]?.value, '0') || !startsTerm(parts[at - 1])) continue;
    const end = endOfTerm(parts, at);
    const isAlone = end === at + 1;
    if (!isAlone && factorAfter(parts, at) === undefined) continue;
    const [before, after] = [parts[at - 1], parts[end]];
    if (isSign(before) && (!isAlone || hasLetter(termBefore(parts, at - 1)))) {
      return withoutZeros([...parts.slice(0, at - 1), ...parts.slice(end)]);
    }
    if (isAlone) continue;
    const zero: RowPart = { element: token('mn', '0') };
    const rest = parts.slice(signOf(after) === '+' ? end + 1 : end);
    const instead = isSign(after) ? [] : [zero];
    return [...parts.slice(0, at), ...instead, ...withoutZeros(rest)];
  }
  return parts;
}

function withoutUnits(parts: readonly RowPart[]): readonly RowPart[] {
  const kept: RowPart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) continue;
    const size = part.value && (oppositeOf(part.value) ?? part.value);
    const factor = startsTerm(kept.at(-1)) && isNumber(size, '1') ? factorAfter(parts, at) : undefined;
    if (factor === undefined) {
      kept.push(part);
      continue;
    }
    if (part.value !== undefined && oppositeOf(part.value) !== undefined) kept.push(...minus(kept));
    at = factor - 1;
  }
  return kept;
}

/** A minus at the start of a term; replaces a preceding plus and turns a preceding minus into a plus. */
function minus(kept: RowPart[]): readonly RowPart[] {
  const before = kept.at(-1);
  if (!isSign(before)) return [{ element: { ...token('mo', '−'), attributes: { form: 'prefix' } } }];
  kept.pop();
  return opposite(before, kept);
}

function signed(parts: readonly RowPart[]): readonly RowPart[] {
  const kept: RowPart[] = [];
  parts.forEach((part, at) => {
    const size = part.value && oppositeOf(part.value);
    const before = kept.at(-1);
    if (size === undefined || !isSign(before) || !endsOrMultiplies(parts, at)) {
      kept.push(part);
      return;
    }
    const isMinus = signOf(before) === '−';
    const isUnary = startsTerm(kept.at(-2)) && !isSign(kept.at(-2));
    const term = [...termBefore(kept, kept.length - 1), ...parts.slice(at, endOfTerm(parts, at))];
    if (isMinus && !isUnary && !hasLetter(term)) {
      kept.push(part);
      return;
    }
    kept.pop();
    kept.push(...opposite(before, kept), { element: row([size]), value: size });
  });
  return kept;
}

/** The opposite sign; a leading plus is omitted. */
function opposite(sign: RowPart | undefined, before: readonly RowPart[]): readonly RowPart[] {
  const isUnary = startsTerm(before.at(-1));
  if (signOf(sign) === '+') return [{ element: token('mo', '−') }];
  return isUnary ? [] : [{ element: token('mo', '+') }];
}

/** −4 with an exponent is not a summand of its own. */
function endsOrMultiplies(parts: readonly RowPart[], at: number): boolean {
  return endsTerm(parts[at + 1]) || parts[at + 1]?.element.tag !== 'mo' || products.has(signOf(parts[at + 1]) ?? '');
}

function endOfTerm(parts: readonly RowPart[], from: number): number {
  let end = from + 1;
  while (end < parts.length && !endsTerm(parts[end])) end += 1;
  return end;
}

function termBefore(parts: readonly RowPart[], sign: number): readonly RowPart[] {
  let from = sign;
  while (from > 0 && !startsTerm(parts[from - 1])) from -= 1;
  return parts.slice(from, sign);
}

function hasLetter(parts: readonly RowPart[]): boolean {
  return parts.some(({ element, value }) => value === undefined && containsLetter(element));
}

function containsLetter({ tag, attributes, children }: MathElement): boolean {
  if (tag === 'mi') return attributes['class'] !== 'var';
  return children.some((child) => typeof child !== 'string' && containsLetter(child));
}

function partsOf(value: MathElement): readonly MathElement[] {
  const parts = value.children.filter((child) => typeof child !== 'string');
  if (value.tag !== 'mrow' && value.tag !== 'math') return [value];
  return parts.length === 1 && parts[0] !== undefined ? partsOf(parts[0]) : parts;
}

function textOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
