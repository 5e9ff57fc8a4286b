import type { Expression, RelationNode } from '../nodes.ts';
import { signsOnLine, type Sign } from '../polynomials/sign-changes.ts';
import { wholePolynomialOf, type WholePolynomial } from '../polynomials/whole-polynomial.ts';
import { rationalFunctionOf } from './rational-function.ts';
import { differencesOf, holdsBy, relationsIn } from './statements.ts';

/** Whether two statements hold for the same numbers; `at`: a number for which only one of them does. */
export type SameNumbers = { readonly kind: 'same' } | { readonly kind: 'different'; readonly at: number };

/** Where numerators and denominators of the differences of a relation are among all polynomials. */
interface Place {
  readonly above: number;
  readonly below: number;
}

/**
 * Compares two statements about one name exactly: at every number where a difference in one of them is 0 or has no
 * value, and between and beyond these numbers. Undefined if a difference is no rational function with rational
 * coefficients, or too large.
 */
export function comparedExactlyOnLine(left: Expression, right: Expression): SameNumbers | undefined {
  const polynomials: WholePolynomial[] = [];
  const places = new Map<RelationNode, readonly Place[]>();
  for (const relation of [left, right].flatMap(relationsIn)) {
    const own: Place[] = [];
    for (const difference of differencesOf(relation)) {
      const quotient = rationalFunctionOf(difference);
      const above = quotient && wholePolynomialOf(quotient.above);
      const below = quotient && wholePolynomialOf(quotient.below);
      if (above === undefined || below === undefined) return undefined;
      own.push({ above: polynomials.push(above) - 1, below: polynomials.push(below) - 1 });
    }
    places.set(relation, own);
  }
  const all = signsOnLine(polynomials);
  const other = all?.find(({ signs }) => {
    const signsOf = (relation: RelationNode) =>
      (places.get(relation) ?? []).map(({ above, below }) => quotientOf(signs[above] ?? 0, signs[below] ?? 0));
    return holdsBy(left, signsOf) !== holdsBy(right, signsOf);
  });
  if (all === undefined) return undefined;
  return other === undefined ? { kind: 'same' } : { kind: 'different', at: other.at() };
}

function quotientOf(above: Sign, below: Sign): Sign | undefined {
  if (below === 0) return undefined;
  return above === below ? 1 : above === 0 ? 0 : -1;
}
