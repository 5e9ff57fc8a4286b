/** The whole number in a number field (`1e3` is one, decimals are truncated); undefined if it contains none. */
export function wholeNumberIn(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isFinite(number) ? number : undefined;
}
