/** What a graph sounds like at one place: its pitch in hertz, undefined where it is silent, and from −1 (left) to 1 (right). */
export interface Tone {
  readonly frequency: number | undefined;
  readonly side: number;
}

/** The part of the plane in which a graph is heard. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Pitch at the bottom and at the top of a board: three octaves that loudspeakers of telephones can play. */
export const lowest = 165;
export const highest = 1320;

/**
 * A graph from left to right in so many tones. Equal heights are equal intervals, as ears hear them; it is silent where it
 * is undefined and where it is off the board.
 */
export function tonesOf(
  evaluate: (x: number) => number,
  { left, right, bottom, top }: Frame,
  count: number,
): readonly Tone[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const height = (evaluate(left + share * (right - left)) - bottom) / (top - bottom);
    return { frequency: pitch(height), side: 2 * share - 1 };
  });
}

function pitch(height: number): number | undefined {
  return height >= 0 && height <= 1 ? lowest * (highest / lowest) ** height : undefined;
}
