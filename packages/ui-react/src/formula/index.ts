export { FormulaView } from './formula-view.tsx';
export { LabelFormula } from './label-formula.tsx';
export { LiveFormula } from './live-formula.tsx';
export { PlainFormula } from './plain-formula.tsx';
export { mathLine } from './math-line.ts';
export { spokenMath } from './spoken-math.ts';
export { canWriteFormulas, prepareFormulas, writeFormula } from './write-formula.ts';
