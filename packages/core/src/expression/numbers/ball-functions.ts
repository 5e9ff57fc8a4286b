import {
  differenceOf,
  doubleOf,
  exactBall,
  floorsOf,
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
  widened,
  zeroBall,
  type Ball,
} from './ball.ts';

/** A ball, or undefined where nothing is known. */
type Found = Ball | undefined;

/** Digits that series and reductions may lose. */
const guard = 40;

/** The arguments and the precision of a function of one number. */
type OfOne = (a: Ball, bits: number) => Found;

function cached(compute: (bits: number) => Ball): (bits: number) => Ball {
  const known = new Map<number, Ball>();
  return (bits) => {
    const value = known.get(bits) ?? compute(bits);
    if (known.size < 200) known.set(bits, value);
    return value;
  };
}

/** artanh(1/n) or arctan(1/n) in fixed point with this many binary digits, and how many steps it took. */
function ofReciprocal(n: bigint, bits: number, isAlternating: boolean): readonly [bigint, bigint] {
  let power = (1n << BigInt(bits)) / n;
  let sum = 0n;
  let steps = 0n;
  for (let odd = 1n; power > 0n; odd += 2n) {
    const part = power / odd;
    sum += isAlternating && odd % 4n === 3n ? -part : part;
    power /= n * n;
    steps += 1n;
  }
  return [sum, 2n * steps + 2n];
}

function combination(parts: readonly (readonly [factor: bigint, n: bigint])[], isAlternating: boolean) {
  return cached((bits) => {
    const fixed = bits + guard;
    const terms = parts.map(([factor, n]) => [factor, ofReciprocal(n, fixed, isAlternating)] as const);
    return {
      middle: terms.reduce((sum, [factor, [value]]) => sum + factor * value, 0n),
      radius: terms.reduce((sum, [factor, [, error]]) => sum + (factor < 0n ? -factor : factor) * error, 0n),
      exponent: -fixed,
    };
  });
}

/** π = 16 arctan(1/5) - 4 arctan(1/239) (Machin). */
export const piBall = combination(
  [
    [16n, 5n],
    [-4n, 239n],
  ],
  true,
);

/** ln 2 = 18 artanh(1/26) - 2 artanh(1/4801) + 8 artanh(1/8749). */
const ln2Ball = combination(
  [
    [18n, 26n],
    [-2n, 4801n],
    [8n, 8749n],
  ],
  false,
);

/** The whole number nearest to the middle of a ball. */
function nearest(a: Ball): bigint | undefined {
  const half = sumOf({ ...a, radius: 0n }, exactBall(1n, -1), 1 << 16);
  return half && floorsOf(half)?.[0];
}

/** A Taylor series: `next` makes a term from the one before; the rest is at most the first term left out. */
function series(first: Ball, bits: number, next: (term: Ball, index: number) => Found): Found {
  let [sum, term]: [Found, Found] = [first, first];
  for (let index = 1; index < 10_000; index += 1) {
    term = next(term, index);
    if (term === undefined) return undefined;
    const size = magnitudeOf(term);
    if (isExactZero(term)) return sum;
    if (size < -bits) return widened(sum, size + 1);
    sum = sumOf(sum, term, bits);
    if (sum === undefined) return undefined;
  }
  return undefined;
}

/** e^a. */
export const expBall: OfOne = (a, bits) => {
  if (isExactZero(a)) return oneBall;
  const size = Math.max(0, magnitudeOf(a));
  if (size > 40) return undefined;
  const wide = bits + size + guard;
  const times = nearest(quotientOf(a, ln2Ball(wide), wide) ?? a);
  const rest = times === undefined ? undefined : reduced(a, times, ln2Ball(wide), wide);
  if (rest === undefined || times === undefined || magnitudeOf(rest) > 1) return undefined;
  // e^r = (e^(r/2^k))^(2^k)
  const halvings = Math.ceil(Math.sqrt(bits) / 2);
  const small = { ...rest, exponent: rest.exponent - halvings };
  let power = series(oneBall, wide + halvings, (term, index) => {
    const product = productOf(term, small, wide + halvings);
    return product && quotientOf(product, exactBall(BigInt(index)), wide + halvings);
  });
  for (let step = 0; step < halvings && power !== undefined; step += 1)
    power = productOf(power, power, wide + halvings);
  return power && rounded({ ...power, exponent: power.exponent + Number(times) }, bits);
};

