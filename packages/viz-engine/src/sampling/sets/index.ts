export type { Boundary } from './curve-pieces.ts';
export { traceImplicit, traceRegion, type TracedRegion } from './trace-region.ts';
