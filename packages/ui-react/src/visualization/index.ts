export { ContactSheet } from './contact-sheet.tsx';
export { VisualizationView } from './visualization-view.tsx';
