import { simplify } from '../lines/index.ts';
import { crossing, type Crossings } from './crossings.ts';
import { join } from './join.ts';
import { Segments } from './segments.ts';
import { holdsOnCurve, isInequality, isOnSide, known, type Relations } from './relations.ts';

/** A line that bounds a region, or that the region consists of. */
export interface Boundary {
  /** Interleaved x and y; a closed line ends where it begins. */
  readonly line: Float64Array;
  /** Whether the line belongs to the region; if not, it is drawn dashed. */
  readonly isIncluded: boolean;
}

/**
 * In a cell with several curves, the number of parts into which a segment is divided to find where another relation
 * ends it.
 */
const parts = 8;
/** Distance in pixels to the left and right of a curve at which the region is tested for a change. */
const aside = 0.2;
/** How far an omitted point may be from its line, in pixels. */
const tolerance = 0.1;

/** The curves of a region: segments between numbered points, by relation and by whether they belong to the region. */
export class CurvePieces {
  readonly #relations: Relations;
  readonly #pixels: readonly number[];
  readonly #crossings: readonly Crossings[];
  readonly #included: readonly Segments[];
  readonly #excluded: readonly Segments[];

  /** `pixels` is the size of a unit along each axis. */
  constructor(relations: Relations, crossings: readonly Crossings[], pixels: readonly number[]) {
    this.#pixels = pixels;
    this.#relations = relations;
    this.#crossings = crossings;
    this.#included = crossings.map(() => new Segments());
    this.#excluded = crossings.map(() => new Segments());
  }

  /** The segments of a relation. */
  segments(relation: number, isIncluded: boolean): Segments {
    return (isIncluded ? this.#included : this.#excluded)[relation] ?? new Segments();
  }

  /** Adds the parts of a segment where the region changes, in a cell with other undecided relations. */
  addParts(relation: number, a: number, b: number, states: Uint8Array, crossed: readonly number[]): void {
    const points = this.#crossings[relation];
    if (!points) return;
    const x = (share: number) => (points.xs[a] ?? NaN) * (1 - share) + (points.xs[b] ?? NaN) * share;
    const y = (share: number) => (points.ys[a] ?? NaN) * (1 - share) + (points.ys[b] ?? NaN) * share;
    let last = a;
    for (let part = 0; part < parts; part += 1) {
      const end = (part + 1) / parts;
      const next = end === 1 ? b : points.add(x(end), y(end));
      this.addPart(relation, last, next, states, crossed);
      last = next;
    }
  }

  /** Adds a segment if the region changes across it. */
  addPart(relation: number, a: number, b: number, states: Uint8Array, crossed: readonly number[]): void {
    const points = this.#crossings[relation];
    if (!points) return;
    const [px = 1, py = 1] = this.#pixels;
    const [ax = NaN, ay = NaN, bx = NaN, by = NaN] = [points.xs[a], points.ys[a], points.xs[b], points.ys[b]];
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    const share = aside / Math.hypot((bx - ax) * px, (by - ay) * py);
    const [dx, dy] = [(-(by - ay) * py * share) / px, ((bx - ax) * px * share) / py];
    const { list, decide } = this.#relations;
    const left = states.slice();
    const on = states.slice();
    const right = states.slice();
    for (const other of crossed) {
      const it = list[other];
      if (!it || !isInequality(it.sign)) continue;
      const here = it.of.at(x, y);
      const [before, after] = [it.of.at(x + dx, y + dy), it.of.at(x - dx, y - dy)];
      const [isLeft, isRight] = [isOnSide(it.sign, before), isOnSide(it.sign, after)];
      const isSame = isLeft !== isRight && Math.abs(here) < 0.1 * Math.abs(before - after);
      // If several relations have the same curve, the first of them draws it.
      if (isSame && other < relation) return;
      const isCurve = other === relation || isSame;
      left[other] = isLeft ? known.yes : known.no;
      right[other] = isRight ? known.yes : known.no;
      on[other] = (isCurve ? holdsOnCurve(it.sign) : isOnSide(it.sign, here)) ? known.yes : known.no;
    }
    const sign = list[relation]?.sign ?? '=';
    if (!isInequality(sign)) {
      on[relation] = sign === '=' ? known.yes : known.no;
      left[relation] = right[relation] = known.yes - on[relation];
    }
    const isIncluded = decide(on) === known.yes;
    const isChange = decide(left) !== decide(right) || isIncluded !== (decide(left) === known.yes);
    if (isChange) this.segments(relation, isIncluded).add(a, b);
  }

  /** All curves, once every point has been settled. */
  lines(): readonly Boundary[] {
    const pixels = this.#pixels;
    return this.#crossings.flatMap((points, relation) => {
      const [onCurve, offCurve] = [this.segments(relation, true), this.segments(relation, false)];
      if (points.areAllZeros) {
        return [...linesOf(onCurve, points, pixels, true), ...linesOf(offCurve, points, pixels, false)];
      }
      const included = new Segments();
      const excluded = new Segments();
      // A curve that ends in a jump is not part of the region; an equation has no points there at all.
      const onJumps = isInequality(points.relation.sign) ? excluded : new Segments();
      sort(onCurve, points, included, onJumps);
      sort(offCurve, points, excluded, onJumps);
      return [...linesOf(included, points, pixels, true), ...linesOf(excluded, points, pixels, false)];
    });
  }
}

function sort(all: Segments, { kinds, relation }: Crossings, onCurve: Segments, onJumps: Segments): void {
  const isCurve = (point: number) =>
    kinds[point] === crossing.zero || (kinds[point] === crossing.end && isInequality(relation.sign));
  const { ends } = all;
  for (let at = 0; at < ends.length; at += 2) {
    const a = ends[at] ?? 0;
    const b = ends[at + 1] ?? 0;
    (isCurve(a) && isCurve(b) ? onCurve : onJumps).add(a, b);
  }
}

function linesOf(
  segments: Segments,
  { xs, ys, count }: Crossings,
  pixels: readonly number[],
  isIncluded: boolean,
): readonly Boundary[] {
  return join(segments.ends, count).map((numbers) => {
    const line = new Float64Array(2 * numbers.length);
    for (let at = 0; at < numbers.length; at += 1) {
      const point = numbers[at] ?? 0;
      line[2 * at] = xs[point] ?? NaN;
      line[2 * at + 1] = ys[point] ?? NaN;
    }
    return { line: simplify(line, pixels, tolerance), isIncluded };
  });
}
