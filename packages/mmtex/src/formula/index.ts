export { convertFormula, type FormulaConversion } from './convert.ts';
export { formulaEnvironments, formulaGroups } from './groups.ts';
export { formulaCommandNames } from './formula-parser.ts';
export { tokenize } from './token.ts';
