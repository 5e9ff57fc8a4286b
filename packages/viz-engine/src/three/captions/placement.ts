/** A text of known size beside a place of the picture. All lengths in CSS pixels. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rank: 'number' | 'axis' | 'name';
  readonly offset: number | readonly [right: number, down: number];
}

/** A point on the picture that texts should avoid. */
export interface FreeSpot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The centre of a text on the picture. */
export type CaptionMiddle = readonly [x: number, y: number];

/** Half the side of the square inscribed in a circle: the name of a point is placed close to it. */
const inscribed = Math.SQRT1_2;

/** Being cut off is worse than touching several others. */
const cutOff = 100;

const ranks = ['name', 'axis', 'number'] as const;

/**
 * Places texts. Names come first and are always shown, on the side of their place where there is room or, if crowded,
 * where they touch the fewest others; a number on an axis, or its name, is omitted if it would touch an earlier text.
 */
export function placed(
  placings: readonly Placing[],
  size: readonly [width: number, height: number],
  spots: readonly FreeSpot[] = [],
): readonly (CaptionMiddle | undefined)[] {
  const taken = spots.map(({ x, y, radius }): Rectangle => {
    const reach = inscribed * radius;
    return [x - reach, y - reach, x + reach, y + reach];
  });
  const places: (CaptionMiddle | undefined)[] = placings.map(() => undefined);
  for (const rank of ranks) {
    for (const [index, placing] of placings.entries()) {
      if (placing.rank !== rank) continue;
      const costOf = (choice: CaptionMiddle) => {
        const own = rectangle(choice, placing);
        return (isWithin(own, size) ? 0 : cutOff) + taken.filter((other) => touch(own, other)).length;
      };
      const choices = [...choicesFor(placing)];
      const costs = choices.map(costOf);
      if (rank === 'name' && Math.min(...costs) > 0) {
        const others = fartherChoices(placing);
        choices.push(...others);
        costs.push(...others.map(costOf));
      }
      const least = Math.min(...costs);
      const place = least === 0 || rank === 'name' ? choices[costs.indexOf(least)] : undefined;
      if (place === undefined) continue;
      places[index] = place;
      taken.push(rectangle(place, placing));
    }
  }
  return places;
}

/**
 * Names start at the position set by their author, or end there if it is to the left; numbers are centred where the
 * axis says.
 */
function choicesFor({ x, y, width, height, offset, rank }: Placing): readonly CaptionMiddle[] {
  if (typeof offset !== 'number')
    return [[x + offset[0] + (rank === 'name' ? (Math.sign(offset[0]) * width) / 2 : 0), y + offset[1]]];
  const [right, down] = [offset + width / 2, offset + height / 2];
  const [nearRight, nearDown] = [offset * 0.6 + width / 2, offset * 0.6 + height / 2];
  return offset === 0
    ? [[x, y]]
    : [
        [x + nearRight, y - nearDown],
        [x - nearRight, y - nearDown],
        [x + nearRight, y + nearDown],
        [x - nearRight, y + nearDown],
        [x + right, y],
        [x - right, y],
        [x, y - down],
        [x, y + down],
      ];
}

/** If crowded: a line or two farther away. */
function fartherChoices(placing: Placing): readonly CaptionMiddle[] {
  const { offset, height } = placing;
  if (typeof offset !== 'number' || offset === 0) return [];
  return [1, 2].flatMap((rows) => choicesFor({ ...placing, offset: offset + rows * height }));
}

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

function rectangle([x, y]: CaptionMiddle, { width, height }: Placing): Rectangle {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function touch(a: Rectangle, b: Rectangle): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function isWithin([left, top, right, bottom]: Rectangle, [width, height]: readonly [number, number]): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}
