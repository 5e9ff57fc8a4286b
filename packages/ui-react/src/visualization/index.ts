export { ContactSheet } from './contact-sheet.tsx';
export { seedOfFigure } from './seed-of-figure.ts';
export { VisualizationView } from './visualization-view.tsx';
