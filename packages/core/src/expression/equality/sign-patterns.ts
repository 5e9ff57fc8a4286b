import type { Expression, RelationNode } from '../nodes.ts';
import { signsOnLine, type Sign } from '../polynomials/sign-changes.ts';
import { wholePolynomialOf } from '../polynomials/whole-polynomial.ts';
import { normalise } from '../rewriting/normalise.ts';
import { areProportional, rationalFunctionOf, type RationalFunction } from './rational-function.ts';
import { isSameTree } from './same-tree.ts';
import { signOfForm } from './sign-of.ts';
import { differencesOf, holdsBy, relationsIn, type SideDifference } from './statements.ts';

/** So many different terms are compared with 0; each of them multiplies the patterns by up to 4. */
const mostTerms = 6;

/** A sign, or undefined where a term has no value. */
type MaybeSign = Sign | undefined;

/** A term that is compared with 0; a multiple of it by a number other than 0 is the same term. */
interface ComparedTerm {
  readonly term: Expression;
  readonly quotient: RationalFunction | undefined;
  readonly signs: readonly MaybeSign[];
}

/**
 * Whether two statements hold for the same values of their names because they compare the same terms with 0, so that
 * they agree whatever signs these terms have. `isLeftOut`: which patterns of signs need not be looked at.
 */
export function agreeForAllSigns(
  left: Expression,
  right: Expression,
  isLeftOut: (signsOf: (relation: RelationNode) => readonly MaybeSign[]) => boolean = () => false,
): boolean {
  const terms: ComparedTerm[] = [];
  const places = new Map<RelationNode, readonly { readonly term: number; readonly factor: Sign }[]>();
  for (const relation of [left, right].flatMap(relationsIn)) {
    const own = differencesOf(relation).map((difference) => placeOf(difference, terms));
    places.set(relation, own);
    if (terms.length > mostTerms) return false;
  }
  return patternsOf(terms.map(({ signs }) => signs)).every((pattern) => {
    const signsOf = (relation: RelationNode) =>
      (places.get(relation) ?? []).map(({ term, factor }) => times(pattern[term], factor));
    return isLeftOut(signsOf) || holdsBy(left, signsOf) === holdsBy(right, signsOf);
  });
}

function times(sign: MaybeSign, factor: Sign): MaybeSign {
  if (sign === undefined || factor === 1) return sign;
  return sign === 0 || factor === 0 ? 0 : sign === 1 ? -1 : 1;
}

function patternsOf(choices: readonly (readonly MaybeSign[])[]): readonly (readonly MaybeSign[])[] {
  return choices.reduce<readonly (readonly MaybeSign[])[]>(
    (all, signs) => all.flatMap((pattern) => signs.map((sign) => [...pattern, sign])),
    [[]],
  );
}

/** The term in the list of which a difference is a multiple, and the sign of the factor; it is added if there is none. */
function placeOf(difference: SideDifference, terms: ComparedTerm[]): { readonly term: number; readonly factor: Sign } {
  const quotient = rationalFunctionOf(difference);
  for (const [term, known] of terms.entries()) {
    const factor = factorBetween(difference, quotient, known);
    if (factor !== undefined) return { term, factor };
  }
  terms.push({ term: difference, quotient, signs: signsOf(difference, quotient) });
  return { term: terms.length - 1, factor: 1 };
}

function factorBetween(
  difference: SideDifference,
  quotient: RationalFunction | undefined,
  known: ComparedTerm,
): Sign | undefined {
  if (quotient !== undefined && known.quotient !== undefined) {
    const { above, below } = known.quotient;
    if (!areProportional(quotient.above, above) || !areProportional(quotient.below, below)) return undefined;
    const [first, second, third, fourth] = [quotient.above, above, quotient.below, below].map(
      (sum) => sum[0]?.coefficient.value.s ?? 1n,
    );
    return (first === second) === (third === fourth) ? 1 : -1;
  }
  if (quotient !== undefined || known.quotient !== undefined) return undefined;
  const { span } = difference;
  const [own, other] = [normalise(difference), normalise(known.term)];
  if (isSameTree(own, other)) return 1;
  return isSameTree(normalise({ kind: 'negate', span, operand: difference }), other) ? -1 : undefined;
}

/** The signs that a term may have as far as its form tells; those of a polynomial in one name exactly. */
function signsOf(difference: SideDifference, quotient: RationalFunction | undefined): readonly MaybeSign[] {
  const isEverywhere = quotient?.below.length === 1 && quotient.below[0]?.factors.size === 0;
  const above = isEverywhere ? wholePolynomialOf(quotient.above) : undefined;
  const exact = above && signsOnLine([above]);
  if (exact !== undefined) return [...new Set(exact.flatMap(({ signs }) => signs))];
  const all = byForm(difference);
  return isEverywhere ? all : [...all, undefined];
}

function byForm({ left, right }: SideDifference): readonly Sign[] {
  const isZero = (node: Expression) => node.kind === 'number' && node.value === 0;
  if (isZero(right)) return signsByForm(left);
  if (isZero(left)) return signsByForm(right).map((sign): Sign => (sign === 0 ? 0 : sign === 1 ? -1 : 1));
  return [-1, 0, 1];
}

function signsByForm(term: Expression): readonly Sign[] {
  switch (signOfForm(term)) {
    case 'positive':
      return [1];
    case 'notNegative':
      return [0, 1];
    case 'unknown':
      return [-1, 0, 1];
  }
}
