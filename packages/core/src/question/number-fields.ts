/** The number fields of answers (specification 002 §3.1, `field`); `real` is the default. */
export const numberFieldNames = ['real', 'integer', 'rational', 'complex', 'complex-rational'] as const;
export type NumberFieldName = (typeof numberFieldNames)[number];
