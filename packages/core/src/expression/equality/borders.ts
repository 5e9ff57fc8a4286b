import { freeNames } from '../free-names.ts';
import { isTruthValued, type Expression } from '../nodes.ts';
import { childrenOf, hasNode } from '../tree.ts';
import { constantOf } from '../rewriting/constant.ts';
import { numberNode, substitute } from '../rewriting/substitute.ts';
import { doubleAt, leavesDoubles } from './beyond-doubles.ts';
import { orderOf } from './close-numbers.ts';
import { comparedOf, isEmpty, type Compared } from './compared.ts';
import { factorsOf } from './lone-zeros.ts';
import { isReservedName } from '../reserved-names.ts';
import { withoutGroups } from '../rewriting/without-groups.ts';
import { halved, polynomialZeros } from './polynomial-zeros.ts';
import { roundingIn } from './rounded-number.ts';
import { constantsIn } from './sample-points.ts';
import { differencesOf } from './statements.ts';
import { isNumber } from './steps.ts';

/** A number at which a condition may change its truth value. */
export interface Border {
  readonly at: number;
  /** Whether the border is this double; otherwise it is less than a few units in the last place away. */
  readonly isExact: boolean;
  /** The number itself, if it is a fraction, or if the condition compares a name with it: `x < sqrt(2)`. */
  readonly written?: Expression;
  /** How far it may be from the number that is meant, relative to its size, because decimals in it are rounded. */
  readonly rounding: number;
}

/** Maximum number of constants whose sums, products and quotients are tried as borders. */
const mostConstants = 8;
const mostBorders = 200;
const nowhere = { from: 0, to: 0 };
const powersOfTen = Array.from({ length: 31 }, (_, index) => 10 ** (index - 15));

/** Functions of which the conditions have borders that are all found: others may change their value anywhere. */
const tame: ReadonlySet<string> = new Set(['sqrt', 'cbrt', 'exp', 'ln', 'log', 'lg', 'log10', 'log2', 'abs']);

/** Whether all borders of a condition in one name are found: it has no periodic functions and no steps. */
export function hasFewBorders(condition: Expression): boolean {
  return !hasNode(
    condition,
    (node) => node.kind === 'modulo' || node.kind === 'factorial' || (node.kind === 'call' && !tame.has(node.name)),
  );
}

/**
 * The numbers, in order, at which a condition in one name may change its truth value: zeros and poles of the differences
 * that it compares, exactly for polynomials, otherwise where the sign of a difference changes between numbers that
 * follow from the constants in `context`, and powers of ten.
 */
