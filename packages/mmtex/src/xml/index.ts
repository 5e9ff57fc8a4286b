export { element, escapeAttribute, escapeText, type Attributes } from './element.ts';
