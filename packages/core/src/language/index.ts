export {
  defaultLanguage,
  isLanguage,
  languages,
  textIn,
  writesDecimalComma,
  type Language,
  type LocalizedText,
} from './language.ts';
export { LanguageStore } from './language.store.ts';
