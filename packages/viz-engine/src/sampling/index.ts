export { clip } from './lines/index.ts';
export { compilePlane, compileReal, compileRegion, type SamplingScope } from './functions/index.ts';
export type { PlaneFunction, RealFunction, Region } from './functions/index.ts';
export { finiteRanges, sampleCurve, sampleGraph, type CurveOptions, type GraphOptions } from './curves/index.ts';
export { traceImplicit, traceRegion, type Boundary, type TracedRegion } from './sets/index.ts';
export { MeshBuilder, SurfaceSampler, type Mesh, type SurfaceCoordinates } from './surfaces/index.ts';
export { spaceOf, type Extent, type Space, type View } from './view.ts';
