/** The part of the plane that a board shows, and its size in CSS pixels. */
export interface View {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box of two or three dimensions that is looked at, with the pixels of one unit along each axis. */
export interface Space {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly pixels: readonly number[];
}

/** From one number to another; either may be infinite where that is said. */
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
