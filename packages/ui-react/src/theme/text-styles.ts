const lines: readonly (readonly [size: string, lineHeight: string])[] = [
  ['2xs', '0.875rem'],
  ['xs', '1rem'],
  ['sm', '1.25rem'],
  ['md', '1.5rem'],
  ['lg', '1.75rem'],
  ['xl', '1.875rem'],
  ['2xl', '2rem'],
  ['3xl', '2.375rem'],
  ['4xl', '2.75rem'],
  ['5xl', '3.5rem'],
];

/** Size and line height belong together. */
export const textStyles = {
  ...Object.fromEntries(lines.map(([size, lineHeight]) => [size, { value: { fontSize: size, lineHeight } }])),
  none: { value: {} },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
};
