import {
  constants,
  freeNames,
  leavesDoubles,
  numberOf,
  orderOf,
  valueOf,
  type Expression,
} from '../expression/index.ts';

/**
 * Numbers in order, each with its place, a whole number: sets are computed with places, so the size of the numbers does not
 * matter. The places of -∞ and ∞ are infinite.
 */
export class NumberPlaces {
  readonly #ordered: readonly Expression[];
  readonly #places: ReadonlyMap<Expression, number>;

  private constructor(ordered: readonly Expression[], places: ReadonlyMap<Expression, number>) {
    this.#ordered = ordered;
    this.#places = places;
  }

  /** Undefined if it is not known which of two numbers is less. */
  static of(terms: readonly Expression[]): NumberPlaces | undefined {
    const ordered: Expression[] = [];
    const same = new Map<Expression, Expression>();
    for (const term of terms) {
      if (infinityOf(term) !== undefined) continue;
      const orders = ordered.map((other) => orderOf(term, other));
      if (orders.includes(undefined)) return undefined;
      const equal = orders.indexOf('same');
      same.set(term, ordered[equal] ?? term);
      if (equal === -1) ordered.splice(orders.filter((order) => order === 'greater').length, 0, term);
    }
    const places = new Map([...same].map(([term, first]) => [term, ordered.indexOf(first)]));
    for (const term of terms) places.set(term, infinityOf(term) ?? places.get(term) ?? NaN);
    return new NumberPlaces(ordered, places);
  }

  /** The place of one of the numbers; NaN for any other. */
  placeOf(term: Expression): number {
    return this.#places.get(term) ?? NaN;
  }

  /** The first of the numbers that have a place. */
  termAt(place: number): Expression {
    return this.#ordered[place] ?? infinityNode(place);
  }
}

/** Whether a term is a real number, however large, or infinite. */
export function isNumber(term: Expression): boolean {
  if (![...freeNames(term)].every((name) => constants.has(name))) return false;
  const value = valueOf(term, {});
  const number = value.ok ? numberOf(value.value) : undefined;
  return number !== undefined && (!Number.isNaN(number) || leavesDoubles(term));
}

/** Infinity or its negative, unless the number is only too large for doubles. */
function infinityOf(term: Expression): number | undefined {
  const value = valueOf(term, {});
  const number = value.ok ? numberOf(value.value) : undefined;
  return number !== undefined && Math.abs(number) === Infinity && !leavesDoubles(term) ? number : undefined;
}

function infinityNode(value: number): Expression {
  const span = { from: 0, to: 0 };
  const infinity: Expression = { kind: 'name', span, value: 'infinity' };
  return value < 0 ? { kind: 'negate', span, operand: infinity } : infinity;
}
