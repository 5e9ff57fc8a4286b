export { highest, lowest, tonesOf, type Tone } from './tones.ts';
