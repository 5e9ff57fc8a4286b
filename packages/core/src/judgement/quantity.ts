import Fraction from 'fraction.js';
import { isExactField, matchesPrecision, numberNode, numberOf, valueOf, type Expression } from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import type { Span } from '../source/index.ts';
import {
  areConvertible,
  areSameUnit,
  conversion,
  converted,
  inUnitSigns,
  readUnit,
  type Unit,
} from '../units/index.ts';
import { byValue, otherValue, wrongBut, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { remarkOnValue } from './near-value.ts';
import { assessValue } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readNumber } from './read-term.ts';
import { assessFigures, figuresIn, type Figures, type TypedNumber } from './significant-figures.ts';
import { rightIf } from './verdict.ts';

type AskedUnit = Extract<Corrector, { readonly kind: 'unit' }>;

/** A number times a unit. */
interface Quantity extends TypedNumber {
  /** The number as a term. */
  readonly term: Expression;
  readonly unit: Unit;
}

/**
 * Judges a quantity: it is converted to the unit of the solution, and then right within the precision of the question.
 * A number without a unit is no quantity, however right.
 */
export function assessQuantity(input: string, answer: Judged, asked: AskedUnit, judging: Judging): Assessment {
  const quantity = quantityIn(input, judging);
  if (quantity === undefined) {
    return numberIn(input, judging) === undefined ? { verdict: 'invalid' } : wrongBut({ kind: 'missingUnit' });
  }
  const unit = readUnit(asked.unit);
  const solution = solutionOf(answer, judging);
  if (unit === undefined || solution === undefined) return otherValue;
  if (!areConvertible(quantity.unit, unit)) return wrongBut({ kind: 'wrongUnit' });
  const hasFigures = answer.correctors.some(({ kind }) => kind === 'significantFigures');
  const assessment =
    isExactField(judging.field) && !hasFigures
      ? assessExactly(quantity, unit, answer, judging)
      : assessNumber(quantity, { number: solution, unit }, answer, judging);
  return assessment.verdict === 'right' && asked.isExact && !areSameUnit(quantity.unit, unit)
    ? wrongBut({ kind: 'otherUnit', asked: asked.unit })
    : assessment;
}

function assessNumber(
  quantity: Quantity,
  solution: { readonly number: number; readonly unit: Unit },
  { correctors }: Judged,
  { precision }: Judging,
): Assessment {
  const figures = correctors.find((corrector) => corrector.kind === 'significantFigures');
  if (figures !== undefined) {
    const expected = converted(solution.number, solution.unit, quantity.unit);
    return assessFigures(quantity, expected, figures.figures);
  }
  const value = real(converted(quantity.value, quantity.unit, solution.unit));
  const right = real(solution.number);
  const verdict = rightIf(matchesPrecision(value, right, precision));
  return byValue(verdict, verdict === 'wrong' ? remarkOnValue(value, right, { field: 'real', precision }) : undefined);
}

/** In fields of exact numbers, 0.333 m is not 1/3 m, and 1000/3 mm is. */
function assessExactly(quantity: Quantity, unit: Unit, { solution }: Judged, judging: Judging): Assessment {
  const expected = readSolution(solution.text, judging);
  if (expected === undefined) return otherValue;
  // A whole number of metres may be a fraction of kilometres. A degree is no fraction of a radian.
  const isExact = quantity.unit.powers.get('°') === unit.powers.get('°');
  const within: Judging = isExact
    ? { ...judging, field: judging.field === 'integer' ? 'rational' : judging.field }
    : { ...judging, field: 'real', precision: { mode: 'atleast', digits: mostDecimals } };
  return assessValue(termIn(quantity, unit), expected, within);
}

const mostDecimals = 12;

/** The number of a quantity in another unit, as a term. */
function termIn({ term, unit }: Pick<Quantity, 'term' | 'unit'>, to: Unit): Expression {
  const { factor, shift } = conversion(unit, to);
  const { span } = term;
  const inUnits: Expression = { kind: 'multiply', span, left: term, right: fractionNode(factor, span) };
  return { kind: 'add', span, left: inUnits, right: fractionNode(shift, span) };
}

function fractionNode({ s, n, d }: Fraction, span: Span): Expression {
  const whole = (size: bigint): Expression => ({ kind: 'number', span, value: Number(size), digits: String(size) });
  const size: Expression = { kind: 'divide', span, left: whole(n), right: whole(d) };
  return s < 0n ? { kind: 'negate', span, operand: size } : size;
}

/** The number of a quantity in a unit; undefined if it is none, or of another kind. */
export function numberInUnit(input: string, asked: AskedUnit, judging: Judging): Expression | undefined {
  const quantity = quantityIn(input, judging);
  const unit = readUnit(asked.unit);
  if (quantity === undefined || unit === undefined || !areConvertible(quantity.unit, unit)) return undefined;
  return numberNode(converted(quantity.value, quantity.unit, unit), { from: 0, to: 0 });
}

/** The number that a solution has in its unit. */
function solutionOf({ solution }: Judged, judging: Judging): number | undefined {
  const term = readSolution(solution.text, judging);
  const value = term && valueOf(term, {});
  return value?.ok ? numberOf(value.value) : undefined;
}

function real(value: number) {
  return { kind: 'real', value } as const;
}

