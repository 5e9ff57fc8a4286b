export { browserConverter } from './browser-converter.ts';
