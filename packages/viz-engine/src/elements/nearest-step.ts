/** The nearest value that a slider with these steps can be set to. */
export function nearestStep(number: number, left: number, right: number, step: number): number {
  const inside = Math.min(Math.max(number, left), right);
  // The right end need not be a step.
  const steps = Math.min(Math.round((inside - left) / step), Math.floor((right - left) / step + 1e-9));
  // 0.8 rather than 0.8000000000000001, as a slider with these steps shows it.
  const nearest = Number((left + steps * step).toPrecision(12));
  return Number.isFinite(nearest) ? nearest : inside;
}
