export { ContactSheet } from './contact-sheet.tsx';
export { seedOfFigure } from './seed-of-figure.ts';
export { SharedValuesContext } from './shared-values.ts';
export { VisualizationView } from './visualization-view.tsx';
export { WordsShownContext } from './words-shown.ts';
