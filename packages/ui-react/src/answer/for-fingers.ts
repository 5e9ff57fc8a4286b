/** Touch target height (WCAG 2.5.5: 44 px); smaller for a mouse. */
export const forFingers = {
  minHeight: '9',
  '@media (pointer: coarse), (max-width: 48rem)': { minHeight: '11' },
} as const;
