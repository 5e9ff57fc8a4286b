import { numberNode, substitute } from '../rewriting/substitute.ts';
import type { Expression } from '../nodes.ts';
import { hasNode } from '../tree.ts';
import { doubleAt, isInfinite, leavesDoubles } from './beyond-doubles.ts';
import { bordersOf, type Border } from './borders.ts';
import { matchClosely, orderOf } from './close-numbers.ts';
import { areApart, comparedOf, isEmpty, type Compared, type Enclosure } from './compared.ts';
import { areApartAt } from './search-closely.ts';
import { certainTruthOf, placedAt } from './steps.ts';

/** A piece of a function by cases: its term applies where its condition holds and none before it does. */
export interface Piece {
  readonly term: Expression;
  readonly condition: Expression;
}

/** Values of the other names on the lines along which functions of several names are compared. */
const otherValues = [2, -1, 0.5, 3, -3.25, 7, 0, 1, 12.5];
const linesPerName = 6;
/** Borders that are only known as doubles are one if their distance is at most this part of their size. */
const sameBorder = 1e-12;
/** Half-width of the box around a border that is no double, relative to its size. */
const borderWidth = 2 ** -51;
/** The width of values that are known but for rounding, relative to their size. */
const narrow = 1e-9;
/** Where terms are compared between two borders, as parts of the way: irrational ones tell periodic terms apart. */
const parts = [0.5, 0.001, 0.999, 0.1, 0.9, Math.SQRT1_2, 1 - Math.SQRT1_2, Math.E - 2, 1 / Math.PI, 0.137, 0.863];
/** Where they are compared beyond all borders, as multiples of the size of the last border. */
const beyond = [0.001, 0.5, 1, Math.E, 7, Math.PI * 10, 1e3, 1e6];
const enoughPoints = 5;
/** At so many points of a stretch, values that agree in doubles are computed with more digits. */
const closePoints = 2;
/** Without borders, what lies around 0. */
const nearZero: Border = { at: 0, isExact: true, rounding: 0 };

/** A line in the space of all names: one of them varies. */
export interface Line {
  readonly name: string;
  readonly others: ReadonlyMap<string, number>;
}

export function linesOf(names: readonly string[]): readonly Line[] {
  const [only = 'x', second] = names;
  if (second === undefined) return [{ name: only, others: new Map() }];
  return names.flatMap((name) =>
    Array.from({ length: linesPerName }, (_, line) => {
      const others = names.filter((other) => other !== name);
      const values = others.map(
        (other, index) => [other, otherValues[(line + 2 * index) % otherValues.length] ?? 1] as const,
      );
      return { name, others: new Map(values) };
    }),
  );
}

export function on({ others }: Line, pieces: readonly Piece[]): readonly Piece[] | undefined {
  if (others.size === 0) return pieces;
  const nowhere = { from: 0, to: 0 };
  const names = new Map([...others].map(([name, value]) => [name, numberNode(value, nowhere)]));
  const instead = (expression: Expression) => substitute(expression, { names, functions: new Map() });
  const placed = pieces.flatMap(({ term, condition }) => {
    const [first, second] = [instead(term), instead(condition)];
    return first === undefined || second === undefined ? [] : [{ term: first, condition: second }];
  });
  return placed.length === pieces.length ? placed : undefined;
}

/** Whether the terms of two pieces are the same function wherever they have values. */
export type TermsCompared = (left: number, right: number) => boolean;

type OnLine =
  | { readonly kind: 'different'; readonly at: number }
  /** `isDefined`: whether the right side has a value anywhere. */
  | { readonly kind: 'alike'; readonly isUnclear: boolean; readonly isDefined: boolean };

interface OnLineOptions {
  readonly name: string;
  readonly terms: TermsCompared;
  readonly tolerance: number;
  /** Whether they differ where only one of them has a value. */
  readonly haveGaps?: boolean;
}

