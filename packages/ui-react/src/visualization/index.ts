export { VisualizationView } from './visualization-view.tsx';
