import type { CallNode, Expression } from '../nodes.ts';
import { bitsOf, sizeOf } from '../numbers/ball.ts';
import { wholeLiteral } from '../numbers/rational.ts';
import { isLong } from './close-value.ts';

/** A fraction of whole numbers of any size, not in lowest terms; the denominator is greater than 0. */
export interface BigFraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** Beyond this size, in binary digits, nothing is computed: a product of two such numbers takes a few milliseconds. */
const mostBits = 200_000;
const greatestFactorial = 5000;

/**
 * The exact value of an expression that is made of numbers by adding, multiplying, dividing, whole powers and factorials.
 * Undefined for any other, and beyond 2^200,000.
 */
export function bigFractionOf(node: Expression): BigFraction | undefined {
  switch (node.kind) {
    case 'number': {
      const exact = isLong(node) ? undefined : wholeLiteral(node);
      return exact && { above: exact.s * exact.n, below: exact.d };
    }
    case 'group':
    case 'plus':
      return bigFractionOf(node.operand);
    case 'negate': {
      const inner = bigFractionOf(node.operand);
      return inner && { above: -inner.above, below: inner.below };
    }
    case 'absolute': {
      const inner = bigFractionOf(node.operand);
      return inner && { above: sizeOf(inner.above), below: inner.below };
    }
    case 'factorial':
      return factorialOf(wholeOf(bigFractionOf(node.operand)));
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const left = bigFractionOf(node.left);
      const right = left && bigFractionOf(node.right);
      return right && within(combined(node.kind, left, right));
    }
    case 'power': {
      const base = bigFractionOf(node.left);
      return base && powerOf(base, wholeOf(bigFractionOf(node.right)));
    }
    case 'modulo':
      return remainderOf(bigFractionOf(node.left), bigFractionOf(node.right));
    case 'call':
      return ofCall(node);
    default:
      return undefined;
  }
}

function ofCall({ name, items }: CallNode): BigFraction | undefined {
  const [a, b] = items.map(bigFractionOf);
  if (a === undefined || (items.length === 2 && b === undefined) || items.length > 2) return undefined;
  switch (name) {
    case 'fac':
      return factorialOf(wholeOf(a));
    case 'abs':
      return { above: sizeOf(a.above), below: a.below };
    case 'floor':
      return { above: floorOf(a), below: 1n };
    case 'ceil':
      return { above: -floorOf({ above: -a.above, below: a.below }), below: 1n };
    case 'pow':
      return b && powerOf(a, wholeOf(b));
    case 'mod':
      return remainderOf(a, b);
    case 'binomial':
      return b && binomialOf(wholeOf(a), wholeOf(b));
    default:
      return undefined;
  }
}

function floorOf({ above, below }: BigFraction): bigint {
  const quotient = above / below;
  return above < 0n && above % below !== 0n ? quotient - 1n : quotient;
}

/** The remainder has the sign of the divisor. */
function remainderOf(a: BigFraction | undefined, b: BigFraction | undefined): BigFraction | undefined {
  if (a === undefined || b === undefined) return undefined;
  const ratio = combined('divide', a, b);
  const product = ratio && combined('multiply', { above: floorOf(ratio), below: 1n }, b);
  return product && within(combined('subtract', a, product));
}

function binomialOf(n: bigint | undefined, k: bigint | undefined): BigFraction | undefined {
  if (n === undefined || k === undefined || n < 0n || k < 0n || n > greatestFactorial) return undefined;
  if (k > n) return { above: 0n, below: 1n };
  const steps = k < n - k ? k : n - k;
  let product = 1n;
  for (let step = 1n; step <= steps; step += 1n) product = (product * (n - steps + step)) / step;
  return { above: product, below: 1n };
}

/** Whether two fractions are equal, and otherwise the sign of their difference. */
export function compareFractions(a: BigFraction, b: BigFraction): -1 | 0 | 1 {
  const [left, right] = [a.above * b.below, b.above * a.below];
  return left < right ? -1 : left > right ? 1 : 0;
}

function combined(
  kind: 'add' | 'subtract' | 'multiply' | 'juxtapose' | 'divide',
  a: BigFraction,
  b: BigFraction,
): BigFraction | undefined {
  switch (kind) {
    case 'add':
    case 'subtract': {
      const right = kind === 'add' ? b.above : -b.above;
      if (a.below === b.below) return { above: a.above + right, below: a.below };
      return { above: a.above * b.below + right * a.below, below: a.below * b.below };
    }
    case 'multiply':
    case 'juxtapose':
      return { above: a.above * b.above, below: a.below * b.below };
    case 'divide':
      if (b.above === 0n) return undefined;
      return { above: a.above * b.below * (b.above < 0n ? -1n : 1n), below: a.below * sizeOf(b.above) };
  }
}

function within(fraction: BigFraction | undefined): BigFraction | undefined {
  return fraction !== undefined && bitsOf(fraction.above) <= mostBits && bitsOf(fraction.below) <= mostBits
    ? fraction
    : undefined;
}

function wholeOf(fraction: BigFraction | undefined): bigint | undefined {
  return fraction !== undefined && fraction.above % fraction.below === 0n ? fraction.above / fraction.below : undefined;
}

function powerOf({ above, below }: BigFraction, exponent: bigint | undefined): BigFraction | undefined {
  if (exponent === undefined) return undefined;
  const size = sizeOf(exponent);
  const bits = Math.max(bitsOf(above), bitsOf(below));
  if (size > BigInt(mostBits) || (bits > 1 && bits * Number(size) > mostBits)) return undefined;
  const [up, down] = [above ** size, below ** size];
  if (exponent >= 0n) return { above: up, below: down };
  return up === 0n ? undefined : { above: up < 0n ? -down : down, below: sizeOf(up) };
}

function factorialOf(n: bigint | undefined): BigFraction | undefined {
  if (n === undefined || n < 0n || n > greatestFactorial) return undefined;
  let product = 1n;
  for (let factor = 2n; factor <= n; factor += 1n) product *= factor;
  return { above: product, below: 1n };
}
