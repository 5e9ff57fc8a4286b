const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Divides a range into intervals of slightly different lengths, so that nothing periodic can hide between them. */
export function parametersOf(from: number, to: number, count: number): Float64Array {
  const parameters = new Float64Array(count + 1);
  for (let at = 1; at < count; at += 1) {
    const uneven = 0.6 * (((at * goldenRatio) % 1) - 0.5);
    parameters[at] = from + ((to - from) * (at + uneven)) / count;
  }
  parameters[0] = from;
  parameters[count] = to;
  return parameters;
}
