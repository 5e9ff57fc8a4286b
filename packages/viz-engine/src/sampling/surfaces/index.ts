export { MeshBuilder, type Mesh } from './mesh.ts';
export { SurfaceSampler, type SurfaceCoordinates } from './surface-sampler.ts';
