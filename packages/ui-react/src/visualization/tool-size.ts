/** Keys of figures are small beside a mouse, and large enough for fingers where there are any. */
export const toolSize = { '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' } } as const;
