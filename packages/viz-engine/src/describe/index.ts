export { describeFigure, type DescribedElement } from './describe.ts';
export type { GraphFeatures } from './graph-features.ts';
export { readGap, type GapWords } from './read-gap.ts';
