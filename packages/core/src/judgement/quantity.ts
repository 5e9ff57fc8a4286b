import {
  isExactField,
  isInfinite,
  leavesDoubles,
  numberNode,
  numberOf,
  valueOf,
  type Expression,
  type Precision,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { areConvertible, areSameUnit, conversionBetween, inUnitSigns, readUnit, type Unit } from '../units/index.ts';
import { otherValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { remarkOnConverted } from './near-value.ts';
import { assessValue } from './number.ts';
import { isNumber } from './places.ts';
import { readSolution } from './read-solution.ts';
import { readNumber } from './read-term.ts';
import { assessFigures, figuresIn, type Figures, type TypedNumber } from './significant-figures.ts';

type AskedUnit = Extract<Corrector, { readonly kind: 'unit' }>;

/** A number times a unit. */
interface Quantity extends TypedNumber {
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
  const assessment = assessNumber(quantity, { term: solution, unit, written: asked.unit }, answer, judging);
  return assessment.verdict === 'right' && asked.isExact && !areSameUnit(quantity.unit, unit)
    ? wrongBut({ kind: 'otherUnit', asked: asked.unit })
    : assessment;
}

function assessNumber(
  quantity: Quantity,
  solution: AskedQuantity,
  { correctors }: Judged,
  judging: Judging,
): Assessment {
  const figures = correctors.find((corrector) => corrector.kind === 'significantFigures');
  if (figures !== undefined) {
    return assessFigures(quantity, inUnit(solution.term, solution.unit, quantity.unit), figures.figures);
  }
  const within = comparedIn(quantity.unit, solution.unit, judging);
  const value = inUnit(quantity.term, quantity.unit, solution.unit);
  const assessment = assessValue(value, solution.term, within);
  if (assessment.verdict !== 'wrong' || isExactField(judging.field)) return assessment;
  if (areSameUnit(quantity.unit, solution.unit)) return assessment;
  const remark = remarkOnQuantity(quantity, value, solution, judging.precision);
  return remark === undefined ? otherValue : wrongBut(remark);
}

/** The solution in the unit asked for, as the author writes this unit. */
interface AskedQuantity {
  readonly term: Expression;
  readonly unit: Unit;
  readonly written: string;
}

/** Why a quantity in another unit is refused that is right up to rounding. `value`: in the unit asked for. */
function remarkOnQuantity(
  quantity: Quantity,
  value: Expression,
  { term, unit, written }: AskedQuantity,
  precision: Precision,
): Remark | undefined {
  const numbers = [quantity.term, inUnit(term, unit, quantity.unit), value, term].map(doubleOf);
  const [typed, exact, answer, solution] = numbers;
  if (typed === undefined || exact === undefined || answer === undefined || solution === undefined) return undefined;
  const kind = remarkOnConverted({ typed, exact }, { value: answer, solution }, precision);
  return kind && { kind, asked: precision.digits, unit: written };
}

/** Undefined for what a double does not hold. */
function doubleOf(term: Expression): number | undefined {
  const value = leavesDoubles(term) ? undefined : valueOf(term, {}, 'real');
  return value?.ok ? numberOf(value.value) : undefined;
}

const mostDecimals = 12;

/** In fields of exact numbers, 0.333 m is not 1/3 m, and 1000/3 mm is; otherwise quantities are real numbers. */
function comparedIn(from: Unit, to: Unit, judging: Judging): Judging {
  const { field } = judging;
  if (!isExactField(field)) return { ...judging, field: 'real' };
  // A degree is no fraction of a radian.
  if (from.powers.get('°') !== to.powers.get('°')) {
    return { ...judging, field: 'real', precision: { mode: 'atleast', digits: mostDecimals } };
  }
  // A whole number of metres may be a fraction of kilometres.
  return { ...judging, field: field === 'integer' ? 'rational' : field };
}

/** The number of a quantity in a unit; undefined if it is none, or of another kind. */
export function numberInUnit(input: string, asked: AskedUnit, judging: Judging): Expression | undefined {
  const quantity = quantityIn(input, judging);
  const unit = readUnit(asked.unit);
  if (quantity === undefined || unit === undefined || !areConvertible(quantity.unit, unit)) return undefined;
  return inUnit(quantity.term, quantity.unit, unit);
}

/** A number in one unit as a term for that in another, convertible one. */
function inUnit(term: Expression, from: Unit, to: Unit): Expression {
  if (areSameUnit(from, to)) return term;
  const { ratio, shift } = conversionBetween(from, to);
  const { span } = term;
  const above: Expression = { kind: 'multiply', span, left: term, right: whole(ratio.n) };
  const scaled: Expression = ratio.d === 1n ? above : { kind: 'divide', span, left: above, right: whole(ratio.d) };
  if (shift.n === 0n) return scaled;
  const right: Expression = { kind: 'divide', span, left: whole(shift.n), right: whole(shift.d) };
  return { kind: shift.s < 0n ? 'subtract' : 'add', span, left: scaled, right };
}

function whole(number: bigint): Expression {
  const value = Number(number);
  return Number.isSafeInteger(value)
    ? numberNode(value, nowhere)
    : { kind: 'number', span: nowhere, value, digits: String(number) };
}

const nowhere = { from: 0, to: 0 };

/** The number that a solution has in its unit. */
function solutionOf({ solution }: Judged, judging: Judging): Expression | undefined {
  const term = readSolution(solution.text, judging);
  return term !== undefined && isNumber(term) ? term : undefined;
}

function numberIn(text: string, judging: Pick<Judging, 'language' | 'field' | 'readsAs'>): TypedNumber | undefined {
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
  const [first, ...others] = quantities.map(({ term, unit }) => inUnit(term, unit, last.unit));
  if (first === undefined) return undefined;
  const sum = others.reduce<Expression>((left, right) => ({ kind: 'add', span: right.span, left, right }), first);
  return { term: sum, figures: uncounted, unit: last.unit };
}
