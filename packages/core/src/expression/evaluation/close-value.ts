import { constants } from '../constants.ts';
import type { BinaryNode, CallNode, Expression, NumberLiteral } from '../nodes.ts';
import {
  arcoshBall,
  arcsinBall,
  arctanBall,
  arsinhBall,
  artanhBall,
  expBall,
  factorialBall,
  hyperbolicBall,
  lnBall,
  piBall,
  powerBall,
  waveBalls,
} from '../numbers/ball-functions.ts';
import {
  bitsOf,
  differenceOf,
  doubleOf,
  exactBall,
  floorsOf,
  isExact,
  isExactZero,
  magnitudeOf,
  mayBeZero,
  negated,
  oneBall,
  productOf,
  quotientOf,
  rounded,
  signOf,
  smallnessOf,
  squareRootOf,
  sumOf,
  wholePowerOf,
  zeroBall,
  type Ball,
} from '../numbers/ball.ts';
import { wholeLiteral } from '../numbers/rational.ts';
import { hasNode } from '../tree.ts';
import { oddFraction } from './odd-fraction.ts';

/**
 * The value of an expression without variables, of any size, with a bound of its error, computed with this many binary
 * digits. Undefined if nothing is known: it is not a finite real number, too large, or made with a function that has
 * values in doubles only.
 */
export function closeValueOf(node: Expression, bits: number): Ball | undefined {
  switch (node.kind) {
    case 'number':
      return literal(node, bits);
    case 'name':
      return constant(node.value, bits);
    case 'group':
    case 'plus':
      return closeValueOf(node.operand, bits);
    case 'negate':
      return withOne(node.operand, bits, negated);
    case 'absolute':
      return withOne(node.operand, bits, absolute);
    case 'factorial':
      return withOne(node.operand, bits, (a) => factorial(a, bits));
    case 'add':
      return withTwo(node, bits, sumOf);
    case 'subtract':
      return withTwo(node, bits, differenceOf);
    case 'multiply':
    case 'juxtapose':
      return withTwo(node, bits, productOf);
    case 'divide':
      return withTwo(node, bits, quotientOf);
    case 'modulo':
      return withTwo(node, bits, remainder);
    case 'root':
      return withTwo(node, bits, (a, degree) => root(a, degree, bits));
    case 'power':
      return power(node, bits);
    case 'call':
      return call(node, bits);
    case 'vector':
    case 'truth':
    case 'not':
    case 'and':
    case 'or':
    case 'relation':
      return undefined;
  }
}

type Found = Ball | undefined;

function withOne(node: Expression, bits: number, operation: (a: Ball) => Found): Found {
  const a = closeValueOf(node, bits);
  return a && operation(a);
}

function withTwo({ left, right }: BinaryNode, bits: number, operation: (a: Ball, b: Ball, bits: number) => Found) {
  const a = closeValueOf(left, bits);
  const b = a && closeValueOf(right, bits);
  return a && b && operation(a, b, bits);
}

/** Binary digits that are never exceeded. */
const mostBits = 1 << 16;

/** From this many digits on, a decimal is what is left of a longer one. */
const longDecimal = 16;

/** Decimals are meant exactly, as far as a double tells their digits. */
function literal(node: NumberLiteral, bits: number): Found {
  const exact = wholeLiteral(node);
  if (exact === undefined) return undefined;
  const numerator = exactBall(exact.s * exact.n);
  const ball = exact.d === 1n ? rounded(numerator, bits) : quotientOf(numerator, exactBall(exact.d), bits);
  return ball && isLong(node) ? productOf(ball, { middle: 1n << 60n, radius: 1n << 7n, exponent: -60 }, bits) : ball;
}

/** Whether a number has all digits that a double keeps: it may be what is left of another one. */
export function isLong({ value, digits }: Pick<NumberLiteral, 'value' | 'digits'>): boolean {
  if (Number.isSafeInteger(value) || digits !== undefined) return false;
  const [mantissa = ''] = String(Math.abs(value)).split('e');
  return mantissa.replace('.', '').replace(/^0+/, '').length >= longDecimal;
}

function constant(name: string, bits: number): Found {
  const value = constants.get(name)?.value;
  switch (value) {
    case Math.PI:
      return rounded(piBall(bits), bits);
    case Math.E:
      return expBall(oneBall, bits);
    case Math.LN2:
      return lnBall(exactBall(2n), bits);
    case Math.LN10:
      return lnBall(exactBall(10n), bits);
    case Math.LOG2E:
      return inverted(lnBall(exactBall(2n), bits + 8), bits);
    case Math.LOG10E:
      return inverted(lnBall(exactBall(10n), bits + 8), bits);
    case Math.SQRT2:
      return squareRootOf(exactBall(2n), bits);
    case Math.SQRT1_2:
      return squareRootOf(exactBall(1n, -1), bits);
    default:
      return undefined;
  }
}

