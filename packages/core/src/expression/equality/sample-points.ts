import { seededRandom, type Random } from '../../platform/index.ts';
import type { Expression } from '../nodes.ts';
import { compileExpression } from '../evaluation/compile.ts';
import { freeNames } from '../free-names.ts';
import { childrenOf } from '../tree.ts';
import { valueIn, type ParameterDomain } from './parameter-domain.ts';

/** Tried first: a witness should be easy to check by hand. */
const simple = [2, 1, 3, -1, 0.5, 5, -2, 0];

/** Sizes of the boxes around 0 that points are sampled from. */
const scales = [1, 4, 0.1, 20, 200];

/** The greatest size of numbers that are sampled now and then, as a power of ten; the smallest is its reciprocal. */
const greatestMagnitude = 15;

/** Distances from the numbers that occur in an expression. */
const distances = [0, 0.5, 0.01, 3];

/**
 * Sample points for comparing expressions, from one seed: simple ones first, then around 0 at several scales, positive
 * and whole ones, at and around the constants occurring in the expressions, where domains often begin, around points
 * where both were defined, and of all magnitudes.
 */
export class SamplePoints {
  private readonly random: Random;
  private readonly domains: readonly ParameterDomain[];
  private readonly centres: readonly number[];
  private readonly good: (readonly number[])[] = [];
  private drawn = 0;

  constructor(domains: readonly ParameterDomain[], expressions: readonly Expression[], seed: number) {
    this.random = seededRandom(seed);
    this.domains = domains;
    const sizes = new Set(expressions.flatMap(constantsIn));
    this.centres = [0, ...[...sizes].sort((a, b) => a - b).flatMap((size) => [size, -size])];
  }

  /** The next point; each coordinate is in the domain of its name. */
  next(): readonly number[] {
    return this.anywhere().map((x, index) => valueIn(this.domains[index], x));
  }

  private anywhere(): readonly number[] {
    if (this.drawn < simple.length) {
      const first = this.drawn++;
      // Distinct coordinates, so that x and y are told apart.
      return this.domains.map((_, index) => simple[(first + index) % simple.length] ?? 0);
    }
    const pattern = this.drawn % 7;
    const round = Math.floor(this.drawn / 7);
    this.drawn++;
    const near = pattern === 4 ? this.good[this.random.integer(0, this.good.length)] : undefined;
    return this.domains.map((_, index) => {
      const centre = near?.[index];
      if (centre !== undefined) return centre + this.around(0.2 * Math.max(1, Math.abs(centre)));
      return this.coordinate(pattern === 5 ? this.random.integer(0, 3) : pattern, round);
    });
  }

  /** Whether every name stands for any real number. */
  get areReal(): boolean {
    return this.domains.every(({ kind }) => kind === 'real');
  }

  /** Points with whole coordinates near 0, which are easy to check by hand. */
  simple(): readonly (readonly number[])[] {
    const signs = this.domains
      .slice(0, 4)
      .reduce<readonly (readonly number[])[]>(
        (all) => all.flatMap((point) => [-1, 1, 0].map((sign) => [...point, sign * (point.length + 1)])),
        [[]],
      );
    return signs.map((point) => this.domains.map((domain, index) => valueIn(domain, point[index] ?? 1)));
  }

  /** Whether a coordinate is far greater than everything in the expressions, so that it outweighs all the rest. */
  isFar(point: readonly number[]): boolean {
    const farthest = this.centres.reduce((most, centre) => Math.max(most, Math.abs(centre)), 2 * Math.max(...scales));
    return point.some((x) => Math.abs(x) > 2 * farthest);
  }

  /** Keeps a point where both expressions have a value. */
  keep(point: readonly number[]): void {
    this.good.push(point);
  }

  private coordinate(pattern: number, round: number): number {
    const scale = scales[round % scales.length] ?? 1;
    switch (pattern) {
      case 1:
        return scale * this.random.fraction();
      case 2:
        return this.random.integer(-5, 12);
      case 3: {
        const centre = this.centres[this.random.integer(0, this.centres.length - 1)] ?? 0;
        return centre + this.around(distances[this.random.integer(0, distances.length - 1)] ?? 0);
      }
      case 6:
        return Math.sign(this.around(1)) * 10 ** this.around(greatestMagnitude);
      default:
        return this.around(scale);
    }
  }

  private around(size: number): number {
    return size * (2 * this.random.fraction() - 1);
  }
}

/** The values of all subtrees without variables. */
export function constantsIn(expression: Expression): readonly number[] {
  if (expression.kind === 'number') return [expression.value];
  const parts = childrenOf(expression).flatMap(constantsIn);
  if (freeNames(expression).size > 0) return parts;
  const compiled = compileExpression(expression, { slots: new Map() });
  const value = compiled.ok ? Number(compiled.value.evaluate([])) : NaN;
  return Number.isFinite(value) ? [value, ...parts] : parts;
}
