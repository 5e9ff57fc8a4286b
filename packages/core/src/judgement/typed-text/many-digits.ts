/** More digits than a double has, for fields where every one of them counts. */
export const manyDigits = { found: /(?<![\w.,])(\d{1,15})(\d{15})(?![\w.,])/dg, write: '($1*10^15+$2)' };
