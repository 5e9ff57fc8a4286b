/** Below it an angle is not shown (specification 002 §9). */
const least = 0.05;

/** How an angle is drawn: not at all when it is too small, else counterclockwise or, when it is negative, the other way round. */
export function angleDisplay(angle: number): 'hidden' | 'positive' | 'opposite' {
  if (!(Math.abs(angle) >= least)) return 'hidden';
  return angle > 0 ? 'positive' : 'opposite';
}
