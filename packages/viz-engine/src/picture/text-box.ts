/** Pixels of the picture. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const anchors = ['start', 'middle', 'end'] as const;

/** Where words stand: they begin, end or have their middle there, and are as high above as below. */
export interface LabelSpot {
  readonly left: number;
  readonly top: number;
  readonly anchor: (typeof anchors)[number];
}

export const fontSize = 14;

/** Half the height of letters, so that a text stands around its place. */
export const halfHeight = 5;

export const lineHeight = 16;

/**
 * About how wide a text is. It is not measured: a picture in a closed box of the page has no measures, and the same labels
 * must stand at the same places on every machine.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += narrow.has(letter) ? 5 : wide.has(letter) ? 12 : 8.5;
  return width;
}

const narrow = new Set("iljtfrI1.,;:|!'()[] ");
const wide = new Set('mwMWQ@%—');

/** Whether a place is one at all: what is computed from a quotient by zero or the root of a negative number is not. */
export function isSomewhere({ left, top }: Pick<LabelSpot, 'left' | 'top'>): boolean {
  return Number.isFinite(left) && Number.isFinite(top);
}

export function boxAt({ left, top, anchor }: LabelSpot, width: number): Rectangle {
  const from = anchor === 'start' ? left : anchor === 'end' ? left - width : left - width / 2;
  return { left: from, top: top - lineHeight / 2, right: from + width, bottom: top + lineHeight / 2 };
}

/** The room a disc takes, such as a point. */
export function boxAround(left: number, top: number, radius: number): Rectangle {
  return { left: left - radius, top: top - radius, right: left + radius, bottom: top + radius };
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
