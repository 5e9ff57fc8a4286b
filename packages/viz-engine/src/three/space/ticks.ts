/** The distance between numbers on an axis: 1, 2 or 5 times a power of ten, with at most `most` steps. */
export function tickStep([low, high]: readonly [number, number], most = 6): number {
  const least = Math.abs(high - low) / most;
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  return ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** The numbers on an axis, without floating-point noise. */
export function ticks(range: readonly [number, number], step = tickStep(range)): readonly number[] {
  const [low, high] = range;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return count > 0 && count < 200
    ? Array.from({ length: count }, (_, index) => snapped((first + index) * step, step))
    : [];
}

/** The nearest multiple of the step. */
export function snapped(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(14));
}

/** How far a key moves a point along an axis; the fine step is a tenth of it. If points snap, both are a tick. */
export function moveStep([low, high]: readonly [number, number], snaps: boolean, fine: boolean): number {
  if (snaps) return tickStep([low, high], 12);
  const step = 10 ** Math.floor(Math.log10(Math.abs(high - low) / 50));
  return fine ? step / 10 : step;
}

/** Every n-th number is shown, so that they do not touch, for numbers `gap` pixels apart. */
export function writtenEvery(gap: number, room: number): number {
  return gap <= 0 ? Infinity : ([1, 2, 5, 10].find((every) => every * gap >= room) ?? Infinity);
}
