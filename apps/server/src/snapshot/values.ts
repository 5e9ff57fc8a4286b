import type { DrawnVariables } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';

/** What stands in place of variables, and which branches hold. */
export interface Values {
  /** The value of a variable (`a`) or of a coordinate (`P[x]`) as it is shown; its name when it has no value. */
  textOf(name: string): string;
  holds(condition: string): boolean;
}

export type DrawValues = (asked: { readonly variables: DrawnVariables; readonly displayPrecision: number }) => Values;

/** Outside quick checks and questions no variable has a value. */
export const fixedValues: Values = { textOf: (name) => name, holds: () => true };

export function valueDrawer(_seed: number, _language: Language): DrawValues {
  return () => fixedValues;
}
