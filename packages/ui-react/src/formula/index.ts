export { FormulaView } from './formula-view.tsx';
export { LiveFormula } from './live-formula.tsx';
export { mentionOf, shownNumber, type ShownValue, type Values } from './values.ts';
