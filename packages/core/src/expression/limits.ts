/** Maximum length of a text, in UTF-16 units. */
export const maximumLength = 10_000;

/** Maximum number of open brackets and bars. */
export const maximumNesting = 200;

/** Maximum height of a tree: a sum of this many terms, or this many nested signs or powers. Keeps recursion safe. */
export const maximumHeight = 1000;

/** Maximum number of nodes in a constructed tree. */
export const maximumSize = 20_000;
