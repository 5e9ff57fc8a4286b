import {
  matchesPrecision,
  numberNode,
  numberOf,
  valueOf,
  type Expression,
  type Precision,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { areConvertible, areSameUnit, converted, inUnitSigns, readUnit, type Unit } from '../units/index.ts';
import { byValue, otherValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { remarkOnConverted, remarkOnValue } from './near-value.ts';
import { readSolution } from './read-solution.ts';
import { readNumber } from './read-term.ts';
import { assessFigures, figuresIn, type TypedNumber } from './significant-figures.ts';
import { rightIf } from './verdict.ts';

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
  const assessment = assessNumber(quantity, { number: solution, unit, written: asked.unit }, answer, judging);
  return assessment.verdict === 'right' && asked.isExact && !areSameUnit(quantity.unit, unit)
    ? wrongBut({ kind: 'otherUnit', asked: asked.unit })
    : assessment;
}

function assessNumber(
  quantity: Quantity,
  solution: AskedQuantity,
  { correctors }: Judged,
  { precision }: Judging,
): Assessment {
  const figures = correctors.find((corrector) => corrector.kind === 'significantFigures');
  if (figures !== undefined) {
    const expected = converted(solution.number, solution.unit, quantity.unit);
    return assessFigures(quantity, expected, figures.figures);
  }
  const value = converted(quantity.value, quantity.unit, solution.unit);
  const verdict = rightIf(matchesPrecision(real(value), real(solution.number), precision));
  return byValue(verdict, verdict === 'wrong' ? remarkOnQuantity(quantity, value, solution, precision) : undefined);
}

/** The solution in the unit asked for, as the author writes this unit. */
interface AskedQuantity {
  readonly number: number;
  readonly unit: Unit;
  readonly written: string;
}

/** Why a quantity is refused that is right up to rounding. `value`: in the unit asked for. */
function remarkOnQuantity(
  quantity: Quantity,
  value: number,
  { number, unit, written }: AskedQuantity,
  precision: Precision,
): Remark | undefined {
  if (areSameUnit(quantity.unit, unit)) return remarkOnValue(real(value), real(number), { field: 'real', precision });
  const inUnitOfAnswer = { typed: quantity.value, exact: converted(number, unit, quantity.unit) };
  const kind = remarkOnConverted(inUnitOfAnswer, { value, solution: number }, precision);
  return kind && { kind, asked: precision.digits, unit: written };
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

function numberIn(text: string, judging: Pick<Judging, 'language' | 'field' | 'readsAs'>): TypedNumber | undefined {
  const read = text.trim() === '' ? undefined : readNumber(text, judging);
  const value = read && valueOf(read.term, {});
  const number = value?.ok ? numberOf(value.value) : undefined;
  if (read === undefined || number === undefined || !Number.isFinite(number)) return undefined;
  return { value: number, figures: figuresIn(read) };
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
  return [...text.matchAll(/\/|(?<=\s|^)1\s*\/|(?<![\p{L}°])[\p{L}°]|[%‰€$£¥]|(?<=\d\s*)\(/gu)].flatMap(({ index }) => {
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

const mathrm = /\\(?:mathrm|text(?:rm|normal)?|operatorname|unit|si)\s*\{([^{}]*)\}/g;

/** A quantity with usual signs: without the commands of TeX and full-width signs, and with currencies behind. */
export function inUnitNotation(typed: string): string {
  return inUnitSigns(typed)
    .replace(/^\s*\$(.*\S)\s*\$\s*$/s, '$1')
    .replaceAll(/\\[,;:! ]|~/g, ' ')
    .replaceAll(mathrm, '$1')
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (all, above: string, below: string) =>
      /\p{L}/u.test(above + below) ? `(${above})/(${below})` : all,
    )
    .replaceAll(/\\cdot(?![A-Za-z])/g, '·')
    .replaceAll(/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![A-Za-z])/g, '°')
    .replaceAll(/\\mu(?![A-Za-z])\s*/g, 'µ')
    .replaceAll(/\\Omega(?![A-Za-z])/g, 'Ω')
    .replaceAll(/\\(?:euro|EUR)(?![A-Za-z])/g, '€')
    .replaceAll(/\\([%$])/g, '$1')
    .replace(/^\s*([+\-−]?)\s*([€$£¥])\s*(?=\d)(.*)$/s, '$1$3 $2')
    .trim();
}

/** A time as clocks show it: `1:30 h`, `1:30:00 h`, `2:30 min`, `1h30`. */
function clockIn(text: string): Quantity | undefined {
  const colon = /^(\d+):([0-5]\d)(?::([0-5]\d))?\s*(h|std|stunden|hours|heures|小时|min)\.?$/i.exec(text);
  const [, first, second, third, word = 'h'] = colon ?? /^(\d+)\s*h\s*([0-5]\d)$/.exec(text) ?? [];
  const unit = readUnit(/^min/i.test(word) ? 'min' : 'h');
  if (first === undefined || second === undefined || unit === undefined) return undefined;
  const value = Number(first) + Number(second) / 60 + Number(third ?? 0) / 3600;
  return { value, figures: undefined, unit };
}

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
    return typed === undefined || read === undefined ? [] : [{ value: typed.value, figures: undefined, unit: read }];
  });
  const last = quantities.at(-1);
  if (last === undefined || quantities.length < parts.length) return undefined;
  if (quantities.some(({ unit }) => !areConvertible(unit, last.unit))) return undefined;
  return { ...last, value: quantities.reduce((sum, { value, unit }) => sum + converted(value, unit, last.unit), 0) };
}
