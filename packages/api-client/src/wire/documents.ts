import type { MathElement } from '@lemma/core/document';
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

/** Presentation MathML as `readFormula` of the core has let it pass. */
const mathElement: v.GenericSchema<MathElement> = v.object({
  tag: v.pipe(v.string(), v.regex(/^(m[a-z]{1,20}|none|semantics)$/)),
  attributes: v.record(v.string(), v.string()),
  children: v.array(v.union([v.string(), v.lazy(() => mathElement)])),
});

/** The most documents of which glimpses are given at once. */
export const mostGlimpses = 30;

/**
 * The first lines of documents as the seed of each draws it: what a row of a list shows of a task. There is nothing of
 * solutions, definitions and annotations in them. Documents that the caller does not see are left out.
 */
export const glimpses = endpoint({
  id: 'glimpses',
  method: 'GET',
  path: '/content/documents/glimpses',
  summary: 'The first lines of documents with their values, and who has written them; without solutions',
  request: v.object({
    lang: language,
    /** Paths, one a line. */
    paths: v.pipe(
      v.string(),
      v.maxLength(10_000),
      v.transform((lines) => lines.split('\n')),
      v.array(documentPath),
      v.maxLength(mostGlimpses),
    ),
  }),
  response: v.object({
    glimpses: v.array(
      v.object({
        path: documentPath,
        pieces: v.array(
          v.variant('kind', [
            v.object({ kind: v.literal('text'), text: v.string() }),
            v.object({ kind: v.literal('formula'), math: mathElement }),
            v.object({ kind: v.literal('answer') }),
          ]),
        ),
        /** Names of its authors. */
        authors: v.array(v.string()),
      }),
    ),
  }),
  answers: 'json',
});
