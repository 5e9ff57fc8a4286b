export { checkVisualization } from './check-visualization.ts';
