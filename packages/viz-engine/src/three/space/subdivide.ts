import type { Face } from './clip.ts';
import { between, length, minus, type Vector } from './vector.ts';

/** Pieces of a face, none of which is longer than a length: small enough to be sorted by their middles. */
export function subdivided(face: Face, longest: number): readonly Face[] {
  const edges = face.map(({ at }, index) => length(minus(at, face[(index + 1) % face.length]?.at ?? at)));
  const size = Math.max(...edges, 0);
  if (face.length < 3 || size <= longest) return [face];
  if (face.length > 3) {
    const [first] = face;
    return first === undefined
      ? []
      : face.slice(2).flatMap((corner, index) => {
          const before = face[index + 1];
          return before === undefined ? [] : subdivided([first, before, corner], longest);
        });
  }
  const at = edges.indexOf(size);
  const [a, b, c] = [face[at], face[(at + 1) % 3], face[(at + 2) % 3]];
  if (a === undefined || b === undefined || c === undefined) return [];
  const half = { at: between(a.at, b.at, 0.5), normal: between(a.normal, b.normal, 0.5) };
  return [...subdivided([a, half, c], longest), ...subdivided([half, b, c], longest)];
}

/** Pieces of a polyline, none of which is longer than a length. */
export function chopped(line: readonly Vector[], longest: number): readonly (readonly [Vector, Vector])[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.max(1, Math.ceil(length(minus(to, from)) / longest));
    return Array.from({ length: count }, (_, piece) => {
      return [between(from, to, piece / count), between(from, to, (piece + 1) / count)] as const;
    });
  });
}
