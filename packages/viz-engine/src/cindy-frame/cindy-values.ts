/** A real number in CindyJS's representation; undefined for anything else. */
export function realOf(value: unknown): number | undefined {
  if (!isRecord(value) || value['ctype'] !== 'number' || !isRecord(value['value'])) return undefined;
  const { real, imag } = value['value'];
  return typeof real === 'number' && Number.isFinite(real) && (typeof imag !== 'number' || Math.abs(imag) < 1e-8)
    ? real
    : undefined;
}

/** The elements of a list in CindyJS's representation; empty for anything else. */
export function partsOf(value: unknown): readonly unknown[] {
  return isRecord(value) && value['ctype'] === 'list' && Array.isArray(value['value']) ? value['value'] : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
