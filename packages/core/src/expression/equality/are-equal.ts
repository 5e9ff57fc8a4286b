import { constants } from '../constants.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { generalTolerance } from '../numbers/rounding.ts';
import { splitNames } from '../reading/split-names.ts';
import { withoutFactorialQuotients } from '../rewriting/factorial-quotients.ts';
import { substitute, type FunctionBody } from '../rewriting/substitute.ts';
import { isComplexField } from '../values/scalar.ts';
import type { Field } from '../values/field.ts';
import { compareInComplex } from './complex-values.ts';
import { leavesDoubles } from './beyond-doubles.ts';
import { comparedOf, type Compared } from './compared.ts';
import { differenceAtSteps, hasUnknownCases } from './difference-at-steps.ts';
import { differenceOf, haveSameSolutions } from './equations.ts';
import { impliedDomains, isDiscrete, realNumbers, type ParameterDomain } from './parameter-domain.ts';
import { isRationalIdentity } from './rational-function.ts';
import { hasRoundedNumber } from './rounded-number.ts';
import { isSameTree } from './same-tree.ts';
import { SamplePoints } from './sample-points.ts';
import { searchClosely } from './search-closely.ts';
import { haveSameTruth } from './same-statements.ts';
import { search, type Found, type Strictness } from './search.ts';
import { withStepsTaken } from './steps.ts';

/** Whether two expressions are the same function of their names. */
export type Equality =
  /** `undefinedAt`: a point where the right one has a value and the left one has none, told for `domain: 'right'`. */
  | {
      readonly kind: 'equal';
      readonly isProven: boolean;
      readonly undefinedAt?: Readonly<Record<string, number>>;
    }
  /** They differ at the witness. A side that is undefined there, or not real, is NaN; truth values are 1 and 0. */
  | {
      readonly kind: 'unequal';
      readonly witness: Readonly<Record<string, number>>;
      readonly left: number;
      readonly right: number;
    }
  /**
   * `notComparable`: a truth value and a number, or something without a value. `tooFewPoints`: hardly any point was
   * found where both are defined.
   */
  | { readonly kind: 'unknown'; readonly reason: 'notComparable' | 'tooFewPoints' };

export interface EqualityOptions {
  /** The names in scope; all others are split into products of them if possible. */
  readonly names?: ReadonlySet<string>;
  /** Functions of the scope. */
  readonly functions?: ReadonlyMap<string, FunctionBody>;
  /**
   * Maximum difference of values that count as equal, relative to the greater one. Zero by default, unless a number
   * looks rounded: 1.41421356 for the root of 2.
   */
  readonly tolerance?: number;
  readonly seed?: number;
  /**
   * `both`, the default: they differ if one is defined where the other is not. `right`: the right one says where they
   * are compared; where the left one is undefined, this is told, and they differ only if it leaves hardly any point.
   */
  readonly domain?: 'both' | 'right';
  /** The numbers that the names stand for; if missing, what the form of the right expression tells, otherwise real ones. */
  readonly domains?: ReadonlyMap<string, ParameterDomain>;
  /** In a complex field i is the imaginary unit, and values are complex. Real by default. */
  readonly field?: Field;
}

/**
 * Compares two expressions: exactly if both are rational functions with rational coefficients, otherwise at sample
 * points. As rational functions x/x and 1 are equal: removable gaps on one side do not count. If one side is undefined
 * in a whole neighbourhood where the other is defined, they differ: √x² and x. A witness is certain: the intervals
 * enclosing the two values are disjoint.
 */
export function areEqual(left: Expression, right: Expression, options: EqualityOptions = {}): Equality {
  const [first, second] = [prepared(left, options), prepared(right, options)];
  if (first === undefined || second === undefined) return { kind: 'unknown', reason: 'notComparable' };
  if (isSameTree(first, second)) return { kind: 'equal', isProven: true };
  const isComplex = isComplexField(options.field ?? 'real');
  const known = new Map([...impliedDomains(second), ...(options.domains ?? [])]);
  const names = [...new Set([...freeNames(first), ...freeNames(second)])]
    .sort()
    .filter((name) => !(isComplex && name === 'i'));
  const domains = names.map((name) => known.get(name) ?? realNumbers);
  const points = new SamplePoints(domains, [first, second], options.seed ?? 1);
  if (isComplex) return equalInComplex(first, second, names, points);
  const slots = new Map(names.map((name, slot) => [name, slot]));
  const [a, b] = [comparedOf(first, slots), comparedOf(second, slots)];
  if (a === undefined || b?.type !== a.type) return { kind: 'unknown', reason: 'notComparable' };
  if (isRationalIdentity(first, second)) return { kind: 'equal', isProven: true };
  const tolerance = options.tolerance ?? ([first, second].some(hasRoundedNumber) ? generalTolerance : 0);
  const found =
    equationsCompared(first, second, slots, points) ??
    statementsCompared([first, second], [a, b], slots, points) ??
    functionsCompared([first, second], [a, b], slots, points, {
      tolerance,
      domain: options.domain ?? 'both',
      hasGaps: domains.some(isDiscrete),
    });
  const { witness, isEnough, isProven = false, undefinedAt } = found;
  const named = (point: readonly number[]) =>
    Object.fromEntries(names.map((name, slot) => [name, point[slot] ?? NaN] as const));
  if (witness !== undefined)
    return { kind: 'unequal', witness: named(witness), left: a.at(witness), right: b.at(witness) };
  if (!isEnough) return { kind: 'unknown', reason: 'tooFewPoints' };
  return { kind: 'equal', isProven, ...(undefinedAt && { undefinedAt: named(undefinedAt) }) };
}

