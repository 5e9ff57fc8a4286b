export { withoutPlaces, written } from './fragment.ts';
export { sampleDocument } from './sample.ts';
