/** High enough to be hit by a finger (WCAG 2.5.5: 44 px); a mouse is content with less. */
export const forFingers = {
  minHeight: '9',
  '@media (pointer: coarse), (max-width: 48rem)': { minHeight: '11' },
} as const;
