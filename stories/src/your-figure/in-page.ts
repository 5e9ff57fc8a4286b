import type { SourceLanguageLoader } from '@lemma/core/authoring';
import type { ConversionGateway } from '@lemma/core/conversion';
import { documentOf, sourceLanguage } from '@lemma/mmtex';

/** The converter of the platform, here in the page: nothing that is written leaves it. */
export const inPageConverter: ConversionGateway = {
  convert: (source, language) => ({
    answer: Promise.resolve(documentOf(source, language)),
    cancel: () => undefined,
  }),
};

/** What the editor knows of the authoring language, from the same converter. */
export const inPageLanguage: SourceLanguageLoader = { load: (types) => Promise.resolve(sourceLanguage(types)) };
