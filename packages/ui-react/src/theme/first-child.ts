/**
 * What `:first-child` selects, and as strongly. Emotion warns of that one in the console, as on a server the first child could be a
 * style element.
 */
export const firstChild = ':first-of-type:not(* ~ *)';
