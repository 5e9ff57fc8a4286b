import type { SourceLanguageLoader } from '@lemma/core/authoring';
import type { ConversionGateway } from '@lemma/core/conversion';
import { documentOf, sourceLanguage } from '@lemma/mmtex';

/** The platform's converter, running in the page: nothing that is typed leaves it. */
export const inPageConverter: ConversionGateway = {
  convert: (source, language) => ({
    answer: Promise.resolve(documentOf(source, language)),
    cancel: () => undefined,
  }),
  checkSeeds: () => ({ answer: Promise.resolve([]), cancel: () => undefined }),
};

/** Editor support for the authoring language, from the same converter. */
export const inPageLanguage: SourceLanguageLoader = { load: (types) => Promise.resolve(sourceLanguage(types)) };
