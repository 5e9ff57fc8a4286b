export { loadFirstTexts, loadLanguage } from './language-texts.ts';
export { LanguageProvider } from './language-provider.tsx';
export { PageLanguageContext, usePageLanguage } from './page-language.ts';
export { useContentTexts } from './use-content-texts.ts';
export { useFindingText } from './use-finding-text.ts';
export { useTexts, type Texts, type Translate } from './use-texts.ts';
export { languageNames } from './language-names.ts';
