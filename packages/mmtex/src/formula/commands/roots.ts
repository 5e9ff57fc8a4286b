import type { Commands } from '../parser.ts';
import { inlineStyle } from '../style.ts';

/** Roots. */
export const roots: Commands = {
  sqrt: (parser, owner) => {
    const index = parser.optional(owner, { display: false, level: 2, font: undefined });
    return { kind: 'root', radicand: parser.argument(owner, inlineStyle(parser.style)), index };
  },
};
