/** Smaller angles are not shown (specification 002 §9). */
const least = 0.05;

/** How an angle is drawn: not at all if it is too small, otherwise counterclockwise, or clockwise if it is negative. */
export function angleDisplay(angle: number): 'hidden' | 'positive' | 'opposite' {
  if (!(Math.abs(angle) >= least)) return 'hidden';
  return angle > 0 ? 'positive' : 'opposite';
}
