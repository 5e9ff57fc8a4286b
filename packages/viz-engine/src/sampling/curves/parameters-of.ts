const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** So many stretches between two parameters, not quite even, so that nothing periodic can hide between them. */
export function parametersOf(from: number, to: number, count: number): Float64Array {
  return Float64Array.from({ length: count + 1 }, (_, at) => {
    if (at === 0) return from;
    if (at === count) return to;
    const uneven = 0.6 * (((at * goldenRatio) % 1) - 0.5);
    return from + ((to - from) * (at + uneven)) / count;
  });
}
