export { element, escapeText, type Attributes } from './element.ts';
