export { finiteRanges } from './finite-ranges.ts';
export { sampleCurve, type CurveOptions } from './sample-curve.ts';
export { sampleGraph, type GraphOptions } from './sample-graph.ts';
