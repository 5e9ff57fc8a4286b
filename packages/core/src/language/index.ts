export {
  defaultLanguage,
  enumerated,
  isLanguage,
  languageFor,
  languageOfText,
  languages,
  textIn,
  listSeparator,
  percentIn,
  writesDecimalComma,
  type Language,
  type LocalizedText,
} from './language.ts';
export { conditionIn, pieceInWords, saysOtherwise, termOtherwise } from './case-words.ts';
export { LanguageStore } from './language.store.ts';
export type { LanguageGateway } from './ports.ts';
export { SharedLanguage, type SharedLanguagePorts } from './shared-language.ts';
