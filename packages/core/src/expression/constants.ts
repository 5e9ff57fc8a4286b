/** A named constant. `symbol` is what a formula shows, as TeX and as a character. */
export interface Constant {
  readonly value: number;
  readonly tex: string;
  readonly symbol: string;
}

const pi: Constant = { value: Math.PI, tex: '\\pi', symbol: 'π' };
const e: Constant = { value: Math.E, tex: '\\mathrm{e}', symbol: 'e' };
const infinity: Constant = { value: Infinity, tex: '\\infty', symbol: '∞' };

/** Constants by name: the words for infinity in every language (specification 002 §5.4), and those of JavaScript's Math (§5.1). */
export const constants: ReadonlyMap<string, Constant> = new Map([
  ['pi', pi],
  ['PI', pi],
  ['e', e],
  ['E', e],
  ['infinity', infinity],
  ['infty', infinity],
  ['unendlich', infinity],
  ['infini', infinity],
  ...[
    ['LN2', Math.LN2] as const,
    ['LN10', Math.LN10] as const,
    ['LOG2E', Math.LOG2E] as const,
    ['LOG10E', Math.LOG10E] as const,
    ['SQRT1_2', Math.SQRT1_2] as const,
    ['SQRT2', Math.SQRT2] as const,
  ].flatMap(([name, value]) => {
    const constant = { value, tex: `\\mathrm{${name.replace('_', '\\_')}}`, symbol: name };
    return [[name, constant] as const, [name.toLowerCase(), constant] as const];
  }),
]);
