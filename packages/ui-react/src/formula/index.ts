export { fillMath } from './fill-math.ts';
export { FormulaView } from './formula-view.tsx';
export { LiveFormula } from './live-formula.tsx';
export { mathLine } from './math-line.ts';
export { shownTerm } from './shown-term.ts';
export { mentionOf, shownFraction, shownNumber, shownText, type ShownValue, type Values } from './values.ts';
