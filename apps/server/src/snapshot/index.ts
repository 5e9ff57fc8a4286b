export { drawSnapshot } from './draw-snapshot.ts';
