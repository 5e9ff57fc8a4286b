/** The whole number a number field holds (`1e3` is one, what stands behind a point is cut off); undefined when it holds none. */
export function wholeNumberIn(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isFinite(number) ? number : undefined;
}
