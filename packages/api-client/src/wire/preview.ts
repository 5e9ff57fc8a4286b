import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, language, texCode } from './fields.ts';

/**
 * Converts a source that is being edited. Errors are refused with 422, `jmmtex_document-not-convertable`, the message of the
 * first error and its line. `wmApiURL` is accepted for old editors and never followed.
 */
export const previewDocument = endpoint({
  id: 'previewDocument',
  method: 'POST',
  path: '/preview/documents/string-implementations/{lang}/preview',
  summary: 'Converts a source that is being edited',
  request: v.object({
    path: documentPath,
    lang: language,
    texCode,
    wmApiURL: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  query: ['path'],
  response: v.object({ convertedTex: v.string() }),
  answers: 'json',
});