function numberIn(
  text: string,
  judging: Pick<Judging, 'language' | 'field' | 'readsAs'>,
): Omit<Quantity, 'unit'> | undefined {
  const read = text.trim() === '' ? undefined : readNumber(text, judging);
  const value = read && valueOf(read.term, {});
  const number = value?.ok ? numberOf(value.value) : undefined;
  if (read === undefined || number === undefined || !Number.isFinite(number)) return undefined;
  return { term: read.term, value: number, figures: figuresIn(read) };
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
    ...text.matchAll(/\/|(?<=\s|^)1\s*\/|(?<![\p{L}°])[\p{L}°]|[%‰€$£¥]|(?<![\p{L}])US\$|(?<=\d\s*)\(/gu),
  ].flatMap(({ index }) => {
    const unit = readUnit(text.slice(index));
    if (unit === undefined) return [];
    return [{ number: text.slice(0, index).replace(/\s*[*·⋅×]?\s*$/, ''), unit, written: text.slice(index) }];
  });
}

function quantityIn(input: string, judging: Pick<Judging, 'language' | 'field' | 'readsAs'>): Quantity | undefined {
  const text = inUnitNotation(input);
  const clock = clockIn(text);
  if (clock !== undefined) return clock;
  for (const { number, unit } of unitEnds(text)) {
    const typed = numberIn(number, judging);
    if (typed !== undefined) return { ...typed, unit };
  }
  return sumIn(text, judging);
}

const money = /^\s*([+-]?)\s*(US\$|EUR|USD|CHF|GBP|CNY|RMB|JPY|S?Fr\.?|[€$£¥元])\s*(?=\d)(.*)$/s;

/** Commands of TeX around units, from the outside in. */
const tex: readonly (readonly [RegExp, string | ((all: string, above: string, below: string) => string)])[] = [
  [/\\[,;:! ]|~/g, ' '],
  [/\\(?:cdot|times)(?![A-Za-z])/g, '·'],
  [/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![A-Za-z])/g, '°'],
  [/\\celsius(?![A-Za-z])/g, '°C'],
  [/\\per(?![A-Za-z])\s*/g, '/'],
  [/\\(?:SI|qty)\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1 $2'],
  [/\\mu(?![A-Za-z])\s*/g, 'µ'],
  [/\\Omega(?![A-Za-z])\s*/g, 'Ω'],
  [/\\(?:euro|EUR|texteuro)(?![A-Za-z])/g, '€'],
  [/\\(?:mathrm|text(?:rm|normal)?|operatorname|unit|si)\s*\{([^{}]*)\}/g, '$1'],
  [
    /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (all, above, below) => (/\p{L}/u.test(above + below) ? `(${above})/(${below})` : all),
  ],
  [/\\([%$])/g, '$1'],
];

const nestedCommands = 4;

/** A quantity with usual signs: without the commands of TeX and full-width signs, and with currencies behind. */
export function inUnitNotation(typed: string): string {
  let written = inUnitSigns(typed).replace(/^\s*\$(.*\S)\s*\$\s*$/s, '$1');
  for (let depth = 0; depth < nestedCommands && written.includes('\\'); depth++) {
    written = tex.reduce(
      (text, [found, write]) =>
        typeof write === 'string' ? text.replaceAll(found, write) : text.replaceAll(found, write),
      written,
    );
  }
  return (
    inUnitSigns(written)
      .replace(money, '$1$3 $2')
      // 12,- €
      .replace(/(\d)[.,]\s*(?:-{1,2})(?=\s*\D)/, '$1')
      .trim()
  );
}

/** A time as clocks show it: `1:30 h`, `1:30:00 h`, `2:30 min`, `1h30`. */
function clockIn(text: string): Quantity | undefined {
  const colon = /^(\d+):([0-5]\d)(?::([0-5]\d))?\s*(h|std|stunden|hours|heures|小时|min)\.?$/i.exec(text);
  const [, first, second, third, word = 'h'] = colon ?? /^(\d+)\s*h\s*([0-5]\d)$/.exec(text) ?? [];
  const unit = readUnit(/^min/i.test(word) ? 'min' : 'h');
  if (first === undefined || second === undefined || unit === undefined) return undefined;
  const value = new Fraction(Number(first) * 3600 + Number(second) * 60 + Number(third ?? 0), 3600);
  return { term: fractionNode(value, { from: 0, to: text.length }), value: value.valueOf(), figures: uncounted, unit };
}

/** Times and sums have no figures to count: they are rounded as asked if their value is. */
const uncounted: Figures = { least: 1, most: Infinity };

/** Whether a text is a sum of quantities such as `1 h 30 min`. */
export function isSumOfQuantities(text: string, judging: Pick<Judging, 'language' | 'field' | 'readsAs'>): boolean {
  const written = inUnitNotation(text);
  return clockIn(written) !== undefined || sumIn(written, judging) !== undefined;
}

/** Several quantities that are added: `1 h 30 min`, `2 m + 5 cm`. In the unit of the last. */
function sumIn(text: string, judging: Pick<Judging, 'language' | 'field' | 'readsAs'>): Quantity | undefined {
  const parts = text.split(/(?<=[^\d\s+^-])\s*(?:\+\s*|\s+|(?=\d))(?=\d)/);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const quantities = parts.flatMap((part) => {
    const [, number = '', unit = ''] = /^([\d.,]+)\s*([^\d\s]+)$/.exec(part.trim()) ?? [];
    const [typed, read] = [numberIn(number, judging), readUnit(unit)];
    return typed === undefined || read === undefined ? [] : [{ ...typed, unit: read }];
  });
  const last = quantities.at(-1);
  if (last === undefined || quantities.length < parts.length) return undefined;
  if (quantities.some(({ unit }) => !areConvertible(unit, last.unit))) return undefined;
  const term = quantities
    .map((quantity) => termIn(quantity, last.unit))
    .reduce((left, right): Expression => ({ kind: 'add', span: left.span, left, right }));
  const value = quantities.reduce((sum, each) => sum + converted(each.value, each.unit, last.unit), 0);
  return { term, value, figures: uncounted, unit: last.unit };
}
