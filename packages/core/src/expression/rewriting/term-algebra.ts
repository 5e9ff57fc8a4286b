import Fraction from 'fraction.js';
import { exactPower, exactRoot, isWhole, one } from '../numbers/rational.ts';
import { combined, constantOf, type ExactConstant } from './constant.ts';
import { numericPower } from './numeric-power.ts';
import {
  undefinedTerm,
  isInfinite,
  keyOf,
  baseOf,
  powerOf,
  dividedBy,
  contentOf,
  sizeOf,
  isNeverNegative,
  dissolvedBase,
  isPrimitive,
  isEvenNumber,
  isLogarithm,
} from './term-facts.ts';
import { opposite } from './term-tree.ts';
import {
  constantIn,
  constantSum,
  constantTerm,
  isE,
  keyOfBase,
  nowhere,
  orderedTerms,
  rankOf,
  soleBase,
  soleFactor,
  unit,
  type Base,
  type Factor,
  type Sum,
  type Monomial,
} from './term.ts';

/** The largest number of pairs of terms that a product of sums is expanded to. */
const mostPairs = 5000;

/** The total number of characters that may be compared before rewriting gives up, unless a caller allows less. */
const usualWork = 500_000;

/**
 * Adds, multiplies and raises sums in normal form. Callers give up on `isTooLarge`: numbers exceed the range of
 * doubles, or sums are too long.
 */
export class TermAlgebra {
  isTooLarge = false;
  private work = 0;
  private readonly multipliesOut: boolean;
  private readonly mostWork: number;

  constructor(multipliesOut: boolean, mostWork = usualWork) {
    this.multipliesOut = multipliesOut;
    this.mostWork = mostWork;
  }

  add(...sums: readonly Sum[]): Sum {
    const terms = new Map<string, Monomial>();
    for (const term of sums.flat()) {
      const key = keyOf(term);
      this.work += key.length;
      const other = terms.get(key);
      const coefficient = other ? this.combine('add', other.coefficient, term.coefficient) : term.coefficient;
      if (coefficient.value.n === 0n) terms.delete(key);
      else terms.set(key, { ...term, coefficient });
    }
    if (this.work > this.mostWork) this.isTooLarge = true;
    return orderedTerms(terms.values());
  }

  negate(sum: Sum): Sum {
    return sum.map(opposite);
  }

  multiply(a: Sum, b: Sum): Sum {
    if (this.isTooLarge) return a;
    return this.spread(this.multiplyTerms(this.termOf(a), this.termOf(b)));
  }

  raise(base: Sum, exponent: Sum): Sum {
    if (this.isTooLarge) return base;
    return this.spread(this.power(base, exponent));
  }

  /** The absolute value of a sum: bars only around what can be negative. */
  absolute(sum: Sum): Sum {
    const { coefficient, factors } = this.termOf(sum);
    let term = constantTerm({ ...coefficient, value: coefficient.value.abs() });
    for (const { base, exponent } of factors.values()) {
      const isEven = isEvenNumber(constantIn(exponent)?.value);
      term = isEven ? this.withFactor(term, { base, exponent }) : this.withSize(term, { base, exponent });
    }
    return this.spread(term);
  }

  /** A term times the power of a base's absolute value. */
  private withSize(term: Monomial, { base, exponent }: Factor): Monomial {
    return base.parts !== undefined && !isPrimitive(base.parts)
      ? this.multiplyTerms(term, this.power(this.absolute(base.parts), exponent))
      : this.withFactor(term, { base: sizeOf(base), exponent });
  }

  private combine(kind: 'add' | 'multiply', a: ExactConstant, b: ExactConstant): ExactConstant {
    const result = combined(kind, a, b);
    if (result === undefined) this.isTooLarge = true;
    return result ?? a;
  }

