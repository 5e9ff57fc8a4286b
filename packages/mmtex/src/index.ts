export {
  convertDocument,
  convertFragment,
  documentKind,
  documentLanguages,
  documentOf,
  type Conversion,
} from './conversion.ts';
export type { Surroundings } from './preparation/index.ts';
export { formulaCommandNames } from './formula/index.ts';
export { grammar } from './writing/index.ts';
export { catalogue } from './findings/index.ts';
export { sourceLanguage } from './service/index.ts';
