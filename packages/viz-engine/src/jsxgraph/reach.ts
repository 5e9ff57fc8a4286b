/** Half the target size for a finger (44 CSS pixels across); of several that overlap, the nearest is meant. */
const ofFinger = 22;

/** The radius within which something is grabbed: in pixels for a mouse, or for a finger on touch devices. */
export function reachOf(mouse: number): number {
  return matchMedia('(pointer: coarse)').matches ? ofFinger : mouse;
}
