export { element, escapeAttribute, escapeText, type Attributes } from '@lemma/core/document';
