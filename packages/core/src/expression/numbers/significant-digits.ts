/** The first digits of a number, and the power of ten that the first of them counts. */
export interface SignificantDigits {
  readonly digits: string;
  readonly power: number;
}

/**
 * The size of a number other than 0 with this many significant digits: rounded half away from 0, based on its decimal
 * digits. 9.995 with three is 10.0, however a double holds it.
 */
export function significantDigitsOf(value: number, figures: number): SignificantDigits {
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const all = mantissa.replace('.', '');
  const power = Number(exponent);
  const kept = all.slice(0, figures).padEnd(figures, '0');
  if (!(Number(all.charAt(figures)) >= 5)) return { digits: kept, power };
  const digits = String(BigInt(kept) + 1n);
  return digits.length > figures ? { digits: digits.slice(0, figures), power: power + 1 } : { digits, power };
}

/** A number rounded to significant digits, half away from 0: 1.005 to three is 1.01. */
export function roundToFigures(value: number, figures: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const { digits, power } = significantDigitsOf(value, figures);
  return Math.sign(value) * Number(`${digits}e${power - figures + 1}`);
}
