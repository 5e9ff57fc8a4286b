import type { Commands } from '../parser.ts';

/** Roots; under them stands what stands beside them, as large: limits and fractions keep their style. */
export const roots: Commands = {
  sqrt: (parser, owner) => {
    const index = parser.optional(owner, { display: false, level: 2, font: undefined });
    return { kind: 'root', radicand: parser.argument(owner), index };
  },
};
