export { anyChapterXml, anyDocumentXml } from './any-document.ts';
export {
  attackElements,
  attackedDocuments,
  attackedExamples,
  attackTexts,
  examples,
  type Attacked,
} from './attacks.ts';
export { dangersIn } from './dangers.ts';
export { malformedXml } from './malformed.ts';
export { markupDangers } from './markup-dangers.ts';
