export { sampleField, type FieldOptions } from './sample-field.ts';
export { sampleSurface, type Surface, type SurfaceOptions } from './sample-surface.ts';
