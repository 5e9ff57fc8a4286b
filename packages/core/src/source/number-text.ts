/**
 * The number a text writes in decimals, with or without a power of ten: `-0.5`, `2e-7`, `1E21`. Undefined for anything
 * else and for numbers out of range. The one reader of plain numbers in sources, documents and options; what may be a
 * term is read as an expression.
 */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(trimmed)) return undefined;
  const number = Number(trimmed);
  // Documents contain no negative zero.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** A number in decimals without a power of ten, whatever its size; reading it again gives the same number. */
export function writeNumber(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return point <= 0 ? `${sign}0.${'0'.repeat(-point)}${digits}` : `${sign}${digits.slice(0, point).padEnd(point, '0')}`;
}