function inverted(a: Found, bits: number): Found {
  return a && quotientOf(oneBall, a, bits);
}

function absolute(a: Ball): Ball {
  if (a.middle >= 0n) return a;
  return negated(a);
}

/** Larger ones take too long. */
const greatestFactorial = 5000;

function factorial(a: Ball, bits: number): Found {
  const n = wholeOf(a);
  return n === undefined || n < 0n || n > greatestFactorial ? undefined : factorialBall(Number(n), bits);
}

/**
 * The whole number a ball can only be, or nearly is: values that agree with a whole number in all digits but the last
 * ones count as it.
 */
function wholeOf(a: Ball): bigint | undefined {
  const floors = floorsOf(a);
  if (floors === undefined) return undefined;
  const [first, last] = floors;
  if (isExact(a)) return isWhole(a) ? first : undefined;
  return last === first + 1n && isNarrow(a) ? last : undefined;
}

function isWhole({ middle, exponent }: Ball): boolean {
  if (exponent >= 0 || middle === 0n) return true;
  return -exponent < bitsOf(middle) && (middle & ((1n << BigInt(-exponent)) - 1n)) === 0n;
}

/** The width below which a number that may be whole counts as whole, as a power of two. */
const narrow = -60;

function isNarrow(a: Ball): boolean {
  return magnitudeOf({ ...a, middle: 0n }) < narrow;
}

/** The greatest whole number not above; undefined if that is not certain. */
function floorOf(a: Ball): bigint | undefined {
  const floors = floorsOf(a);
  if (floors === undefined) return undefined;
  return floors[0] === floors[1] ? floors[0] : wholeOf(a);
}

function whole(number: bigint | undefined): Found {
  return number === undefined ? undefined : exactBall(number);
}

function remainder(a: Ball, b: Ball, bits: number): Found {
  const ratio = quotientOf(a, b, bits);
  const times = ratio && whole(floorOf(ratio));
  const product = times && productOf(times, b, bits);
  return product && differenceOf(a, product, bits);
}

function power({ left, right }: BinaryNode, bits: number): Found {
  const base = closeValueOf(left, bits);
  const exponent = base && closeValueOf(right, bits);
  if (base === undefined || exponent === undefined) return undefined;
  const odd = oddFraction(right);
  if (odd !== undefined && base.middle < 0n && !mayBeZero(base)) {
    const size = powerBall(negated(base), exponent, bits);
    return size && (odd.numerator % 2 === 0 ? size : negated(size));
  }
  return powerOf(base, exponent, bits);
}

function powerOf(base: Ball, exponent: Ball, bits: number): Found {
  const n = isExact(exponent) ? wholeOf(exponent) : undefined;
  if (n !== undefined) return n < 0n && mayBeZero(base) ? undefined : wholePowerOf(base, n, bits);
  if (isExactZero(base)) return signOf(exponent) === 1 ? zeroBall : undefined;
  if (exponent.exponent === -1 && exponent.middle === 1n && isExact(exponent)) return squareRootOf(base, bits);
  return powerBall(base, exponent, bits);
}

function root(a: Ball, degree: Ball, bits: number): Found {
  const n = wholeOf(degree);
  if (n === 2n) return squareRootOf(a, bits);
  if (isExactZero(a)) return n === undefined || n < 1n ? undefined : zeroBall;
  const exponent = quotientOf(oneBall, degree, bits + 40);
  if (exponent === undefined) return undefined;
  if (signOf(a) === -1) {
    const size = n !== undefined && n % 2n !== 0n ? powerBall(negated(a), exponent, bits) : undefined;
    return size && negated(size);
  }
  return powerBall(a, exponent, bits);
}

function call({ name, items }: CallNode, bits: number): Found {
  const values = items.map((item) => closeValueOf(item, bits));
  const [a, b] = values;
  if (a === undefined || values.includes(undefined)) return undefined;
  if (items.length === 1) return ofOne(name, a, bits);
  if (b === undefined || items.length > 2) return undefined;
  switch (name) {
    case 'pow':
      return powerOf(a, b, bits);
    case 'log':
      return logarithm(a, b, bits);
    case 'mod':
      return remainder(a, b, bits);
    default:
      return undefined;
  }
}

function logarithm(a: Ball, base: Ball, bits: number): Found {
  const [above, below] = [lnBall(a, bits + 8), lnBall(base, bits + 8)];
  return above && below && quotientOf(above, below, bits);
}

