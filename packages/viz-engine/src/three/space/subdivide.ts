import { between, length, minus, type Vector } from './vector.ts';

/** Three places. */
export type Triangle = readonly [Vector, Vector, Vector];

/** Divides a triangle into pieces of limited size: small enough to be sorted by their centres. */
export function subdivided([a, b, c]: Triangle, longest: number): readonly Triangle[] {
  const [ab, bc, ca] = [length(minus(b, a)), length(minus(c, b)), length(minus(a, c))];
  const size = Math.max(ab, bc, ca);
  if (!(size > longest)) return [[a, b, c]];
  if (size > ab) return subdivided(size === bc ? [b, c, a] : [c, a, b], longest);
  const half = between(a, b, 0.5);
  return [...subdivided([a, half, c], longest), ...subdivided([half, b, c], longest)];
}

/** Divides a polyline into pieces of limited length. */
export function chopped(line: readonly Vector[], longest: number): readonly (readonly [Vector, Vector])[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.max(1, Math.ceil(length(minus(to, from)) / longest));
    return Array.from({ length: count }, (_, piece) => {
      return [between(from, to, piece / count), between(from, to, (piece + 1) / count)] as const;
    });
  });
}
