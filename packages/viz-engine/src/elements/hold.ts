/**
 * What a reader may change about an element. `numbers`: those that others read; the definition is only the initial
 * value. `state`: something that the numbers are computed from, so that it continues to follow its definition. `terms`:
 * the terms of its functions.
 */
export type Hold =
  | { readonly kind: 'numbers' }
  | {
      readonly kind: 'state';
      readonly start: () => readonly number[];
      /** The state at a point, or the nearest possible. */
      readonly at?: (x: number, y: number) => readonly number[];
    }
  | { readonly kind: 'terms'; readonly start: () => readonly string[]; readonly parameters: readonly string[] };

/** For everything whose definition is only its initial value once it is editable. */
export function numbersIf(editable: boolean): Hold | undefined {
  return editable ? { kind: 'numbers' } : undefined;
}
