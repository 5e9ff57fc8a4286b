import Fraction from 'fraction.js';
import type { Expression } from '../nodes.ts';
import { functionsByName, type ExpressionFunction } from '../functions/index.ts';
import { exactPower, one } from '../numbers/rational.ts';
import { exactFunctions } from '../values/exact-functions.ts';
import type { TermAlgebra } from './term-algebra.ts';
import { treeOfSum } from './term-tree.ts';
import { atom, constantIn, constantSum, nameSum, nowhere, soleBase, soleFactor, isE, type Sum } from './term.ts';

const odd = new Set('sin tan cot csc sinh tanh coth csch arcsin arctan arsinh artanh arcoth sign trunc'.split(' '));
const even = new Set(['cos', 'sec', 'cosh', 'sech', 'dirac']);

/** Functions that take a value more than once: they undo their inverses, but are not undone by them. */
const notInjective = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'cosh', 'sech']);

const e = nameSum('e');

/**
 * The value of a function for arguments in normal form: by its exact value, as a power, or by symmetry or its inverse,
 * if possible.
 */
export function callOf(name: string, items: readonly Sum[], algebra: TermAlgebra): Sum {
  const entry = functionsByName.get(name);
  const [first = [], second] = items;
  if (entry === undefined || items.length < entry.arity[0]) return unchanged(name, items);
  switch (entry.name) {
    case 'sqrt':
      return algebra.raise(first, constantSum(new Fraction(1, 2)));
    case 'cbrt':
      return algebra.raise(first, constantSum(new Fraction(1, 3)));
    case 'pow':
      return algebra.raise(first, second ?? []);
    case 'exp':
      return algebra.raise(e, first);
    case 'abs':
      return algebra.absolute(first);
    case 'log':
      if (second === undefined || isEuler(second)) return callOf('ln', [first], algebra);
  }
  return exactValueOf(entry, items) ?? byLaw(entry.name, first, items, algebra);
}

function byLaw(name: string, first: Sum, items: readonly Sum[], algebra: TermAlgebra): Sum {
  if (name === 'ln') {
    const factor = soleFactor(first);
    return factor !== undefined && isE(factor.base) ? factor.exponent : atom(call('ln', [treeOfSum(first)]), first);
  }
  const isNegative = first[0] !== undefined && first[0].coefficient.value.s < 0n;
  if (isNegative && odd.has(name)) return algebra.negate(callOf(name, [algebra.negate(first)], algebra));
  if (isNegative && even.has(name)) return callOf(name, [algebra.negate(first)], algebra);
  return undone(name, first) ?? unchanged(name, items);
}

/** x for f(g(x)) if f is the inverse of g. */
function undone(name: string, argument: Sum): Sum | undefined {
  const base = soleBase(argument);
  if (base?.tree.kind !== 'call' || base.argument === undefined || notInjective.has(base.tree.name)) return undefined;
  return functionsByName.get(base.tree.name)?.inverse === name ? base.argument : undefined;
}

function unchanged(name: string, items: readonly Sum[]): Sum {
  const [first, second] = items;
  const trees = items.map(treeOfSum);
  const [left, right] = trees;
  if (name === 'fac' && left !== undefined) return atom({ kind: 'factorial', span: nowhere, operand: left });
  if (name === 'mod' && left !== undefined && right !== undefined) {
    return atom({ kind: 'modulo', span: nowhere, left, right });
  }
  const canonical = functionsByName.get(name)?.name ?? name;
  return second === undefined ? atom(call(canonical, trees), first) : atom(call(canonical, trees));
}

function call(name: string, items: readonly Expression[]): Expression {
  return { kind: 'call', span: nowhere, name, items };
}

/**
 * The value for constants if it is rational: functions of rational values, whole values at 0, 1 and -1, whole
 * logarithms.
 */
function exactValueOf({ name, evaluate }: ExpressionFunction, items: readonly Sum[]): Sum | undefined {
  const constants = items.flatMap((item) => constantIn(item) ?? []);
  if (constants.length < items.length) return undefined;
  const numbers = constants.map(({ value }) => value);
  const exact = exactFunctions.get(name)?.(...numbers);
  if (exact !== undefined) {
    return constantSum(
      exact,
      constants.some(({ isDecimal }) => isDecimal),
    );
  }
  const value = evaluate(...numbers.map((number) => number.valueOf()));
  if (!Number.isInteger(value)) return undefined;
  const [x, b] = numbers;
  if (x !== undefined && b === undefined && x.d === 1n && x.n <= 1n && !exactFunctions.has(name)) {
    return constantSum(new Fraction(value));
  }
  const base = name === 'lg' ? new Fraction(10) : name === 'log2' ? new Fraction(2) : name === 'log' ? b : undefined;
  const isExact = base !== undefined && x !== undefined && exactPower(base, BigInt(value))?.equals(x) === true;
  return isExact && !base.equals(one) ? constantSum(new Fraction(value)) : undefined;
}

function isEuler(sum: Sum): boolean {
  const base = soleBase(sum);
  return base !== undefined && isE(base);
}
