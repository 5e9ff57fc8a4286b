/** The visible part of the plane, and its size in CSS pixels. */
export interface View {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The visible box in two or three dimensions, with the pixels of one unit along each axis. */
export interface Space {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly pixels: readonly number[];
}

/** A range of numbers; either end may be infinite where that is allowed. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** The plane box of a view. */
export function spaceOf({ left, right, bottom, top, width, height }: View): Space {
  return {
    low: [left, bottom],
    high: [right, top],
    pixels: [width / (right - left), height / (top - bottom)],
  };
}
