import type { RelationSign } from '../nodes.ts';

/** Options for printing a formula. */
export interface FormulaPrinting {
  readonly decimalComma?: boolean;
}

/** Relations as TeX and as characters. */
export const relationSymbols: Readonly<Record<RelationSign, { readonly tex: string; readonly symbol: string }>> = {
  '=': { tex: '=', symbol: '=' },
  '!=': { tex: '\\neq ', symbol: '≠' },
  '<': { tex: '<', symbol: '<' },
  '<=': { tex: '\\leq ', symbol: '≤' },
  '>': { tex: '>', symbol: '>' },
  '>=': { tex: '\\geq ', symbol: '≥' },
};

/** A name split into its parts: `x_1`, `a12` and `P[x]` have a subscript. */
export function nameParts(name: string): { readonly stem: string; readonly index: string | undefined } {
  const match = /^([A-Za-z]+)(?:_(\w+)|(\d+)|\[([xyz])\])$/.exec(name);
  return { stem: match?.[1] ?? name, index: match?.[2] ?? match?.[3] ?? match?.[4] };
}

/** The digits of a number, and the power of ten of very large and very small ones. */
export function numberParts(
  value: number,
  decimalComma: boolean,
): { readonly digits: string; readonly exponent: string | undefined } {
  const [mantissa = '', exponent] = String(value).split('e');
  return { digits: decimalComma ? mantissa.replace('.', ',') : mantissa, exponent: exponent?.replace('+', '') };
}