  /** A sum as one term: its content times its primitive part, with a positive leading coefficient. */
  private termOf(sum: Sum): Monomial {
    const [first] = sum;
    if (first === undefined) return constantTerm({ value: new Fraction(0), isDecimal: false });
    if (sum.length === 1) return first;
    const content = contentOf(sum);
    const base = baseOf(dividedBy(sum, content));
    const isDecimal = sum.some(({ coefficient }) => coefficient.isDecimal);
    return {
      coefficient: { value: content, isDecimal },
      factors: new Map([[keyOfBase(base), { base, exponent: [unit] }]]),
    };
  }

  private multiplyTerms(a: Monomial, b: Monomial): Monomial {
    const coefficient = this.combine('multiply', a.coefficient, b.coefficient);
    if (coefficient.value.n === 0n) return isInfinite(a) || isInfinite(b) ? undefinedTerm : constantTerm(coefficient);
    let product: Monomial = { ...a, coefficient };
    for (const factor of b.factors.values()) product = this.withFactor(product, factor);
    return product;
  }

  private withFactor(term: Monomial, factor: Factor): Monomial {
    const key = keyOfBase(factor.base);
    const other = term.factors.get(key);
    const factors = new Map(term.factors);
    if (other === undefined) {
      const raised = this.raiseBase(factor.base, factor.exponent);
      const [first] = raised.factors;
      if (raised.factors.size === 1 && first?.[0] === key) {
        factors.set(key, first[1]);
        return { coefficient: this.combine('multiply', term.coefficient, raised.coefficient), factors };
      }
      return this.multiplyTerms(term, raised);
    }
    factors.delete(key);
    const exponent = this.add(other.exponent, factor.exponent);
    return this.multiplyTerms({ ...term, factors }, this.raiseBase(factor.base, exponent));
  }

  /** The power of a base whose exponent may just have become a whole number. */
  private raiseBase(base: Base, exponent: Sum): Monomial {
    const constant = constantIn(exponent)?.value;
    if (constant?.n === 0n) return unit;
    if (isE(base)) return this.exponential(exponent);
    if (constant !== undefined) {
      const number = rankOf(base) === 0 ? constantOf(base.tree) : undefined;
      if (number !== undefined) return numericPower(number, constant);
      const dissolved = dissolvedBase(base, constant);
      if (dissolved !== undefined) return this.power(dissolved, exponent);
    }
    return { ...unit, factors: new Map([[keyOfBase(base), { base, exponent }]]) };
  }

  private power(base: Sum, exponent: Sum): Monomial {
    const constant = constantIn(exponent)?.value;
    if (constant?.n === 0n) return unit;
    if (constant?.equals(one) === true) return this.termOf(base);
    if (constant !== undefined && base.length > 0) return this.constantPower(base, constant);
    const factor = soleFactor(base);
    if (factor !== undefined && isE(factor.base)) return this.exponential(this.multiply(factor.exponent, exponent));
    if (constantIn(base)?.value.equals(one) === true) return unit;
    if (base.length === 0 && constant !== undefined && constant.s > 0n) return this.termOf(base);
    return this.raiseBase(soleBase(base) ?? baseOf(base), exponent);
  }

  private constantPower(base: Sum, exponent: Fraction): Monomial {
    const isWholeExponent = isWhole(exponent);
    const [first] = base;
    if (first !== undefined && base.length > 1 && !isWholeExponent) {
      const content = contentOf(base).abs();
      const outside = exactRoot(content, exponent.d);
      const power = outside && exactPower(outside, exponent.s * exponent.n);
      if (power === undefined) return this.raiseBase(baseOf(base), constantSum(exponent));
      const root = this.raiseBase(baseOf(dividedBy(base, content)), constantSum(exponent));
      return this.multiplyTerms(constantTerm({ value: power, isDecimal: false }), root);
    }
    const { coefficient, factors } = this.termOf(base);
    if (isWholeExponent) {
      let term = numericPower(coefficient, exponent);
      for (const factor of factors.values()) term = this.withFactor(term, this.powerOfFactor(factor, exponent));
      return term;
    }
    return this.root(coefficient, [...factors.values()], exponent);
  }

