export { FormulaView } from './formula-view.tsx';
export { LiveFormula } from './live-formula.tsx';
export { shownTerm } from './shown-term.ts';
export { mentionOf, shownFraction, shownNumber, shownText, type ShownValue, type Values } from './values.ts';
