export { convertFormula, type FormulaConversion, type FormulaMacro, type FormulaOptions } from './convert.ts';