/** Compares two functions by cases of one name. */
export function compareOnLine(
  left: readonly Piece[],
  right: readonly Piece[],
  { name, terms, tolerance, haveGaps = true }: OnLineOptions,
): OnLine {
  const [ours, theirs] = [new PiecesOnLine(left, name), new PiecesOnLine(right, name)];
  const context = [...left, ...right].flatMap(({ term, condition }) => [term, condition]);
  const groups = groupsOf(ours.borders(context), theirs.borders(context), tolerance > 0);
  const seen: Seen[] = [];
  for (const { own, other } of groups) {
    const [a, b] = [ours.atBorder(own), theirs.atBorder(other)];
    // A solution that is 0/0 at its own border says nothing about it.
    if (b.piece !== undefined && isEmpty(b.values) && a.piece !== undefined) continue;
    const result = compareValues(a, b, { tolerance, terms, haveGaps });
    if (result === 'different') return { kind: 'different', at: other.at };
    seen.push(result);
  }
  // Values that doubles do not tell apart.
  const areFarApart = (pair: readonly [AtPoint, AtPoint] | undefined, x: number): boolean => {
    const [a, b] = [left[pair?.[0].piece ?? -1]?.term, right[pair?.[1].piece ?? -1]?.term];
    return a !== undefined && b !== undefined && areApartAt(a, b, name, x);
  };
  for (const stretch of stretchesOf(groups)) {
    const values = stretch.map((x): readonly [AtPoint, AtPoint] => [ours.at(x), theirs.at(x)]);
    const results = values.map(([a, b]) => compareValues(a, b, { tolerance, terms, haveGaps }));
    const other = stretch[results.indexOf('different')];
    if (other !== undefined) return { kind: 'different', at: other };
    const isKnown = values.every(([a, b]) => a.piece !== undefined && b.piece !== undefined && terms(a.piece, b.piece));
    if (isKnown) seen.push('alike');
    else if (results.every((result) => result === 'absent')) seen.push('absent');
    else {
      const some = results.includes('unclear') ? stretch : tolerance === 0 ? stretch.slice(0, closePoints) : [];
      const apart = some.find((x, index) => areFarApart(values[index], x));
      if (apart !== undefined) return { kind: 'different', at: apart };
      seen.push(results.filter((result) => result === 'alike').length >= enoughPoints ? 'alike' : 'unclear');
    }
  }
  return {
    kind: 'alike',
    isUnclear: seen.includes('unclear'),
    isDefined: seen.includes('alike'),
  };
}

/** The same border of both sides; on one side it may be that of the other. */
interface Group {
  readonly own: Border;
  readonly other: Border;
}

export function groupsOf(own: readonly Border[], other: readonly Border[], mayBeRounded: boolean): readonly Group[] {
  const all = [...own.map((border) => ({ border, isOwn: true })), ...other.map((border) => ({ border, isOwn: false }))];
  const groups: { first: Border; readonly own: Border[]; readonly other: Border[] }[] = [];
  for (const { border, isOwn } of all.sort((a, b) => a.border.at - b.border.at)) {
    const last = groups.at(-1);
    const isNew = last === undefined || !areOne(last.first, border, mayBeRounded);
    const group = isNew ? { first: border, own: [], other: [] } : last;
    if (isNew) groups.push(group);
    (isOwn ? group.own : group.other).push(border);
  }
  return groups.map((group) => {
    const [mine, theirs] = [bestOf(group.own), bestOf(group.other)];
    const any = mine ?? theirs ?? nearZero;
    return { own: mine ?? any, other: theirs ?? any };
  });
}

/** Numbers that are written are compared as such, except those that look rounded. */
function areOne(a: Border, b: Border, mayBeRounded: boolean): boolean {
  const isWithin = (part: number) => Math.abs(a.at - b.at) <= part * Math.max(Math.abs(a.at), Math.abs(b.at));
  const rounding = mayBeRounded ? Math.max(a.rounding, b.rounding) : 0;
  if (rounding > 0 && isWithin(rounding)) return true;
  const order = a.written && b.written && isWithin(sameBorder) ? orderOf(a.written, b.written) : undefined;
  return order === undefined ? isWithin(a.isExact && b.isExact ? 0 : sameBorder) : order === 'same';
}

