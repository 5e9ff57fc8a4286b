import { formatNumber, type NumberFormat } from '../numbers/format-number.ts';
import { defaultMaximumDenominator, formatRational } from '../numbers/format-rational.ts';
import type { Field } from './field.ts';
import { leftOver, withoutNoise } from './precision.ts';
import { isExactField, rational, real, sizeOf } from './scalar.ts';
import type { Scalar, Value } from './value.ts';

/** How a value is formatted. */
export interface ValueFormat extends NumberFormat {
  /** Exact fields show fractions, the others decimals. */
  readonly field: Field;
  /** Maximum denominator of a fraction that approximates a double. */
  readonly maximumDenominator?: number;
}

/** A value formatted for people, in a form the language can parse: `0.33`, `1/3`, `2 - i`, `[1; 2]`, `true`. */
export function formatValue(value: Value, format: ValueFormat): string {
  switch (value.kind) {
    case 'truth':
      return String(value.value);
    case 'vector':
      return formatEntries(value.entries, format);
    case 'matrix':
      return `[${value.rows.map((row) => formatEntries(row, format)).join('; ')}]`;
    case 'real':
      return isExactField(format.field)
        ? formatRational(value.value, format.maximumDenominator ?? defaultMaximumDenominator)
        : formatNumber(value.value, format);
    case 'rational':
      return isExactField(format.field) ? value.value.toFraction() : formatNumber(value.value.valueOf(), format);
    case 'complex': {
      const [{ re, im } = value] = withoutNoise([value]);
      return sumOf(formatValue(real(re), format), formatValue(real(im), format));
    }
    case 'complexRational':
      return sumOf(formatValue(rational(value.re), format), formatValue(rational(value.im), format));
  }
}

function formatEntries(entries: readonly Scalar[], format: ValueFormat): string {
  const greatest = Math.max(...entries.map(sizeOf));
  // Beside the others, it is left over from computing in doubles.
  const shown = (entry: Scalar) => (entry.kind === 'real' && sizeOf(entry) < leftOver * greatest ? real(0) : entry);
  return `[${entries.map((entry) => formatValue(shown(entry), format)).join('; ')}]`;
}

/** A complex number from the texts of its parts: `3`, `i`, `-2i`, `2 + 3i`, `1/2 - i`. */
function sumOf(re: string, im: string): string {
  if (im === '0') return re;
  const sign = im.startsWith('-') ? '-' : '';
  const size = im.slice(sign.length);
  const multiple = size === '1' ? 'i' : `${size}i`;
  return re === '0' ? `${sign}${multiple}` : `${re} ${sign || '+'} ${multiple}`;
}
