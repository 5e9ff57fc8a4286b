/**
 * Selects the same as `:first-child`, with the same specificity. Emotion warns about that in the console, because in
 * server rendering the first child could be a style element.
 */
export const firstChild = ':first-of-type:not(* ~ *)';