function equalInComplex(left: Expression, right: Expression, names: readonly string[], points: SamplePoints): Equality {
  if (isRationalIdentity(left, right)) return { kind: 'equal', isProven: true };
  const { witness, isEnough } = compareInComplex(left, right, names, points);
  if (witness === undefined)
    return isEnough ? { kind: 'equal', isProven: false } : { kind: 'unknown', reason: 'tooFewPoints' };
  const entries = names.map((name, index) => [name, witness[index] ?? NaN] as const);
  return { kind: 'unequal', witness: Object.fromEntries(entries), left: NaN, right: NaN };
}

/** Compares in doubles, and in numbers of any size where doubles do not tell. */
function functionsCompared(
  [first, second]: readonly [Expression, Expression],
  [a, b]: readonly [Compared, Compared],
  slots: ReadonlyMap<string, number>,
  points: SamplePoints,
  strictness: Strictness,
): Found {
  if (a.type === 'truth') {
    // Where a condition changes is searched for in doubles.
    if ([first, second].some(leavesDoubles)) return { isEnough: false };
    return search(a, b, points, slots.size, strictness);
  }
  if ([first, second].some(leavesDoubles)) return searchClosely(first, second, slots, points, false);
  const step = points.areReal ? differenceAtSteps(first, second, strictness.tolerance) : undefined;
  if (step !== undefined) return { witness: pointIn(slots, step), isEnough: true };
  const found = search(a, b, points, slots.size, strictness);
  if (found.witness === undefined && [first, second].some(hasUnknownCases)) return { ...found, isEnough: false };
  if (found.witness !== undefined || strictness.tolerance > 0) return found;
  const { witness } = searchClosely(first, second, slots, points, true);
  return witness === undefined ? found : { witness, isEnough: true };
}

/** Undefined if they are not equations. */
function equationsCompared(
  first: Expression,
  second: Expression,
  slots: ReadonlyMap<string, number>,
  points: SamplePoints,
): Found | undefined {
  const [left, right] = [differenceOf(first), differenceOf(second)];
  if (left === undefined || right === undefined || slots.size === 0) return undefined;
  const solutions = haveSameSolutions(left, right, slots, points);
  switch (solutions.kind) {
    case 'same':
      return { isEnough: true, isProven: solutions.isProven };
    case 'different':
      return { witness: solutions.witness, isEnough: true };
    case 'unknown':
      return { isEnough: false };
  }
}

/**
 * Statements that are no equations, or not both of them. Undefined if points have to tell: of inequalities, and where names
 * do not stand for all real numbers.
 */
function statementsCompared(
  [first, second]: readonly [Expression, Expression],
  [a, b]: readonly [Compared, Compared],
  slots: ReadonlyMap<string, number>,
  points: SamplePoints,
): Found | undefined {
  if (a.type !== 'truth' || !points.areReal) return undefined;
  const compared = haveSameTruth(first, second, [...slots.keys()]);
  switch (compared.kind) {
    case 'same':
      return { isEnough: true, isProven: true };
    case 'different':
      return { witness: pointIn(slots, compared.witness), isEnough: true };
    case 'unknown': {
      if (!compared.mayHidePoint || [first, second].some(leavesDoubles)) return undefined;
      const { witness } = search(a, b, points, slots.size, { tolerance: 0, domain: 'both', hasGaps: false });
      return { ...(witness && { witness }), isEnough: false };
    }
  }
}

function pointIn(slots: ReadonlyMap<string, number>, values: ReadonlyMap<string, number>): readonly number[] {
  return [...slots.keys()].map((name) => values.get(name) ?? 0);
}

function prepared(
  expression: Expression,
  { names, functions, field = 'real' }: EqualityOptions,
): Expression | undefined {
  const split =
    names === undefined
      ? expression
      : splitNames(
          expression,
          (name) => names.has(name) || constants.has(name) || (name === 'i' && isComplexField(field)),
        );
  const written = substitute(split, { names: new Map(), functions: functions ?? new Map() });
  return written && withStepsTaken(withoutFactorialQuotients(written));
}
