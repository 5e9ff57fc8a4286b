export { withoutPlaces, written } from './fragment.ts';
