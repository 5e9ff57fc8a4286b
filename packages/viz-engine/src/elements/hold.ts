/**
 * What a reader may change of an element. `numbers`: those that others read, its definition being only where they start.
 * `state`: something that what others read is computed from, so that it goes on to follow its definition. `terms`: what
 * its functions are.
 */
export type Hold =
  | { readonly kind: 'numbers' }
  | {
      readonly kind: 'state';
      readonly start: () => readonly number[];
      /** The state in which it is at a place, or as near as it can be. */
      readonly at?: (x: number, y: number) => readonly number[];
    }
  | { readonly kind: 'terms'; readonly start: () => readonly string[]; readonly parameters: readonly string[] };

/** For everything whose definition is only where it starts once it is editable. */
export function numbersIf(editable: boolean): Hold | undefined {
  return editable ? { kind: 'numbers' } : undefined;
}
