/** Buttons of figures are small with a mouse, and large enough for touch. */
export const toolSize = { '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' } } as const;
