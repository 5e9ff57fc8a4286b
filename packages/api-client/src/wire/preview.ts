import * as v from 'valibot';
import { placedFinding } from './conversion.ts';
import { endpoint, sourceBodyLimit } from './endpoint.ts';
import { documentPath, language, texCode } from './fields.ts';

/**
 * Converts a source that is being edited. Errors are refused with 422, `jmmtex_document-not-convertable`, the message
 * of the first error and its line, unless the caller accepts a page `withErrors`: then it is returned with its
 * findings, as far as it could be read. `wmApiURL` is accepted for old editors and never requested.
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
    withErrors: v.exactOptional(v.boolean()),
    wmApiURL: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  query: ['path'],
  bodyLimit: sourceBodyLimit,
  timeout: 30,
  response: v.object({ convertedTex: v.string(), findings: v.exactOptional(v.array(placedFinding)) }),
  answers: 'json',
});
