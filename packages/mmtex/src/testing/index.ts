export { figureTypes } from './figure-types.ts';
export { withoutPlaces, written } from './fragment.ts';
export { anySource, damagedSample } from './any-source.ts';
export { sampleDocument } from './sample.ts';
