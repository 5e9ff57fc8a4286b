import type { SourceLanguageLoader } from './source-language.ts';

/** For frontends without the authoring language: text is text. */
export const plainSourceLanguage: SourceLanguageLoader = { load: () => Promise.resolve(undefined) };
