export {
  defaultLanguage,
  enumerated,
  isLanguage,
  languages,
  textIn,
  listSeparator,
  percentIn,
  writesDecimalComma,
  type Language,
  type LocalizedText,
} from './language.ts';
export { LanguageStore } from './language.store.ts';
