import * as v from 'valibot';
import { endpoint, sourceBodyLimit } from './endpoint.ts';
import { language, texCode } from './fields.ts';

/** An error in a source: UTF-16 offsets, and the line and column (from 1) where it starts. */
export const placedFinding = v.object({
  code: v.string(),
  severity: v.picklist(['error', 'warning']),
  from: v.number(),
  to: v.number(),
  line: v.number(),
  column: v.number(),
  data: v.record(v.string(), v.union([v.string(), v.number()])),
  /** A change that removes the finding, if the intention is obvious: `text` replaces the range from `from` to `to`. */
  fix: v.optional(v.object({ from: v.number(), to: v.number(), text: v.string() })),
});
export type PlacedFinding = v.InferOutput<typeof placedFinding>;

/**
 * Converts a source to document XML. The answer is 200 with findings even if some are errors: the XML is then the best
 * possible page, since an author at work wants to see that page and all errors at once.
 */
export const convertDocument = endpoint({
  id: 'convertDocument',
  method: 'POST',
  path: '/jmmtex/convert-document',
  summary: 'Converts a source to document XML; findings tell what is wrong with it',
  request: v.object({ texCode, lang: language }),
  bodyLimit: sourceBodyLimit,
  timeout: 30,
  response: v.object({ convertedTex: v.string(), findings: v.array(placedFinding) }),
  answers: 'json',
});
export type ConvertedDocument = v.InferOutput<typeof convertDocument.response>;

/**
 * Converts fragments of source; an invalid one is refused with 422, `jmmtex_invalid_fragment` and its number from 0.
 */
export const convertFragments = endpoint({
  id: 'convertFragments',
  method: 'POST',
  path: '/jmmtex/convert-fragments',
  summary: 'Converts pieces of source to pieces of document XML, all or none',
  request: v.object({
    texCodes: v.pipe(v.array(texCode), v.maxLength(200)),
    lang: v.optional(language, 'de'),
  }),
  bodyLimit: sourceBodyLimit,
  timeout: 30,
  response: v.object({ convertedTexCodes: v.array(v.string()) }),
  answers: 'json',
});

/**
 * Prints an expression as MathML; an empty expression yields an empty text, an invalid one 422
 * `jmmtex_invalid_expression`.
 */
export const convertExpression = endpoint({
  id: 'convertExpression',
  method: 'GET',
  path: '/jmmtex/convert-expression',
  summary: 'Prints a learner’s expression as MathML',
  request: v.object({
    locale: language,
    expression: v.pipe(v.string(), v.maxLength(4096)),
  }),
  response: v.string(),
  answers: 'mathml',
});
