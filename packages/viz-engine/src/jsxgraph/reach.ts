/** Half of what a finger needs (44 CSS pixels across); where several reach over each other, the nearest is meant. */
const ofFinger = 22;

/** How far around its middle something is taken: by a mouse, in pixels, or wherever fingers are used by a finger. */
export function reachOf(mouse: number): number {
  return matchMedia('(pointer: coarse)').matches ? ofFinger : mouse;
}
