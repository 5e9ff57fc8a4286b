import { printText } from '../printing/print-text.ts';
import type { Expression } from '../nodes.ts';
import { hasNode } from '../tree.ts';
import { constantOf } from '../rewriting/constant.ts';
import { normalise } from '../rewriting/normalise.ts';
import { factorsIn, hasName, productOf, summandsIn, withoutSigns } from './parts.ts';
import { degreeIn, isIrreducible, polynomialOf, type Polynomial } from './polynomial.ts';

/**
 * Whether an expression is a sum of a polynomial and of fractions over powers of irreducible polynomials, each of them
 * different, whose numerators have a smaller degree than the polynomial in the power.
 */
export function arePartialFractions(expression: Expression): boolean {
  const summands = summandsIn(expression).map((summand) => factorsIn(summand));
  if (summands.some(({ above, below }) => [...above, ...below].some(hasFraction))) return false;
  const denominators = summands.flatMap(({ below }) => below.filter(hasName));
  const variable = variableOf(denominators);
  if (variable === undefined) return true;
  const seen = new Set<string>();
  return summands.every(({ above, below }) => {
    const bases = below
      .map(baseOf)
      .filter(({ base }) => polynomialOf(base)?.indeterminates.includes(variable) === true);
    const numerator = polynomialOf(productOf(above));
    const [first] = bases;
    if (first === undefined || numerator === undefined) return numerator !== undefined;
    const polynomial = polynomialOf(first.base);
    const power = bases.reduce((sum, { exponent }) => sum + exponent, 0);
    if (polynomial === undefined || bases.some(({ base }) => keyOf(base) !== keyOf(first.base))) return false;
    const key = `${keyOf(first.base)}^${power}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return isIrreducible(polynomial) && degreeIn(numerator, variable) < degreeIn(polynomial, variable);
  });
}

/** Whether there is a fraction within a factor: 1/2 (1/x + 1/(x + 1)). */
function hasFraction(factor: Expression): boolean {
  return hasNode(factor, (node) => {
    if (node.kind === 'divide') return hasName(node.right);
    return node.kind === 'power' && hasName(node.left) && constantOf(node.right)?.value.s === -1n;
  });
}

/** The name that the denominators are polynomials in: x if there are several. */
function variableOf(denominators: readonly Expression[]): string | undefined {
  const polynomials = denominators.flatMap((each): readonly Polynomial[] => {
    const polynomial = polynomialOf(baseOf(each).base);
    return polynomial === undefined ? [] : [polynomial];
  });
  const names = [...new Set(polynomials.flatMap(({ indeterminates }) => indeterminates))].sort();
  return names.includes('x') ? 'x' : names[0];
}

function baseOf(factor: Expression): { readonly base: Expression; readonly exponent: number } {
  const inner = withoutSigns(factor);
  if (inner.kind !== 'power') return { base: inner, exponent: 1 };
  const exponent = constantOf(inner.right)?.value;
  return exponent?.d === 1n && exponent.s > 0n
    ? { base: withoutSigns(inner.left), exponent: Number(exponent.n) }
    : { base: inner, exponent: 1 };
}

/** Equal for polynomials that are multiples of each other. */
function keyOf(base: Expression): string {
  const content = polynomialOf(base)?.content;
  return `${content?.s === -1n ? '-' : ''}${printText(normalise(base))}`;
}
