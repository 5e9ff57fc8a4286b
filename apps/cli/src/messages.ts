import { findingWriter } from '@lemma/core/source';
import texts from '../../../packages/ui-react/src/language/texts/en/failure.json';

/**
 * A finding as one English line, in the words of the web interface and of messages specific to this program: about
 * several languages at once.
 */
export const messageOf = findingWriter({
  ...texts,
  codes: {
    ...texts.codes,
    no_converted_title: 'The document has no title in the language {{language}}.',
    'empty-name': '\\name is empty in the language {{language}}; the title is used as the name.',
  },
});