function bestOf(borders: readonly Border[]): Border | undefined {
  return borders.find(({ written }) => written !== undefined) ?? borders.find(({ isExact }) => isExact) ?? borders[0];
}

/** Points between and beyond the borders, stretch by stretch. */
export function stretchesOf(groups: readonly Group[]): readonly (readonly number[])[] {
  const ends = groups.length === 0 ? [{ own: nearZero, other: nearZero }] : groups;
  const [first, last] = [ends[0], ends.at(-1)];
  const sizeAt = ({ own }: Group) => Math.max(Math.abs(own.at), 1);
  const between = ends.slice(1).map((to, index) => {
    const from = Math.max(ends[index]?.own.at ?? 0, ends[index]?.other.at ?? 0);
    const width = Math.min(to.own.at, to.other.at) - from;
    return parts.map((part) => from + part * width);
  });
  return [
    ...(first === undefined
      ? []
      : [beyond.map((times) => Math.min(first.own.at, first.other.at) - times * sizeAt(first))]),
    ...between,
    ...(last === undefined ? [] : [beyond.map((times) => Math.max(last.own.at, last.other.at) + times * sizeAt(last))]),
  ];
}

/** The piece that applies at a point, and what is certain about its value. */
export interface AtPoint {
  readonly piece: number | undefined;
  readonly values: Enclosure;
  /** The size of a border that is no double: values far below it vanish. Otherwise 0. */
  readonly size: number;
  /** The value at a border that is written as a number. */
  readonly written?: Expression;
}

const nothing: Enclosure = { low: Infinity, high: -Infinity, isDefined: false };

/** The pieces of one side as functions of one name. */
export class PiecesOnLine {
  readonly #pieces: readonly Piece[];
  readonly #name: string;
  readonly #slots: ReadonlyMap<string, number>;
  readonly #compared: readonly { readonly term: Compared | undefined; readonly condition: Compared | undefined }[];

  constructor(pieces: readonly Piece[], name: string) {
    this.#pieces = pieces;
    this.#name = name;
    const slots = new Map([[name, 0]]);
    this.#slots = slots;
    this.#compared = pieces.map(({ term, condition }) => ({
      term: comparedOf(term, slots),
      condition: comparedOf(condition, slots),
    }));
  }

  borders(context: readonly Expression[]): readonly Border[] {
    return this.#pieces.flatMap(({ term, condition }) =>
      [condition, term].flatMap((each) => bordersOf(each, this.#slots, context)),
    );
  }

  at(x: number): AtPoint {
    return this.#value(x, 0, (condition) => truthAt(condition, x));
  }

  /** At a border that is no double, relations hold with a tolerance. */
  atBorder({ at, isExact, written }: Border): AtPoint {
    const exactly = written && !leavesDoubles(written) ? this.#atNumber(at, written) : undefined;
    if (exactly !== undefined) return exactly;
    if (isExact) return this.at(at);
    return this.#value(at, borderWidth * Math.abs(at), (condition) => condition.at([at]) === 1);
  }

  /** At a number; undefined if it is not certain which piece applies there. */
  #atNumber(at: number, number: Expression): AtPoint | undefined {
    for (const [piece, { term, condition }] of this.#pieces.entries()) {
      const placed = placedAt(condition, this.#name, number);
      const isHeld = placed && certainTruthOf(placed);
      if (isHeld === undefined) return undefined;
      if (!isHeld) continue;
      const written = placedAt(term, this.#name, number);
      const values = written && comparedOf(written, new Map())?.within([], 0);
      return written && values && { piece, values, size: Math.abs(at), written };
    }
    return { piece: undefined, values: nothing, size: Math.abs(at) };
  }

  /** What every piece whose condition holds at a border says about the value there. */
  allAtBorder({ at, isExact }: Border): readonly Enclosure[] {
    const holds = (condition: Compared) => (isExact ? truthAt(condition, at) : condition.at([at]) === 1);
    return this.#allAt(at, isExact ? 0 : borderWidth * Math.abs(at), holds);
  }

  /** The same at any other point. */
  allAt(x: number): readonly Enclosure[] {
    return this.#allAt(x, 0, (condition) => truthAt(condition, x));
  }

  #allAt(x: number, width: number, holds: (condition: Compared) => boolean): readonly Enclosure[] {
    return this.#compared.flatMap(({ term, condition }) =>
      term !== undefined && condition !== undefined && holds(condition) ? [term.within([x], width)] : [],
    );
  }

  #value(x: number, width: number, holds: (condition: Compared) => boolean): AtPoint {
    const piece = this.#compared.findIndex(({ condition }) => condition !== undefined && holds(condition));
    const term = this.#compared[piece]?.term;
    const size = width === 0 ? 0 : Math.abs(x);
    return piece === -1
      ? { piece: undefined, values: nothing, size }
      : { piece, values: term?.within([x], width) ?? nothing, size };
  }
}

