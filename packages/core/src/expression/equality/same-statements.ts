import { freeNames } from '../free-names.ts';
import type { Expression, RelationNode, RelationSign } from '../nodes.ts';
import { numberNode, substitute } from '../rewriting/substitute.ts';
import { doubleAt, leavesDoubles } from './beyond-doubles.ts';
import { bordersOf, hasFewBorders } from './borders.ts';
import { compareOnLine, type Piece } from './pieces-on-line.ts';
import { isRationalIdentity, rationalFunctionOf } from './rational-function.ts';
import { constantsIn } from './sample-points.ts';
import { agreeForAllSigns } from './sign-patterns.ts';
import { comparedExactlyOnLine } from './statements-on-line.ts';
import { differencesOf, relationsIn } from './statements.ts';

/** Whether two statements hold for the same values of their names, as far as can be shown. */
export type SameStatements =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly witness: ReadonlyMap<string, number> }
  /** `mayHidePoint`: they may differ at points that sampling does not meet. */
  | { readonly kind: 'unknown'; readonly mayHidePoint: boolean };

const nowhere = { from: 0, to: 0 };
/** So many values of one name are tried with each of the others. */
const mostValues = 20;
const usualValues = [2, -1, 0.5, 3, -3.25, 7, 0, 1, 12.5];

/**
 * Compares statements that are made of relations. Statements about one name exactly if all differences are rational. Otherwise
 * they are the same if they agree for all signs of their differences, and different if they differ on a line: one along
 * the curve of an equation, or one on which a name has a value that matters.
 */
export function haveSameTruth(left: Expression, right: Expression, names: readonly string[]): SameStatements {
  const [only, second] = names;
  if (second === undefined) return comparedForOne(left, right, only);
  if (agreeForAllSigns(left, right)) return { kind: 'same' };
  const curves = [...curvesOf(right, names), ...curvesOf(left, names)];
  for (const { name, term } of curves) {
    const others = names.filter((each) => each !== name);
    const [a, b] = [left, right].map((each) => placed(each, new Map([[name, term]])));
    const at = a && b && differentOnLines(a, b, others, [left, right]);
    if (at === undefined) continue;
    const there = placed(term, new Map([...at].map(([other, value]) => [other, numberNode(value, nowhere)])));
    return { kind: 'different', witness: new Map([...at, [name, there === undefined ? NaN : doubleAt(there)]]) };
  }
  const witness = differentOnLines(left, right, names, [left, right]);
  if (witness !== undefined) return { kind: 'different', witness };
  return isSameCurve(left, right, names)
    ? { kind: 'same' }
    : { kind: 'unknown', mayHidePoint: mayHidePoint(left, right) };
}

function comparedForOne(left: Expression, right: Expression, name: string | undefined): SameStatements {
  const exact = comparedExactlyOnLine(left, right);
  if (exact?.kind === 'same' || (exact === undefined && agreeForAllSigns(left, right))) return { kind: 'same' };
  if (name === undefined) return { kind: 'unknown', mayHidePoint: false };
  if (exact !== undefined) return { kind: 'different', witness: new Map([[name, exact.at]]) };
  if ([left, right].some(leavesDoubles)) return { kind: 'unknown', mayHidePoint: true };
  const terms = (first: number, second: number) => first === second;
  const compared = compareOnLine(asPieces(left), asPieces(right), { name, terms, tolerance: 0 });
  if (compared.kind === 'different') return { kind: 'different', witness: new Map([[name, compared.at]]) };
  if (!compared.isUnclear && [left, right].every(hasFewBorders)) return { kind: 'same' };
  return { kind: 'unknown', mayHidePoint: mayHidePoint(left, right) };
}

/** A statement as a function by cases: 1 where it holds, otherwise 0. */
function asPieces(statement: Expression): readonly Piece[] {
  const always: Expression = { kind: 'truth', span: nowhere, value: true };
  return [
    { term: numberNode(1, nowhere), condition: statement },
    { term: numberNode(0, nowhere), condition: always },
  ];
}

const thin: ReadonlySet<RelationSign> = new Set(['=', '!=']);

/** Whether one of them has a relation with `=` or `!=`, which may hold, or fail, at single points. */
function mayHidePoint(left: Expression, right: Expression): boolean {
  return [left, right].flatMap(relationsIn).some(({ signs }) => signs.some((sign) => thin.has(sign)));
}

/** A name and the term that it is on the curve of an equation. */
interface Curve {
  readonly name: string;
  readonly term: Expression;
}

/** The equations in a statement, solved for a name that occurs in them without powers: 2x + 1 for y. */
function curvesOf(statement: Expression, names: readonly string[]): readonly Curve[] {
  return equationsIn(statement).flatMap((relation) =>
    differencesOf(relation).flatMap((difference) =>
      names.flatMap((name) => {
        const term = freeNames(difference).size > 1 ? solvedFor(difference, name) : undefined;
        return term === undefined ? [] : [{ name, term }];
      }),
    ),
  );
}

