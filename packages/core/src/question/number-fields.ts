/** The kinds of numbers that answers may be (specification 002 §3.1, `field`); `real` is the usual one. */
export const numberFieldNames = ['real', 'integer', 'rational', 'complex', 'complex-rational'] as const;
export type NumberFieldName = (typeof numberFieldNames)[number];
