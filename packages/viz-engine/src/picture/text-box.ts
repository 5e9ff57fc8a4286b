/** A rectangle in pixels of the picture. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const anchors = ['start', 'middle', 'end'] as const;

/** The position of a text, which starts, ends or is centred there, and is vertically centred. */
export interface LabelSpot {
  readonly left: number;
  readonly top: number;
  readonly anchor: (typeof anchors)[number];
}

export const fontSize = 14;

/** Half the height of letters, to centre a text vertically. */
export const halfHeight = 5;

export const lineHeight = 16;

/**
 * Approximate width of a text. Not measured: a picture in a collapsed box has no measures, and the same labels must be
 * in the same positions on every machine.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += narrow.has(letter) ? 5 : wide.has(letter) ? 12 : 8.5;
  return width;
}

const narrow = new Set("iljtfrI1.,;:|!'()[] ");
const wide = new Set('mwMWQ@%—');

/** Whether a position is finite: a quotient by zero or the root of a negative number is not. */
export function isSomewhere({ left, top }: Pick<LabelSpot, 'left' | 'top'>): boolean {
  return Number.isFinite(left) && Number.isFinite(top);
}

export function boxAt({ left, top, anchor }: LabelSpot, width: number): Rectangle {
  const from = anchor === 'start' ? left : anchor === 'end' ? left - width : left - width / 2;
  return { left: from, top: top - lineHeight / 2, right: from + width, bottom: top + lineHeight / 2 };
}

/** The box of a disc, such as a point. */
export function boxAround(left: number, top: number, radius: number): Rectangle {
  return { left: left - radius, top: top - radius, right: left + radius, bottom: top + radius };
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The size of a picture in its pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The position of a text moved so that the whole text is within the picture. Where the place it belongs to is outside,
 * it stays: it is as invisible as the place. Of a text wider than the picture the beginning is visible.
 */
export function whollyVisible(
  spot: LabelSpot,
  textWidth: number,
  [left, top]: readonly [left: number, top: number],
  { width, height }: PictureSize,
): LabelSpot {
  const isOutside = !(left >= 0 && left <= width && top >= 0 && top <= height);
  if (isOutside) return spot;
  const box = boxAt(spot, textWidth);
  const isTooFarLeft = box.left < 0 || box.right - box.left > width;
  const right = isTooFarLeft ? -box.left : Math.min(0, width - box.right);
  const down = box.top < 0 ? -box.top : Math.min(0, height - box.bottom);
  return { ...spot, left: spot.left + right, top: spot.top + down };
}