function equationsIn(statement: Expression): readonly RelationNode[] {
  return relationsIn(statement).filter(({ signs }) => signs.length === 1 && signs[0] === '=');
}

/** Undefined unless a term is a·name + b with a number a other than 0. */
function solvedFor(difference: Expression, name: string): Expression | undefined {
  if (!freeNames(difference).has(name)) return undefined;
  const [rest, one] = [0, 1].map((value) => placed(difference, new Map([[name, numberNode(value, nowhere)]])));
  if (rest === undefined || one === undefined) return undefined;
  const span = nowhere;
  const slope: Expression = { kind: 'subtract', span, left: one, right: rest };
  const product: Expression = { kind: 'multiply', span, left: slope, right: { kind: 'name', span, value: name } };
  const linear: Expression = { kind: 'add', span, left: rest, right: product };
  const number = rationalFunctionOf(slope);
  const isNumber =
    number?.above.length === 1 && [number.above[0], number.below[0]].every((part) => part?.factors.size === 0);
  if (!isNumber || number.below.length !== 1 || !isRationalIdentity(difference, linear)) return undefined;
  return { kind: 'negate', span, operand: { kind: 'divide', span, left: rest, right: slope } };
}

/**
 * Whether two statements are the same because they are on the curve of the only equation of the right one, and the left one
 * holds nowhere else whatever the signs of its other differences are.
 */
function isSameCurve(left: Expression, right: Expression, names: readonly string[]): boolean {
  const [equation, ...others] = relationsIn(right);
  const [curve] = curvesOf(right, names);
  if (equation === undefined || others.length > 0 || curve === undefined || names.length > 2) return false;
  const [a, b] = [left, right].map((each) => placed(each, new Map([[curve.name, curve.term]])));
  if (a === undefined || b === undefined || comparedExactlyOnLine(a, b)?.kind !== 'same') return false;
  return agreeForAllSigns(left, right, (signsOf) => signsOf(equation)[0] === 0);
}

/** A point on a line parallel to an axis at which only one of two statements holds. */
function differentOnLines(
  left: Expression,
  right: Expression,
  names: readonly string[],
  context: readonly Expression[],
): ReadonlyMap<string, number> | undefined {
  const [only, second] = names;
  if (second === undefined) {
    const found = comparedForOne(left, right, only);
    return found.kind === 'different' ? found.witness : undefined;
  }
  const values = new Map(names.map((name) => [name, valuesThatMatter(name, context)]));
  for (const name of names) {
    const others = names.filter((each) => each !== name);
    for (let line = 0; line < mostValues; line++) {
      const place = others.flatMap((other, index) => {
        const all = values.get(other) ?? [];
        const value = all[(line + 5 * index) % all.length];
        return value === undefined ? [] : [[other, value] as const];
      });
      const nodes = new Map(place.map(([other, { node }]) => [other, node]));
      const [a, b] = [left, right].map((each) => placed(each, nodes));
      const found = a && b && comparedForOne(a, b, name);
      if (found?.kind !== 'different') continue;
      return new Map([...place.map(([other, { at }]) => [other, at] as const), ...found.witness]);
    }
  }
  return undefined;
}

/** A number, as a double and as it is written. */
interface Place {
  readonly at: number;
  readonly node: Expression;
}

/** Where relations of one name alone change, between and beyond these places, and the numbers of the statements. */
function valuesThatMatter(name: string, context: readonly Expression[]): readonly Place[] {
  const slots = new Map([[name, 0]]);
  const isAlone = (relation: RelationNode) => {
    const own = [...freeNames(relation)];
    return own.length === 1 && own[0] === name;
  };
  const borders = context
    .flatMap(relationsIn)
    .filter(isAlone)
    .flatMap((relation) => bordersOf(relation, slots, context))
    .sort((a, b) => a.at - b.at);
  const places = borders.map(({ at, written }): Place => ({ at, node: written ?? numberNode(at, nowhere) }));
  const sides = borders.map(({ at }) => at);
  const [first = 0, last = 0] = [sides[0], sides.at(-1)];
  const between = sides.slice(1).map((place, index) => (place + (sides[index] ?? place)) / 2);
  const numbers = [...new Set(context.flatMap(constantsIn))].flatMap((value) => [value, -value]);
  // The last ones matter most, and are kept.
  const others = [...numbers, ...usualValues, ...between, 2 * last + 1, 2 * first - 1, last + 1, first - 1];
  const all = [...others.map((at): Place => ({ at, node: numberNode(at, nowhere) })), ...places];
  const distinct = new Map(all.filter(({ at }) => Number.isFinite(at)).map((place) => [place.at, place]));
  return [...distinct.values()].toReversed().slice(0, mostValues);
}

function placed(expression: Expression, names: ReadonlyMap<string, Expression>): Expression | undefined {
  return substitute(expression, { names, functions: new Map() });
}