function ofOne(name: string, a: Ball, bits: number): Found {
  const wave = (of: (waves: { readonly sin: Ball; readonly cos: Ball }) => Found): Found => {
    const waves = waveBalls(a, bits);
    return waves && of(waves);
  };
  const hyperbolic = (of: (sinh: Ball, cosh: Ball) => Found): Found => {
    const [sinh, cosh] = [hyperbolicBall(a, false, bits), hyperbolicBall(a, true, bits)];
    return sinh && cosh && of(sinh, cosh);
  };
  switch (name) {
    case 'sqrt':
      return squareRootOf(a, bits);
    case 'cbrt':
      return root(a, exactBall(3n), bits);
    case 'exp':
      return expBall(a, bits);
    case 'expm1': {
      const value = expBall(a, bits + smallnessOf(a));
      return value && differenceOf(value, oneBall, bits);
    }
    case 'ln':
    case 'log':
      return lnBall(a, bits);
    case 'log1p': {
      const value = sumOf(oneBall, a, bits + smallnessOf(a));
      return value && lnBall(value, bits);
    }
    case 'lg':
    case 'log10':
      return logarithm(a, exactBall(10n), bits);
    case 'log2':
      return logarithm(a, exactBall(2n), bits);
    case 'sin':
      return wave(({ sin }) => sin);
    case 'cos':
      return wave(({ cos }) => cos);
    case 'tan':
      return wave(({ sin, cos }) => quotientOf(sin, cos, bits));
    case 'cot':
      return wave(({ sin, cos }) => quotientOf(cos, sin, bits));
    case 'sec':
      return wave(({ cos }) => quotientOf(oneBall, cos, bits));
    case 'csc':
      return wave(({ sin }) => quotientOf(oneBall, sin, bits));
    case 'arctan':
      return arctanBall(a, bits);
    case 'arcsin':
      return arcsinBall(a, bits);
    case 'arccos': {
      const sine = arcsinBall(a, bits + 8);
      const quarter = piBall(bits + 8);
      return sine && differenceOf({ ...quarter, exponent: quarter.exponent - 1 }, sine, bits);
    }
    case 'sinh':
      return hyperbolic((sinh) => sinh);
    case 'cosh':
      return hyperbolic((_, cosh) => cosh);
    case 'tanh':
      return hyperbolic((sinh, cosh) => quotientOf(sinh, cosh, bits));
    case 'coth':
      return hyperbolic((sinh, cosh) => quotientOf(cosh, sinh, bits));
    case 'sech':
      return hyperbolic((_, cosh) => quotientOf(oneBall, cosh, bits));
    case 'csch':
      return hyperbolic((sinh) => quotientOf(oneBall, sinh, bits));
    case 'arsinh':
      return arsinhBall(a, bits);
    case 'arcosh':
      return arcoshBall(a, bits);
    case 'artanh':
      return artanhBall(a, bits);
    case 'fac':
      return factorial(a, bits);
    default:
      return stepOf(name, a);
  }
}

/** Functions that jump at whole numbers or at 0; undefined if it is not certain on which side a number is. */
function stepOf(name: string, a: Ball): Found {
  switch (name) {
    case 'abs':
      return absolute(a);
    case 'floor':
      return whole(floorOf(a));
    case 'ceil': {
      const floor = floorOf(negated(a));
      return whole(floor === undefined ? undefined : -floor);
    }
    case 'round': {
      const half = sumOf(a, exactBall(1n, -1), mostBits);
      return half && whole(floorOf(half));
    }
    case 'trunc':
      return a.middle < 0n ? negatedStep(a) : whole(floorOf(a));
    case 'sign':
    case 'sgn': {
      const sign = signOf(a);
      if (sign !== undefined) return exactBall(BigInt(sign));
      return wholeOf(a) === 0n ? zeroBall : undefined;
    }
    case 'fract': {
      const floor = whole(floorOf(a));
      return floor && differenceOf(a, floor, mostBits);
    }
    case 'heaviside': {
      const floor = floorOf(a);
      return floor === undefined ? undefined : floor >= 0n ? oneBall : zeroBall;
    }
    default:
      return undefined;
  }
}

function negatedStep(a: Ball): Found {
  const floor = floorOf(negated(a));
  return whole(floor === undefined ? undefined : -floor);
}

const mostNodes = 80;

/** Whether an expression is so small that its value is soon computed with many digits: judging must not take long. */
export function isSmall(node: Expression): boolean {
  let nodes = 0;
  return !hasNode(node, () => {
    nodes += 1;
    return nodes > mostNodes;
  });
}

/** The relative error of a double that is the nearest one, as a power of two. */
const nearestError = -56;

/**
 * The double nearest to an expression without variables; undefined if it is not known that closely. 2 to `greatestError` is
 * the error that it may have, relative to its size.
 */
export function closeDoubleOf(node: Expression, greatestError = nearestError): number | undefined {
  if (!isSmall(node)) return undefined;
  for (const bits of [128, 512]) {
    const value = closeValueOf(node, bits);
    if (value === undefined) continue;
    if (isExactZero(value)) return 0;
    // What differs from 0 by less than can be told is 0 where the numbers are decimals.
    if (mayBeZero(value) && isNarrow(value)) return 0;
    if (isExact(value) || magnitudeOf({ ...value, middle: 0n }) < magnitudeOf(value) + greatestError)
      return doubleOf(value);
  }
  return undefined;
}
