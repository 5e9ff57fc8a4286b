export { compilePlane, compileReal, compileRegion, type SamplingScope } from './compile.ts';
export { fillPlane, fillReal, type PlaneFunction, type RealFunction } from './functions.ts';
export type { Region } from './region.ts';
