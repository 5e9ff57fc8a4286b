export { partsOf, titleOf, writeDocument, type DocumentParts } from './document.ts';
export { grammar } from './document-syntax.ts';
export { startPage } from './write.ts';
