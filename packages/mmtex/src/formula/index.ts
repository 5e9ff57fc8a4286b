export { convertFormula, type FormulaConversion, type FormulaOptions } from './convert.ts';
