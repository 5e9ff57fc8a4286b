export { convertFormula, type FormulaConversion } from './convert.ts';
export { formulaEnvironments, formulaGroups } from './groups.ts';
export { formulaCommandNames } from './formula-parser.ts';
export { textAccents, textLetters, withAccent, type TextAccent } from './text-accents.ts';
export { tokenize } from './token.ts';
