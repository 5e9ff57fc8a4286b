import type { CindyConstruction } from '../document/index.ts';
import { placeKey, readAnswerPlace } from './answer-place.ts';
import type { AnswersByKey, PageAnswer } from './ports.ts';

/** The position of a point of a construction. */
export interface PointPosition {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Decimals of a position: what is finer is noise of drawing. */
const decimals = 6;

/** The keys of the answers that a construction gives. */
export function keysOfConstruction({ answers = [] }: CindyConstruction): readonly string[] {
  return answers.flatMap(({ place }) => {
    const read = readAnswerPlace(place);
    return read === undefined ? [] : [placeKey(read)];
  });
}

/** What a construction answers while its points are there: `[2; 3]` for a point, a number for one of its coordinates. */
export function answersOfConstruction(
  { answers = [] }: CindyConstruction,
  points: readonly PointPosition[],
): ReadonlyMap<string, PageAnswer> {
  return new Map(
    answers.flatMap(({ point: name, coordinate, place }) => {
      const read = readAnswerPlace(place);
      const point = points.find((each) => each.name === name);
      if (read === undefined || point === undefined) return [];
      const [x, y] = [rounded(point.x), rounded(point.y)];
      const text = coordinate === undefined ? `[${String(x)}; ${String(y)}]` : String(coordinate === 'x' ? x : y);
      return [[placeKey(read), { text, moved: { [name]: [x, y] } }] as const];
    }),
  );
}

/** Where the points of a construction were when its answers were given. */
export function keptPoints({ answers = [] }: CindyConstruction, given: AnswersByKey): readonly PointPosition[] {
  return answers.flatMap(({ point: name, place }) => {
    const read = readAnswerPlace(place);
    const moved = read && given.get(placeKey(read))?.moved?.[name];
    if (moved === undefined || 'terms' in moved) return [];
    const [x, y] = moved;
    return x === undefined || y === undefined ? [] : [{ name, x, y }];
  });
}

/** Plain decimal notation, as it could be typed: neither −0 nor 1e-7. */
function rounded(value: number): number {
  return Number(value.toFixed(decimals)) + 0;
}
