/**
 * The sound of a graph at one point: its frequency in hertz, undefined where it is silent, and its pan from −1 (left)
 * to 1 (right).
 */
export interface Tone {
  readonly frequency: number | undefined;
  readonly side: number;
}

/** The part of the plane in which a graph is audible. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Frequencies at the bottom and top of a board: three octaves that phone loudspeakers can play. */
export const lowest = 165;
export const highest = 1320;

/**
 * A graph from left to right as a sequence of tones. Equal heights are equal intervals in pitch; it is silent where it
 * is undefined or off the board.
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
