import type { Path, View } from '../board/index.ts';
import { lineHeight, type LabelSpot } from './text-box.ts';
import type { ToPixels } from './to-pixels.ts';

/** Pixels between a label and its element. */
const gap = 4;

/** Positions for the label of a disc, best first: around it, preferably to the upper right. */
export function spotsAround(left: number, top: number, radius: number): readonly LabelSpot[] {
  const [near, far] = [0.7 * radius + gap, radius + gap + lineHeight / 2];
  const [above, below] = [top - near - 3, top + near + 5];
  return [
    { left: left + near, top: above, anchor: 'start' },
    { left: left - near, top: above, anchor: 'end' },
    { left: left + near, top: below, anchor: 'start' },
    { left: left - near, top: below, anchor: 'end' },
    { left: left + radius + gap + 2, top, anchor: 'start' },
    { left: left - radius - gap - 2, top, anchor: 'end' },
    { left, top: top - far, anchor: 'middle' },
    { left, top: top + far, anchor: 'middle' },
  ];
}

/** The position chosen by the author: text to the right of an element starts there, text to the left ends there. */
export function chosenSpot(left: number, top: number, [right, up]: readonly [number, number]): LabelSpot {
  return { left: left + right, top: top - up, anchor: right > 0 ? 'start' : right < 0 ? 'end' : 'middle' };
}

/**
 * Positions along a path: an open one in the middle; a closed one diagonally from its centre; an infinite one near the
 * edge.
 */
const shares = {
  ended: [0.5, 0.68, 0.32, 0.85, 0.15],
  closed: [0.125, 0.375, 0.875, 0.625, 0.25, 0.5],
  endless: [0.94, 0.06, 0.8, 0.2, 0.65, 0.35, 0.5],
};

/**
 * Positions for a label of some width along strokes, of which only the visible part counts; `aside` is an additional
 * distance in pixels.
 */
export function spotsAlong(
  strokes: readonly Path[],
  view: View,
  toPixels: ToPixels,
  width: number,
  aside = 0,
): readonly LabelSpot[] {
  const pieces = visiblePieces(strokes, view, toPixels);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length === 0) return [];
  const kind = isClosed(strokes) ? 'closed' : hasEnds(strokes, view, toPixels) ? 'ended' : 'endless';
  return shares[kind].flatMap((share) => {
    const { x, y, dx, dy } = placeOn(pieces, share * length);
    // Above before below, and right before left.
    const sign = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1;
    const [acrossX, acrossY] = [sign * dy, -sign * dx];
    const distance = (Math.abs(acrossX) * width) / 2 + (Math.abs(acrossY) * lineHeight) / 2 + gap + aside;
    return [1, -1].map((side): LabelSpot => {
      return { left: x + side * acrossX * distance, top: y + side * acrossY * distance, anchor: 'middle' };
    });
  });
}

function isClosed([path, ...others]: readonly Path[]): boolean {
  if (path === undefined || others.length > 0) return false;
  const end = path.length - 2;
  const size = Math.max(...Array.from(path, Math.abs));
  return Math.hypot((path[0] ?? NaN) - (path[end] ?? NaN), (path[1] ?? NaN) - (path[end + 1] ?? NaN)) < 1e-9 * size;
}

/** Whether all strokes end inside the picture. */
function hasEnds(strokes: readonly Path[], { width, height }: View, toPixels: ToPixels): boolean {
  const isInside = (path: Path, at: number) => {
    const [left, top] = toPixels(path[at] ?? NaN, path[at + 1] ?? NaN);
    return left > 2 && left < width - 2 && top > 2 && top < height - 2;
  };
  return strokes.every((path) => isInside(path, 0) && isInside(path, path.length - 2));
}

/** A straight piece of a path in pixels, with its direction. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

function visiblePieces(strokes: readonly Path[], { width, height }: View, toPixels: ToPixels): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const path of strokes) {
    for (let at = 0; at + 3 < path.length; at += 2) {
      const [fromX, fromY] = toPixels(path[at] ?? NaN, path[at + 1] ?? NaN);
      const [toX, toY] = toPixels(path[at + 2] ?? NaN, path[at + 3] ?? NaN);
      const [dx, dy] = [toX - fromX, toY - fromY];
      const [enterX, leaveX] = crossing(fromX, dx, width);
      const [enterY, leaveY] = crossing(fromY, dy, height);
      const [enter, leave] = [Math.max(0, enterX, enterY), Math.min(1, leaveX, leaveY)];
      const whole = Math.hypot(dx, dy);
      const length = (leave - enter) * whole;
      if (!(length > 0)) continue;
      pieces.push({ x: fromX + enter * dx, y: fromY + enter * dy, dx: dx / whole, dy: dy / whole, length });
    }
  }
  return pieces;
}

/** The parameters between which a piece is inside the picture, in one direction. */
function crossing(from: number, by: number, size: number): readonly [enter: number, leave: number] {
  if (by === 0) return from >= 0 && from <= size ? [0, 1] : [1, 0];
  const ends = [-from / by, (size - from) / by];
  return [Math.min(...ends), Math.max(...ends)];
}

function placeOn(pieces: readonly Piece[], length: number): Omit<Piece, 'length'> {
  let rest = length;
  for (const piece of pieces) {
    if (rest <= piece.length) {
      return { ...piece, x: piece.x + rest * piece.dx, y: piece.y + rest * piece.dy };
    }
    rest -= piece.length;
  }
  return pieces.at(-1) ?? { x: NaN, y: NaN, dx: 1, dy: 0 };
}
