import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, language, line } from './fields.ts';

/**
 * A file of the content: an image, a recording, a video, captions, a PDF; in the requested language if it has its own
 * version.
 */
export const binaryImplementationContent = endpoint({
  id: 'binaryImplementationContent',
  method: 'GET',
  path: '/content/documents/binary-implementations/{lang}/content',
  summary: 'A file of the content: image, recording, video, captions or PDF',
  request: v.object({ path: documentPath, lang: language }),
  response: v.blob(),
  answers: 'file',
});

/**
 * The image that a document refers to by a local id: `otn` and `oi` are the type and path of the document, `ttn` is
 * what is requested, `lid` the local id defined in its metainfo.
 */
export const entityForLid = endpoint({
  id: 'entityForLid',
  method: 'GET',
  path: '/semiprotected/entity/for-lid',
  summary: 'The image that a document calls by a local id',
  request: v.object({
    otn: line(100),
    oi: documentPath,
    ttn: v.literal('generic_image'),
    lid: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_.-]{1,100}$/u)),
    lang: v.optional(language, 'de'),
  }),
  response: v.blob(),
  answers: 'file',
});
