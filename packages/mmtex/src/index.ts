export { convertDocument, convertFragment, documentLanguages, type Conversion } from './conversion.ts';
export { catalogue, findingsReference, type FindingCode } from './findings/index.ts';