/** a - times·unit. */
function reduced(a: Ball, times: bigint, unit: Ball, bits: number): Found {
  const product = productOf(exactBall(times), unit, bits);
  return product && differenceOf(a, product, bits);
}

/** The natural logarithm; undefined if the number may be 0 or negative. */
export const lnBall: OfOne = (a, bits) => {
  if (signOf(a) !== 1) return undefined;
  const wide = bits + guard;
  // f·2^k with f between 2/3 and 4/3
  const power = magnitudeOf({ ...a, radius: 0n });
  const shift = doubleOf({ ...a, exponent: a.exponent - power }) > 2 / 3 ? power : power - 1;
  const factor = { ...a, exponent: a.exponent - shift };
  const ratio = quotientOfSums(factor, wide);
  const square = ratio && productOf(ratio, ratio, wide);
  if (ratio === undefined || square === undefined) return undefined;
  let odd: Found = ratio;
  const half = series(ratio, wide, (_, index) => {
    odd = odd && productOf(odd, square, wide);
    return odd && quotientOf(odd, exactBall(BigInt(2 * index + 1)), wide);
  });
  const twos = productOf(exactBall(BigInt(shift)), ln2Ball(wide + 64), wide + 64);
  // What is left out is a geometric series with a ratio below 1/4: the first term bounds it up to a factor of 2.
  return half && twos && sumOf({ ...half, exponent: half.exponent + 1 }, twos, bits);
};

/** (f-1)/(f+1), whose artanh is half of the logarithm of f. */
function quotientOfSums(f: Ball, bits: number): Found {
  const [above, below] = [differenceOf(f, oneBall, bits), sumOf(f, oneBall, bits)];
  return above && below && quotientOf(above, below, bits);
}

/** Sine and cosine. */
export function waveBalls(a: Ball, bits: number): { readonly sin: Ball; readonly cos: Ball } | undefined {
  if (isExactZero(a)) return { sin: zeroBall, cos: oneBall };
  const size = Math.max(0, magnitudeOf(a));
  if (size > 4000) return undefined;
  const wide = bits + size + guard;
  const quarter = { ...piBall(wide), exponent: piBall(wide).exponent - 1 };
  const ratio = quotientOf(a, quarter, wide);
  const times = ratio && nearest(ratio);
  const rest = times === undefined ? undefined : reduced(a, times, quarter, wide);
  const square = rest && productOf(rest, rest, wide);
  if (rest === undefined || times === undefined || square === undefined || magnitudeOf(rest) > 1) return undefined;
  const from = (first: Ball, offset: number): Found =>
    series(first, wide, (term, index) => {
      const product = productOf(term, negated(square), wide);
      return product && quotientOf(product, exactBall(BigInt((2 * index - 1 + offset) * (2 * index + offset))), wide);
    });
  const [sine, cosine] = [isExactZero(rest) ? rest : from(rest, 1), from(oneBall, 0)];
  if (sine === undefined || cosine === undefined) return undefined;
  const turned = [
    [sine, cosine],
    [cosine, negated(sine)],
    [negated(sine), negated(cosine)],
    [negated(cosine), sine],
  ] as const;
  const [sin, cos] = turned[Number(((times % 4n) + 4n) % 4n)] ?? turned[0];
  return { sin, cos };
}

