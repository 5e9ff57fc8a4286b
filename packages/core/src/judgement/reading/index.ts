export { askedOf, type Asked } from './asked.ts';
export { keypadOf, type Key, type KeyName } from './keypad.ts';
export { looksAsTyped, readingFormula, readingTex, readingText, settledText } from './print-reading.ts';
export type { Reading } from './reading.ts';
export { readingOf } from './reading-of.ts';
export { withKey } from './with-key.ts';
