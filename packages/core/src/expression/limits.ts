/** Longest text that is read, in UTF-16 units. */
export const maximumLength = 10_000;

/** Most brackets and bars open at once. */
export const maximumNesting = 200;

/** Greatest height of a tree: a sum of this many terms, or this many signs or powers one in the other. Recursion over it stays harmless. */
export const maximumHeight = 1000;

/** Most nodes of a tree that is put together from others. */
export const maximumSize = 20_000;