  private powerOfFactor({ base, exponent }: Factor, by: Fraction): Factor {
    return { base, exponent: this.multiply(exponent, constantSum(by)) };
  }

  /**
   * (c · f^m · g^n ·...)^(p/q): non-negative factors are taken out of the power, as an absolute value if squared; from
   * odd roots everything is. The rest stays together.
   */
  private root(coefficient: ExactConstant, factors: readonly Factor[], by: Fraction): Monomial {
    const isOdd = by.d % 2n === 1n;
    const isNegative = coefficient.value.s < 0n;
    let term = numericPower({ ...coefficient, value: coefficient.value.abs() }, by);
    if (isNegative && isOdd && by.n % 2n === 1n) term = opposite(term);
    const uncertain: Factor[] = [];
    for (const factor of factors) {
      const exponent = constantIn(factor.exponent)?.value;
      const isSquare = exponent !== undefined && exponent.n % 2n === 0n && exponent.d % 2n === 1n;
      if (isSquare) term = this.withSize(term, this.powerOfFactor(factor, by));
      else if (isNeverNegative(factor) || (isOdd && exponent !== undefined)) {
        term = this.withFactor(term, this.powerOfFactor(factor, by));
      } else uncertain.push(factor);
    }
    const [only] = uncertain;
    const isMinusLeft = isNegative && !isOdd;
    if (only === undefined) {
      return isMinusLeft ? this.withFactor(term, powerOf(constantSum(one.neg()), by)) : term;
    }
    if (uncertain.length === 1 && !isMinusLeft && constantIn(only.exponent) !== undefined) {
      return this.withFactor(term, this.powerOfFactor(only, by));
    }
    const rest: Monomial = {
      ...(isMinusLeft ? opposite(unit) : unit),
      factors: new Map(uncertain.map((factor) => [keyOfBase(factor.base), factor])),
    };
    return this.withFactor(term, powerOf(this.spread(rest), by));
  }

  /** e^u, with logarithms in u resolved: e^(2·ln(x) + y) is x^2·e^y. */
  private exponential(exponent: Sum): Monomial {
    let term: Monomial = unit;
    const left: Monomial[] = [];
    for (const part of exponent) {
      const logarithm = [...part.factors.values()].find(isLogarithm);
      if (logarithm?.base.argument === undefined) {
        left.push(part);
        continue;
      }
      const factors = new Map(part.factors);
      factors.delete(keyOfBase(logarithm.base));
      term = this.multiplyTerms(term, this.power(logarithm.base.argument, [{ ...part, factors }]));
    }
    if (left.length === 0) return term;
    const base: Base = { tree: { kind: 'name', span: nowhere, value: 'e' } };
    const factors = new Map([[keyOfBase(base), { base, exponent: left }]]);
    return left.length === exponent.length ? { ...unit, factors } : this.multiplyTerms(term, { ...unit, factors });
  }

  /** A number is distributed over a sum; when expanding, so is everything else. */
  private spread(term: Monomial): Sum {
    if (term.coefficient.value.n === 0n) return [];
    for (const [key, { base, exponent }] of term.factors) {
      const power = constantIn(exponent)?.value;
      const { parts = [] } = base;
      if (parts.length < 2) continue;
      if (power === undefined || power.s < 0n || !isWhole(power)) continue;
      if (this.multipliesOut ? power.n > 60n : term.factors.size > 1 || power.n > 1n) continue;
      const factors = new Map(term.factors);
      factors.delete(key);
      const rest = this.spread({ ...term, factors });
      const product = this.multiplyOut(rest, parts, Number(power.n));
      if (product !== undefined) return product;
    }
    return [term];
  }

  private multiplyOut(sum: Sum, by: Sum, times: number): Sum | undefined {
    let product = sum;
    for (let time = 0; time < times; time++) {
      if (this.isTooLarge || product.length * by.length > mostPairs) return undefined;
      product = this.add(...product.flatMap((a) => by.map((b) => this.spread(this.multiplyTerms(a, b)))));
    }
    return product;
  }
}
