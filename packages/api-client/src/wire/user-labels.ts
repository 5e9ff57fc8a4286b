import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, line } from './fields.ts';

/** Labels documents, or removes a label from them; the answer names the documents that have changed. */
export const labelDocuments = endpoint({
  id: 'labelDocuments',
  method: 'POST',
  path: '/content/documents/user-labels',
  summary: 'Labels documents, or removes a label from them; the answer names those that have changed',
  request: v.object({
    paths: v.pipe(v.array(documentPath), v.minLength(1), v.maxLength(500)),
    /** Without `/`, which joins labels in a search. */
    label: v.pipe(line(60), v.trim(), v.minLength(1), v.regex(/^[^/]*$/, 'A label has no "/".')),
    isSet: v.boolean(),
  }),
  // Five hundred paths.
  bodyLimit: 256_000,
  response: v.object({ paths: v.array(documentPath) }),
  writes: true,
  answers: 'json',
});
