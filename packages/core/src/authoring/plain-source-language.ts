import type { SourceLanguageLoader } from './source-language.ts';

/** For frontends without the authoring language: everything is plain text. */
export const plainSourceLanguage: SourceLanguageLoader = { load: () => Promise.resolve(undefined) };
