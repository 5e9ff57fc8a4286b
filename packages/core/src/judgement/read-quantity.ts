import { isInfinite, nowhere, numberNode, type Expression } from '../expression/index.ts';
import { areConvertible, hurriedReadings, isMoney, readUnit, type Unit } from '../units/index.ts';
import { inUnit } from './in-unit.ts';
import type { Judging } from './judging.ts';
import { isNumber } from './places.ts';
import { inUnitNotation, withPrimes } from './quantity-text.ts';
import { readNumber } from './read-term.ts';
import { figuresIn, type Figures, type TypedNumber } from './significant-figures.ts';

type Reading = Pick<Judging, 'language' | 'field' | 'readsAs'>;

/** A number times a unit. */
export interface TypedQuantity extends TypedNumber {
  readonly unit: Unit;
}

/**
 * The quantity in a text. If it does not fit the unit asked for, units are read as they are written in a hurry,
 * and the first reading that fits is taken.
 */
export function quantityFor(input: string, asked: Unit, judging: Reading): TypedQuantity | undefined {
  const text = withPrimes(
    inUnitNotation(input),
    asked.dimension.every((exponent) => exponent === 0),
  );
  const typed = quantityIn(text, judging);
  if (typed !== undefined && areConvertible(typed.unit, asked)) return typed;
  for (const reading of hurriedReadings(text, asked)) {
    const loose = quantityIn(reading, judging);
    if (loose !== undefined && areConvertible(loose.unit, asked)) return loose;
  }
  return typed;
}

function quantityIn(text: string, judging: Reading): TypedQuantity | undefined {
  const sum = clockIn(text) ?? sumIn(text, judging);
  if (sum !== undefined) return sum;
  for (const { number, unit } of unitEnds(text)) {
    const typed = numberIn(number, judging);
    if (typed !== undefined) return { ...typed, unit };
  }
  return undefined;
}

/** Whether a text is a sum of quantities such as `1 h 30 min`. */
export function isSumOfQuantities(text: string, judging: Reading): boolean {
  const written = inUnitNotation(text);
  const plain = withPrimes(written, written.includes('°'));
  return clockIn(plain) !== undefined || sumIn(plain, judging) !== undefined;
}

/** A finite number by itself. */
export function numberIn(text: string, judging: Reading): TypedNumber | undefined {
  const read = text.trim() === '' ? undefined : readNumber(text, judging);
  if (read === undefined || !isNumber(read.term) || isInfinite(read.term)) return undefined;
  return { term: read.term, figures: figuresIn(read) };
}

/** An end of a text that is a unit, and the number before it. */
interface UnitEnd {
  readonly number: string;
  readonly unit: Unit;
  /** The unit as it is written. */
  readonly written: string;
}

