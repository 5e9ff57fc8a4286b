export { loadFirstTexts, loadLanguage, textOf } from './language-texts.ts';
export { LanguageProvider } from './language-provider.tsx';
export { PageLanguageContext, usePageLanguage } from './page-language.ts';
export { useContentTexts } from './use-content-texts.ts';
export { useFindingText } from './use-finding-text.ts';
export { useNoAnswerText } from './use-no-answer-text.ts';
export type { Namespace, TextKey } from './text-keys.ts';
export { useTexts, type Texts, type Translate } from './use-texts.ts';
export { languageName, languageNames, languageOffers, languageTitle } from './language-names.ts';
