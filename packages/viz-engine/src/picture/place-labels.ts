import { boxAt, overlap, type Rectangle, type LabelSpot } from './text-box.ts';

/** A text beside an element. */
export interface LabelBox {
  /** Candidate positions, best first; none while it is not visible. */
  readonly spots: readonly LabelSpot[];
  /** More distant positions for crowded pictures, numbered after those beside it. */
  readonly spare: () => readonly LabelSpot[];
  readonly width: number;
  /** Which of the positions it currently has; undefined for a new label. */
  readonly now: number | undefined;
}

/** What labels avoid. */
export interface LabelSurroundings {
  readonly width: number;
  readonly height: number;
  /** What no label should cover: points, and other texts. */
  readonly taken: readonly Rectangle[];
  /** What a label may cover if there is no better position: lines and curves in pixels, numbers on axes. */
  readonly ways: () => readonly (readonly number[])[];
  readonly crossed: readonly Rectangle[];
}

/** Penalties of a position: being cut off is worse than covering text, which is worse than covering a line. */
const outside = 10_000;
const covered = 100;
const crossed = 1;

/** Maximum number of labels that are arranged; more would not be legible anyway. */
const mostLabels = 200;

/**
 * Arranges labels in order: each at its first position that is within the picture, covers nothing and is not struck through. A placed label
 * stays until it would be cut off or cover another, so that none jumps about while something moves.
 */
export function placeLabels(labels: readonly LabelBox[], around: LabelSurroundings): readonly (number | undefined)[] {
  const taken = [...around.taken];
  let ways: readonly (readonly number[])[] | undefined;
  return labels.map(({ spots, spare, width, now }, index) => {
    if (spots.length === 0) return undefined;
    if (spots.length === 1 || index >= mostLabels) {
      const [only] = spots;
      if (only !== undefined) taken.push(boxAt(only, width));
      return 0;
    }
    const boxes = spots.map((spot) => boxAt(spot, width));
    const hard = boxes.map((box) => hardCost(box, taken, around));
    if (Math.min(...hard) > 0 || (now !== undefined && now >= boxes.length)) {
      const others = spare().map((spot) => boxAt(spot, width));
      boxes.push(...others);
      hard.push(...others.map((box) => hardCost(box, taken, around)));
    }
    const least = Math.min(...hard);
    const stays = now !== undefined && (hard[now] ?? Infinity) <= least;
    let best = stays ? now : choose(boxes, hard, least, around, (ways ??= around.ways()));
    const isStruck = (box: Rectangle) => (ways ??= around.ways()).some((way) => crosses(way, box));
    const near = boxes[best];
    // A line through letters is worse than some distance from the element.
    if (!stays && boxes.length === spots.length && near !== undefined && isStruck(near)) {
      const others = spare().map((spot) => boxAt(spot, width));
      const free = others.findIndex((other) => hardCost(other, taken, around) === 0 && !isStruck(other));
      if (free >= 0) [best] = [boxes.length + free, boxes.push(...others)];
    }
    const box = boxes[best];
    if (box !== undefined) taken.push(box);
    return best;
  });
}

function hardCost(box: Rectangle, taken: readonly Rectangle[], { width, height }: LabelSurroundings): number {
  const isCut = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
  return (isCut ? outside : 0) + covered * taken.filter((other) => overlap(box, other)).length;
}

function choose(
  boxes: readonly Rectangle[],
  hard: readonly number[],
  least: number,
  around: LabelSurroundings,
  ways: readonly (readonly number[])[],
): number {
  let [best, cost] = [0, Infinity];
  for (const [index, box] of boxes.entries()) {
    if (hard[index] !== least) continue;
    const lines = ways.filter((way) => crosses(way, box)).length;
    const numbers = around.crossed.filter((other) => overlap(box, other)).length;
    const soft = crossed * (lines + 2 * numbers);
    if (soft < cost) [best, cost] = [index, soft];
  }
  return best;
}

/** Whether a path of pixels, x and y interleaved, enters a box. */
function crosses(way: readonly number[], box: Rectangle): boolean {
  for (let at = 0; at + 3 < way.length; at += 2) {
    if (meets(way[at] ?? NaN, way[at + 1] ?? NaN, way[at + 2] ?? NaN, way[at + 3] ?? NaN, box)) return true;
  }
  return false;
}

function meets(x1: number, y1: number, x2: number, y2: number, { left, top, right, bottom }: Rectangle): boolean {
  if (Math.max(x1, x2) < left || Math.min(x1, x2) > right || Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) {
    return false;
  }
  // Either the box is on one side of the line through both ends, or the line enters it.
  const side = (x: number, y: number) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  const sides = [side(left, top), side(right, top), side(right, bottom), side(left, bottom)];
  return sides.some((own) => own !== sides[0]) || sides[0] === 0;
}
