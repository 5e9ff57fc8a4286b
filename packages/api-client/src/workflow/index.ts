export { fromWire, toWire } from './wire-correction.ts';