export function bordersOf(
  condition: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly Border[] {
  const found = differencesIn(condition).flatMap((difference) => {
    const rounding = roundingIn(difference);
    const written = numberIn(difference);
    return bordersOfTerm(difference, slots, context).map((border) => ({
      ...border,
      rounding,
      ...(written && { written }),
    }));
  });
  return found.sort((a, b) => a.at - b.at).slice(0, mostBorders);
}

/** Where a term in one name vanishes or changes its sign, found like borders. */
export function zerosOfTerm(
  term: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly number[] {
  return bordersOfTerm(term, slots, context).map(({ at }) => at);
}

function bordersOfTerm(
  term: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly Omit<Border, 'rounding'>[] {
  const compared = comparedOf(term, slots);
  if (compared?.type !== 'number') return [];
  // Those of a polynomial are all found.
  const zeros = polynomialZeros(term);
  if (zeros !== undefined)
    return zeros.map(({ at, written }) => ({ ...borderAt(at, compared), ...(written && { written }) }));
  const changes = changesBetween(compared, gridOf(context)).map((at) => borderAt(at, compared));
  // A factor that only touches 0 changes no sign.
  const factors = factorsOf(term).filter((factor) => factor !== term);
  return [
    ...writtenZeros(term, slots, context),
    ...changes,
    ...factors.flatMap((factor) => bordersOfTerm(factor, slots, context)),
  ];
}

/** Numbers in the context, or their opposites, that are certainly zeros: a term may touch 0 at sqrt(2). */
function writtenZeros(
  term: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly Omit<Border, 'rounding'>[] {
  const [name] = slots.keys();
  const compared = comparedOf(term, slots);
  if (name === undefined || compared === undefined) return [];
  return numbersOf(context).flatMap(({ at, written }) => {
    if (!(Math.abs(compared.at([at])) < nearlyZero)) return [];
    const placed = substitute(term, { names: new Map([[name, written]]), functions: new Map() });
    const isZero = placed !== undefined && orderOf(placed, numberNode(0, nowhere)) === 'same';
    return isZero ? [{ ...borderAt(at, compared), written }] : [];
  });
}

/** What may be 0 as far as doubles tell. */
const nearlyZero = 1e-9;

interface WrittenNumber {
  readonly at: number;
  readonly written: Expression;
}

const writtenNumbers = new WeakMap<readonly Expression[], readonly WrittenNumber[]>();

/** The numbers that are written in a context, and their opposites. */
function numbersOf(context: readonly Expression[]): readonly WrittenNumber[] {
  const known = writtenNumbers.get(context);
  if (known !== undefined) return known;
  const found = new Map<number, Expression>();
  for (const written of context.flatMap(numbersIn)) {
    const at = doubleAt(written);
    if (!Number.isFinite(at) || leavesDoubles(written)) continue;
    found.set(at, written).set(-at, { kind: 'negate', span: written.span, operand: written });
    if (found.size > 2 * mostConstants) break;
  }
  const all = [...found].map(([at, written]) => ({ at, written }));
  writtenNumbers.set(context, all);
  return all;
}

/** The greatest parts of a term that are numbers. */
function numbersIn(node: Expression): readonly Expression[] {
  return isNumber(node) && !isTruthValued(node) ? [node] : childrenOf(node).flatMap(numbersIn);
}

/** Terms with steps at whole numbers have so many of them on both sides of 0 looked at. */
const mostSteps = 12;
const wholes = Array.from({ length: 2 * mostSteps + 1 }, (_, index) => index - mostSteps);
const stepsAtWholes: ReadonlySet<string> = new Set(['floor', 'ceil', 'trunc', 'fract', 'mod']);

/** The terms that vanish where a condition may change its truth value, or a term its value by a step. */
function differencesIn(node: Expression): readonly Expression[] {
  const inside = childrenOf(node).flatMap(differencesIn);
  return [...ownDifferences(node), ...inside];
}

function ownDifferences(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'relation':
      return differencesOf(node);
    case 'modulo':
      return stepsOf({ kind: 'divide', span: node.span, left: node.left, right: node.right }, 0);
    case 'power':
      return isNumber(node.left) && !isNumber(node.right) && constantOf(node.left)?.value.n === 0n ? [node.right] : [];
    case 'call': {
      const [argument, divisor] = node.items;
      if (argument === undefined || freeNames(argument).size === 0) return [];
      if (node.name === 'sign' || node.name === 'sgn' || node.name === 'heaviside' || node.name === 'dirac')
        return [argument];
      if (node.name === 'round') return stepsOf(argument, 0.5);
      if (!stepsAtWholes.has(node.name)) return [];
      return stepsOf(
        divisor === undefined ? argument : { kind: 'divide', span: node.span, left: argument, right: divisor },
        0,
      );
    }
    default:
      return [];
  }
}

/** Where a term is a whole number, or one and a part of the next. */
function stepsOf(term: Expression, part: number): readonly Expression[] {
  const { span } = term;
  return wholes.map((whole) => ({ kind: 'subtract', span, left: term, right: numberNode(whole + part, span) }));
}

/** The number in a difference of a name and a number. */
function numberIn(difference: Expression): Expression | undefined {
  if (difference.kind !== 'subtract') return undefined;
  const [one, other] = [withoutGroups(difference.left), withoutGroups(difference.right)];
  if (isVariable(one)) return isNumber(other) ? other : undefined;
  return isVariable(other) && isNumber(one) ? one : undefined;
}

function isVariable(node: Expression): boolean {
  return node.kind === 'name' && !isReservedName(node.value);
}

const grids = new WeakMap<readonly Expression[], readonly number[]>();

/** Numbers near which borders may lie; those of one context are needed for all of its terms. */
function gridOf(context: readonly Expression[]): readonly number[] {
  const grid = grids.get(context) ?? gridAround(context);
  grids.set(context, grid);
  return grid;
}

function gridAround(context: readonly Expression[]): readonly number[] {
  const sizes = [...new Set([1, ...context.flatMap(constantsIn)].map(Math.abs))].filter((size) => size > 0);
  const some = sizes.slice(0, mostConstants);
  const pairs = some.flatMap((a) => some.flatMap((b) => [a + b, a - b, a * b, a / b]));
  const all = [0, ...sizes, ...pairs, ...powersOfTen].filter(Number.isFinite);
  return [...new Set(all.flatMap((size) => [size, -size]))].sort((a, b) => a - b);
}

/** `below`, `above`: certainly not 0. */
type Side = 'below' | 'above' | 'zero' | 'undefined';

function sideAt(compared: Compared, x: number): Side {
  const enclosure = compared.within([x], 0);
  if (isEmpty(enclosure)) return 'undefined';
  return enclosure.low > 0 ? 'above' : enclosure.high < 0 ? 'below' : 'zero';
}

function changesBetween(compared: Compared, grid: readonly number[]): readonly number[] {
  const sides = grid.map((x) => sideAt(compared, x));
  return grid.flatMap((x, index) => {
    const side = sides[index];
    const [before, sideBefore] = [grid[index - 1], sides[index - 1]];
    const own = side === 'zero' ? [x] : [];
    if (before === undefined || sideBefore === side || side === 'zero' || sideBefore === 'zero') return own;
    return [...own, halved(before, x, (at) => sideAt(compared, at) === sideBefore)];
  });
}

/** A zero next to a short decimal is that decimal, if the difference is 0 there. */
function borderAt(found: number, compared: Compared): Omit<Border, 'rounding'> {
  const exact = [found, Number(found.toPrecision(14))].find((at) => isZeroAt(compared, at));
  return exact === undefined ? { at: found, isExact: false } : { at: exact, isExact: true };
}

function isZeroAt(compared: Compared, x: number): boolean {
  const { low, high } = compared.within([x], 0);
  return low === 0 && high === 0;
}