/** The ends of a text that are units, the longest first. */
export function unitEnds(text: string): readonly UnitEnd[] {
  return [
    ...text.matchAll(/\/|(?<=\s|^)1\s*\/|(?<![\p{L}°])[\p{L}°]|[%‰€$£¥¢]|(?<![\p{L}])US\$|(?<=\d\s*)\(/gu),
  ].flatMap(({ index }) => {
    const unit = readUnit(text.slice(index));
    if (unit === undefined) return [];
    return [{ number: text.slice(0, index).replace(/\s*[*·⋅×]?\s*$/, ''), unit, written: text.slice(index) }];
  });
}

/** A time as clocks show it: `1:30 h`, `1:30:00 h`, `2:30 min`, `1h30`. */
function clockIn(text: string): TypedQuantity | undefined {
  const colon = /^(\d+):([0-5]\d)(?::([0-5]\d))?\s*(h|std|stunden|hours|heures|小时|min)\.?$/i.exec(text);
  const [, first, second, third, word = 'h'] = colon ?? /^(\d+)\s*h\s*([0-5]\d)$/.exec(text) ?? [];
  const unit = readUnit(/^min/i.test(word) ? 'min' : 'h');
  if (first === undefined || second === undefined || unit === undefined) return undefined;
  const seconds = Number(first) * 3600 + Number(second) * 60 + Number(third ?? 0);
  const term: Expression = {
    kind: 'divide',
    span: nowhere,
    left: numberNode(seconds, nowhere),
    right: numberNode(3600, nowhere),
  };
  return { term, figures: uncounted, unit };
}

/** Times and sums have no figures to count: they are rounded as asked if their value is. */
const uncounted: Figures = { least: 1, most: Infinity };

const part =
  /\s*(?:([+-])|,|;|(?<!\p{L})(?:and|und|et)(?!\p{L})|&|[和零])?\s*(\d+(?:[.,]\d+)?)(?:\s*((?:[\p{L}°%‰€$£¥¢]+)\.?(?:\^?[23](?![\d.,]|\s*\p{L})|[²³])?))?/uy;

/** A number of a sum, with its unit unless it is the last. */
interface Summand {
  readonly sign: '+' | '-';
  readonly number: string;
  readonly unit: Unit | undefined;
}

const mostSummands = 5;

function summandsIn(text: string): readonly Summand[] | undefined {
  const summands: Summand[] = [];
  for (part.lastIndex = 0; part.lastIndex < text.length;) {
    const [, sign, number = '', written] = part.exec(text) ?? [];
    if (number === '' || summands.length === mostSummands) return undefined;
    const unit = written === undefined ? undefined : readUnit(written);
    const isRest = part.lastIndex === text.length && sign === undefined;
    if (unit === undefined && (written !== undefined || !isRest)) return undefined;
    summands.push({ sign: sign === '-' ? '-' : '+', number, unit });
  }
  return summands.length < 2 ? undefined : summands;
}

const smallerUnits: ReadonlyMap<string, string> = new Map([
  ['h', 'min'],
  ['min', 's'],
  ['m', 'cm'],
]);

/** What two digits behind a unit count: `12 € 50`, `1 m 75`, `1 min 30`. */
function unitOfRest(number: string, before: Unit | undefined): Unit | undefined {
  if (before === undefined || !/^\d\d$/.test(number) || before.powers.size !== 1) return undefined;
  const [[symbol, power] = ['', 0]] = before.powers;
  if (power !== 1) return undefined;
  const smaller = smallerUnits.get(symbol);
  if (smaller !== undefined) return Number(number) < 60 || symbol === 'm' ? readUnit(smaller) : undefined;
  return isMoney(before)
    ? { ...before, factor: before.factor.div(100), powers: new Map([[`${symbol}/100`, 1]]) }
    : undefined;
}

/** Several quantities that are added: `1 h 30 min`, `2 m + 5 cm`, `12 € 50`. In the unit of the last, or in degrees or the currency. */
function sumIn(text: string, judging: Reading): TypedQuantity | undefined {
  const [, minus, positive = ''] = /^(-?)\s*(.*)$/s.exec(text.trim()) ?? [];
  const summands = summandsIn(positive);
  const quantities = summands?.flatMap(({ sign, number, unit }, index) => {
    const typed = numberIn(number, judging);
    const read = unit ?? unitOfRest(number, summands[index - 1]?.unit);
    return typed === undefined || read === undefined ? [] : [{ sign, term: typed.term, unit: read }];
  });
  const last = quantities?.find(({ unit }) => unit.powers.has('°') || isMoney(unit)) ?? quantities?.at(-1);
  if (quantities === undefined || last === undefined || quantities.length !== summands?.length) return undefined;
  // A temperature is not a sum of temperatures.
  if (quantities.some(({ unit }) => !areConvertible(unit, last.unit) || unit.offset.n !== 0n)) return undefined;
  const [first, ...others] = quantities.map(({ sign, term, unit }) => ({ sign, term: inUnit(term, unit, last.unit) }));
  if (first === undefined) return undefined;
  const sum = others.reduce<Expression>(
    (left, { sign, term }) => ({ kind: sign === '-' ? 'subtract' : 'add', span: term.span, left, right: term }),
    first.term,
  );
  const term: Expression = minus === '-' ? { kind: 'negate', span: sum.span, operand: sum } : sum;
  return { term, figures: uncounted, unit: last.unit };
}
