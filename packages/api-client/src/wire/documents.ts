import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, language } from './fields.ts';

/** The languages a document exists in, with its name in each. */
export const stringImplementations = endpoint({
  id: 'stringImplementations',
  method: 'GET',
  path: '/content/documents/string-implementations',
  summary: 'The languages a document exists in, with its name in each',
  request: v.object({ path: documentPath }),
  response: v.array(v.object({ language, name: v.string() })),
  answers: 'json',
});
export type StringImplementation = v.InferOutput<typeof stringImplementations.response>[number];

/** The document XML (docs/document-format.md) of one language. */
export const stringImplementationContent = endpoint({
  id: 'stringImplementationContent',
  method: 'GET',
  path: '/content/documents/string-implementations/{lang}/content',
  summary: 'The XML of a document in one language',
  request: v.object({ path: documentPath, lang: language }),
  response: v.string(),
  answers: 'xml',
});

/** Names of the sections below a folder of the pool, in their natural order. */
export const sectionNames = endpoint({
  id: 'sectionNames',
  method: 'GET',
  path: '/content/documents/labeled-implementations/sections/name',
  summary: 'Names of the sections that documents below a folder belong to; of all documents without a folder',
  request: v.object({ parent: v.exactOptional(v.union([v.literal(''), documentPath])) }),
  response: v.array(v.string()),
  answers: 'json',
});

/** A picture of a problem: SVG made from the document. Pixels are CSS pixels. */
export const problemSnapshot = endpoint({
  id: 'problemSnapshot',
  method: 'GET',
  path: '/content/documents/problems/{lang}/snapshot',
  summary: 'A picture of a problem in one language, as SVG',
  request: v.object({ path: documentPath, lang: language }),
  response: v.string(),
  answers: 'image',
});
