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
