/** A share from 0 to 1 that was typed in percent, with or without the sign; undefined for anything else. */
export function readPercent(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*%?\s*$/.exec(text) ?? [];
  const share = Number(digits?.replace(',', '.')) / 100;
  return share >= 0 && share <= 1 ? share : undefined;
}
