import type { Commands } from '../parser.ts';

/** Roots; their content keeps the surrounding size and style, including limits and fractions. */
export const roots: Commands = {
  sqrt: (parser, owner) => {
    const index = parser.optional(owner, { display: false, level: 2, font: undefined });
    return { kind: 'root', radicand: parser.argument(owner), index };
  },
};
