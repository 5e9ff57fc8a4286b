/** A function of one number; NaN where it has no value. */
export type SearchedGraph = (x: number) => number;

/** The part of a graph that is searched. */
export interface SearchedPart {
  /** Sample points, from left to right at equal distances; features that cancel between two of them are missed. */
  readonly xs: readonly number[];
  /** The height of the board: what differs by less than a tiny fraction of it is rounding noise. */
  readonly height: number;
}

/** Fraction of the height of a board below which values are noise. */
const noise = 1e-14;
const visible = 1e-13;

/** Bisections after which a jump is measured for the first and for the last time. */
const early = 12;
const halvings = 45;

/** Fraction of the height of a board below which the value of a turn may be 0. */
const doubtful = 1e-7;

/**
 * All zeros, from left to right: where the sign changes, and where a graph only touches the axis, which it does where it
 * turns. None is named if a turn is so near to the axis that it may be a zero or not: a list of zeros is read as
 * complete.
 */
export function zerosOf(graph: SearchedGraph, part: SearchedPart): readonly number[] {
  const { xs, height } = part;
  const crossings = crossingsOf(graph, part);
  const turns = [...maximaOf(graph, part), ...maximaOf((x) => -graph(x), part)];
  const grain = 10 ** -decimalsFor(xs);
  const isNear = (x: number) => Math.abs(graph(x)) <= doubtful * height;
  // The place of a turn is rounded, so its value is only known as well as it changes within that.
  const isZero = (x: number) => {
    const y = graph(x);
    const change = Math.max(Math.abs(graph(x - grain) - y), Math.abs(graph(x + grain) - y));
    return Math.abs(y) <= Math.max(noise * height, change);
  };
  const touching = turns.filter((x) => isNear(x) && crossings.every((other) => Math.abs(other - x) > grain));
  if (!touching.every(isZero)) return [];
  return [...crossings, ...touching].sort((one, other) => one - other);
}

/**
 * Zeros at sample points, and where the sign changes continuously. Jumps and poles are excluded: the difference of both
 * sides must decrease with their distance.
 */
function crossingsOf(graph: SearchedGraph, { xs, height }: SearchedPart): readonly number[] {
  const ys = xs.map(graph);
  const isClear = (y = NaN) => Number.isNaN(y) || Math.abs(y) > noise * height;
  return ys.flatMap((y, index) => {
    const [x = NaN, before, after] = [xs[index], ys[index - 1], ys[index + 1]];
    if (y === 0) return isClear(before) && isClear(after) ? [x] : [];
    if (!(y * (after ?? NaN) < 0) || !(isClear(y) || isClear(after))) return [];
    const zero = crossingOf(graph, x, xs[index + 1] ?? NaN);
    return zero === undefined ? [] : [tidy(zero, xs)];
  });
}

/** The position of a continuous change of sign; undefined for a jump or a pole. */
function crossingOf(graph: SearchedGraph, low: number, high: number): number | undefined {
  let [from, to] = [low, high];
  const sign = Math.sign(graph(from));
  const jump = () => Math.abs(graph(to) - graph(from));
  let first = NaN;
  for (let turn = 0; turn < halvings; turn += 1) {
    if (turn === early) first = jump();
    const middle = (from + to) / 2;
    const value = graph(middle);
    if (value === 0) [from, to] = [middle, middle];
    else if (Math.sign(value) === sign) from = middle;
    else to = middle;
    // Both sides approach a value that is 0, or the only 0 is an isolated value between them.
    if (from === to) return isContinuousAt(graph, middle, high - low) ? middle : undefined;
  }
  return Number.isFinite(first) && jump() <= 0.1 * first ? (from + to) / 2 : undefined;
}

/** Whether both sides approach the value at a place: nearer ones differ less. */
function isContinuousAt(graph: SearchedGraph, x: number, step: number): boolean {
  const value = graph(x);
  return [-1, 1].every((side) => {
    const differs = (distance: number) => Math.abs(graph(x + side * distance) - value);
    return differs(1e-6 * step) <= 0.1 * differs(step);
  });
}

/**
 * Local maxima: the highest of three sample points, narrowed down. The graph must approach the value from both sides
 * and be visibly lower there, so jumps, poles, plateaus and noise are excluded.
 */
export function maximaOf(graph: SearchedGraph, { xs, height }: SearchedPart): readonly number[] {
  const ys = xs.map(graph);
  const [first = NaN, second = NaN] = xs;
  const step = second - first;
  return ys.flatMap((y, index) => {
    const [before = NaN, after = NaN] = [ys[index - 1], ys[index + 1]];
    if (!(y > before && y >= after)) return [];
    const found = highestBetween(graph, xs[index - 1] ?? NaN, xs[index + 1] ?? NaN);
    const x = tidy(found, xs);
    // At a sharp turn, rounding its place is already a step away from it.
    const isSame = Math.abs(graph(x) - graph(found)) <= doubtful * height;
    return [x, ...(isSame ? [found] : [])].some((place) => isHighestAt(graph, place, step, height)) ? [x] : [];
  });
}

function isHighestAt(graph: SearchedGraph, x: number, step: number, height: number): boolean {
  const value = graph(x);
  if (!Number.isFinite(value)) return false;
  return [-1, 1].every((side) => {
    const drop = (distance: number) => value - graph(x + side * distance);
    const far = drop(step);
    const near = drop(1e-6 * step);
    return far > visible * height && near <= 0.1 * far && near >= -1e-9 * far;
  });
}

function highestBetween(graph: SearchedGraph, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let turn = 0; turn < halvings; turn += 1) {
    const [one, other] = [from + (to - from) / 3, to - (to - from) / 3];
    const [left, right] = [graph(one), graph(other)];
    // Equal values are on both sides of a maximum, or noise around it.
    if (left <= right) from = one;
    if (left >= right) to = other;
  }
  return (from + to) / 2;
}

/** Rounds to a tiny fraction of the width that was searched: the noise of the search. */
function tidy(x: number, xs: readonly number[]): number {
  return Number(x.toFixed(decimalsFor(xs))) + 0;
}

function decimalsFor(xs: readonly number[]): number {
  const width = (xs.at(-1) ?? NaN) - (xs[0] ?? NaN);
  return Math.min(Math.max(0, 8 - Math.floor(Math.log10(width))), 100) || 0;
}
