export { switchNames } from './canvas.ts';
export { partsOf, titleOf, writeDocument, type DocumentParts } from './document.ts';
export { grammar } from './document-syntax.ts';
export { withoutVar } from './old-notation.ts';
export { startPage } from './write.ts';
