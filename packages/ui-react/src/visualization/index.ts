export { BridgeFailures } from './bridge-failures.tsx';
export { ContactSheet } from './contact-sheet.tsx';
export { SharedValuesContext } from './shared-values.ts';
export { VisualizationView } from './visualization-view.tsx';
export { WordsShownContext } from './words-shown.ts';