/** The arc tangent. */
export const arctanBall: OfOne = (a, bits) => {
  if (isExactZero(a)) return a;
  const wide = bits + guard;
  const sign = signOf(a);
  if (sign !== undefined && magnitudeOf(a) > 2) {
    // arctan a = ±π/2 - arctan(1/a)
    const inverse = quotientOf(oneBall, a, wide);
    const rest = inverse && arctanBall(inverse, wide);
    const quarter = { ...piBall(wide), exponent: piBall(wide).exponent - 1 };
    return rest && differenceOf(sign > 0 ? quarter : negated(quarter), rest, bits);
  }
  let small: Found = a;
  const halvings = 6;
  for (let step = 0; step < halvings && small !== undefined; step += 1) {
    const square = productOf(small, small, wide);
    const one = square && sumOf(square, oneBall, wide);
    const root = one && squareRootOf(one, wide);
    const below = root && sumOf(root, oneBall, wide);
    small = below && quotientOf(small, below, wide);
  }
  if (small === undefined) return undefined;
  const minusSquare = productOf(small, negated(small), wide);
  let odd: Found = small;
  const sum = series(small, wide, (_, index) => {
    odd = odd && minusSquare && productOf(odd, minusSquare, wide);
    return odd && quotientOf(odd, exactBall(BigInt(2 * index + 1)), wide);
  });
  return sum && rounded({ ...sum, exponent: sum.exponent + halvings }, bits);
};

/** √(sign·a² + plus), for a = 1 - x² and the like. */
function rootOfSquare(a: Ball, sign: 1 | -1, plus: 1 | -1, bits: number): Found {
  const square = productOf(a, a, bits);
  const sum = square && sumOf(sign > 0 ? square : negated(square), exactBall(BigInt(plus)), bits);
  return sum && squareRootOf(sum, bits);
}

/** The arc sine; undefined next to ±1 unless the number is exactly that. */
export const arcsinBall: OfOne = (a, bits) => {
  const wide = bits + guard;
  const root = rootOfSquare(a, -1, 1, 2 * wide);
  if (root === undefined) return undefined;
  if (isExactZero(root)) {
    const quarter = { ...piBall(wide), exponent: piBall(wide).exponent - 1 };
    return a.middle > 0n ? quarter : negated(quarter);
  }
  const tangent = quotientOf(a, root, wide);
  return tangent && arctanBall(tangent, bits);
};

/** The inverse hyperbolic functions by logarithms. */
export const arsinhBall: OfOne = (a, bits) => {
  // ln(a + √(a²+1)) cancels for negative numbers.
  if (a.middle < 0n && !mayBeZero(a)) {
    const positive = arsinhBall(negated(a), bits);
    return positive && negated(positive);
  }
  const wide = bits + guard + smallnessOf(a);
  const root = rootOfSquare(a, 1, 1, wide);
  const sum = root && sumOf(a, root, wide);
  return sum && lnBall(sum, bits);
};

export const arcoshBall: OfOne = (a, bits) => {
  const wide = 2 * (bits + guard);
  const root = rootOfSquare(a, 1, -1, wide);
  const sum = root && sumOf(a, root, wide);
  return sum && lnBall(sum, bits);
};

export const artanhBall: OfOne = (a, bits) => {
  const wide = bits + guard;
  const [above, below] = [sumOf(oneBall, a, wide), differenceOf(oneBall, a, wide)];
  const ratio = above && below && quotientOf(above, below, wide);
  const double = ratio && lnBall(ratio, bits);
  return double && { ...double, exponent: double.exponent - 1 };
};

/** (e^a - e^(-a))/2, or with a plus. */
export function hyperbolicBall(a: Ball, isCosine: boolean, bits: number): Found {
  const wide = bits + guard + smallnessOf(a);
  const power = expBall(a, wide);
  const inverse = power && quotientOf(oneBall, power, wide);
  const double = inverse && (isCosine ? sumOf(power, inverse, wide) : differenceOf(power, inverse, wide));
  return double && rounded({ ...double, exponent: double.exponent - 1 }, bits);
}

/** A power with a base greater than 0: e^(b·ln a). */
export function powerBall(a: Ball, b: Ball, bits: number): Found {
  // Beyond that, the power is beyond all bounds.
  if (magnitudeOf(b) > 60) return undefined;
  const wide = bits + guard + Math.max(0, magnitudeOf(b)) + 40;
  const logarithm = lnBall(a, wide);
  const exponent = logarithm && productOf(b, logarithm, wide);
  return exponent && expBall(exponent, bits);
}

/** n!. */
export function factorialBall(n: number, bits: number): Found {
  let product: Found = oneBall;
  for (let factor = 2; factor <= n && product !== undefined; factor += 1) {
    product = productOf(product, exactBall(BigInt(factor)), bits);
  }
  return product;
}
