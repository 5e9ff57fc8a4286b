import {
  isExactField,
  leavesDoubles,
  numberOf,
  valueOf,
  type Expression,
  type Precision,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { areConvertible, areSameUnit, readUnit, type Unit } from '../units/index.ts';
import { inUnit } from './in-unit.ts';
import { otherValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { remarkOnConverted } from './near-value.ts';
import { assessValue } from './number.ts';
import { isNumber } from './places.ts';
import { numberIn, quantityFor, type TypedQuantity } from './read-quantity.ts';
import { readSolution } from './read-solution.ts';
import { assessFigures } from './significant-figures.ts';

type AskedUnit = Extract<Corrector, { readonly kind: 'unit' }>;

/**
 * Judges a quantity: it is converted to the unit of the solution, and then right within the precision of the question.
 * A number without a unit is no quantity, however right.
 */
export function assessQuantity(input: string, answer: Judged, asked: AskedUnit, judging: Judging): Assessment {
  const unit = readUnit(asked.unit);
  const quantity = unit && quantityFor(input, unit, judging);
  if (unit === undefined || quantity === undefined) {
    return numberIn(input, judging) === undefined ? { verdict: 'invalid' } : wrongBut({ kind: 'missingUnit' });
  }
  const solution = solutionOf(answer, judging);
  if (solution === undefined) return otherValue;
  if (!areConvertible(quantity.unit, unit)) return wrongBut({ kind: 'wrongUnit' });
  const assessment = assessNumber(quantity, { term: solution, unit, written: asked.unit }, answer, judging);
  return assessment.verdict === 'right' && asked.isExact && !areSameUnit(quantity.unit, unit)
    ? wrongBut({ kind: 'otherUnit', asked: asked.unit })
    : assessment;
}

function assessNumber(
  quantity: TypedQuantity,
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
  quantity: TypedQuantity,
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
  const unit = readUnit(asked.unit);
  const quantity = unit && quantityFor(input, unit, judging);
  if (quantity === undefined || unit === undefined || !areConvertible(quantity.unit, unit)) return undefined;
  return inUnit(quantity.term, quantity.unit, unit);
}

/** The number that a solution has in its unit. */
function solutionOf({ solution }: Judged, judging: Judging): Expression | undefined {
  const term = readSolution(solution.text, judging);
  return term !== undefined && isNumber(term) ? term : undefined;
}
