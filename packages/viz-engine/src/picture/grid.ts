/** Distance between grid lines, for boards of any scale: 1, 2 or 5 times a power of ten, at most twelve per board. */
export function gridStep(from: number, to: number): number {
  const least = Math.abs(to - from) / 12;
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  return ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** Steps of 1, 2 or 5 times a power of ten in ascending order, from `least` on. */
export function stepsFrom(least: number): readonly number[] {
  const power = Math.floor(Math.log10(least) + 1e-9);
  return Array.from({ length: 30 }, (_, index) =>
    Number(`${[1, 2, 5][index % 3] ?? 1}e${power + Math.floor(index / 3)}`),
  ).filter((step) => step >= least * (1 - 1e-9));
}

/** The nearest multiple of the step, without floating-point noise. */
export function snapped(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(14));
}

/** Every multiple of the step from `low` to `high`; none if there would be too many to be visible. */
export function multiplesBetween(low: number, high: number, step: number): readonly number[] {
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return count > 0 && count < 1000
    ? Array.from({ length: count }, (_, index) => snapped((first + index) * step, step))
    : [];
}