/** What is certain, or otherwise the value in doubles. */
function truthAt(condition: Compared, x: number): boolean {
  const { low, high } = condition.within([x], 0);
  return (low === high ? low : condition.at([x])) === 1;
}

/** `absent`: neither side has a value. */
type Seen = 'alike' | 'different' | 'unclear' | 'absent';

function compareValues(
  a: AtPoint,
  b: AtPoint,
  { tolerance, terms, haveGaps }: Required<Omit<OnLineOptions, 'name'>>,
): Seen {
  const [first, second] = [a.values, b.values];
  const exact = a.written && b.written && comparedAsWritten(a.written, b.written, tolerance);
  if (exact !== undefined) return exact;
  if (isEmpty(first) || isEmpty(second)) {
    if (!haveGaps || (isEmpty(first) && isEmpty(second))) return 'absent';
    return (isEmpty(first) ? second : first).isDefined ? 'different' : 'unclear';
  }
  if (areApart(first, second) && !isRoundedAlike(first, second, tolerance)) {
    return first.isDefined && second.isDefined ? 'different' : 'unclear';
  }
  const size = Math.max(a.size, b.size);
  if (isNarrow(first, size) && isNarrow(second, size)) return 'alike';
  return a.piece !== undefined && b.piece !== undefined && terms(a.piece, b.piece) ? 'alike' : 'unclear';
}

/** Undefined if the numbers have no certain value, or are rounded. */
function comparedAsWritten(a: Expression, b: Expression, tolerance: number): Seen | undefined {
  if ([a, b].some(hasPole)) return undefined;
  switch (matchClosely(a, b, 'equal')) {
    case 'match':
      return 'alike';
    case 'differ':
      return tolerance === 0 ? 'different' : undefined;
    default:
      return undefined;
  }
}

/** Whether a number has no value, or is divided by 0; an infinite impulse is no pole. */
function hasPole(number: Expression): boolean {
  if (hasNode(number, (node) => node.kind === 'name' && node.value === 'infinity')) return false;
  return Number.isNaN(doubleAt(number)) || isInfinite(number);
}

function isRoundedAlike(a: Enclosure, b: Enclosure, tolerance: number): boolean {
  const gap = Math.max(b.low - a.high, a.low - b.high);
  const size = Math.max(Math.abs(a.low), Math.abs(a.high), Math.abs(b.low), Math.abs(b.high));
  return tolerance > 0 && gap <= tolerance * size;
}

function isNarrow({ low, high }: Enclosure, size: number): boolean {
  return Number.isFinite(low) && high - low <= narrow * Math.max(Math.abs(low), size);
}
