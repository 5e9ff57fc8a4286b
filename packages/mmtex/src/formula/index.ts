export { convertFormula, type FormulaConversion, type FormulaOptions } from './convert.ts';
export { formulaCommandNames } from './formula-parser.ts';
export { tokenize } from './token.ts';
