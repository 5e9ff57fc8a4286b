export { checkVisualization } from './check-visualization.ts';
export { sharedAlone } from './shared-alone.ts';
export { unseenNames } from './unseen-names.ts';
