export { characterNode } from './characters.ts';
export { delimiterOf } from './delimiter-of.ts';
export { pairs } from './pairs.ts';
export { negated, symbols } from './symbols.ts';
