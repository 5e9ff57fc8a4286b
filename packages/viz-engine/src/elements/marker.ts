import type { Path, View } from '../board/index.ts';
import type { Marker } from '../interaction/index.ts';
import { pixelsPerUnit } from './pixels.ts';

/** The mark of a selectable element around a position, as strokes. */
export function markerOutline(x: number, y: number, { face, size, open }: Marker, view: View): readonly Path[] {
  const scale = pixelsPerUnit(view);
  const way = (...corners: readonly (readonly [right: number, up: number])[]): Path =>
    corners.flatMap(([right, up]) => [x + (right * size) / scale.right, y + (up * size) / scale.up]);
  switch (face) {
    case '+':
      return open === 0
        ? [way([-1, 0], [1, 0]), way([0, -1], [0, 1])]
        : directions.map(([right, up]) => way([(right * open) / size, (up * open) / size], [right, up]));
    case 'x':
      return [way([-1, -1], [1, 1]), way([-1, 1], [1, -1])];
    case '<>':
      return [way([-1, 0], [0, 1], [1, 0], [0, -1], [-1, 0])];
    case '[]':
      return [way([-1, -1], [-1, 1], [1, 1], [1, -1], [-1, -1])];
    case 'o':
      return [
        way(
          ...Array.from(
            { length: 17 },
            (_, at) => [Math.cos((at * Math.PI) / 8), Math.sin((at * Math.PI) / 8)] as const,
          ),
        ),
      ];
  }
}

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
