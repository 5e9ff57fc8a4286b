import type { Commands } from '../parser.ts';
import { symbols } from '../symbols/index.ts';

/** Dots on the baseline or at operator height, depending on what follows. */
export const dots: Commands = {
  dots: ({ reader }) => {
    const next = reader.peek();
    const symbol = next.kind === 'command' ? symbols.get(next.text) : undefined;
    const raised =
      symbol?.kind === 'operator' ? isInfix(symbol.class) : '+-*=<>'.includes(next.text) && next.text !== '';
    return { kind: 'identifier', text: raised ? '⋯' : '…', upright: true };
  },
};

function isInfix(side: string): boolean {
  return side === 'binary' || side === 'relation';
}
