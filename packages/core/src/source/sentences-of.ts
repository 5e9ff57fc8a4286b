import type { Finding } from './finding.ts';
import type { FindingCode } from './finding-code.ts';

/** A key among the texts of failures. What reasons there are, the layer knows that gives them. */
export type SentenceKey =
  | `codes.${FindingCode}`
  | `reasons.${string}`
  | 'inFile'
  | 'countAtLeast'
  | 'countExactly'
  | 'countBetween'
  | 'expected'
  | 'suggestion'
  | 'write'
  | 'define'
  | 'example'
  | 'condition';

/**
 * What is said about a finding, sentence by sentence: keys among the texts of failures, all of them filled by its data. First
 * where it is if that is another file, then what is wrong; then the reason, how many are needed, what could stand there
 * (`expected`, filled by the names of things in its data), a suggestion, what to write instead (`write`), how to
 * define what is missing (`define`) and how such a thing looks
 * (`example`), as far as it has them.
 */
export function sentencesOf({ code, data }: Pick<Finding, 'code' | 'data'>): readonly SentenceKey[] {
  const { inFile, reason, fewest, expected, suggestion, write, define, example } = data;
  return [
    ...said('inFile', inFile),
    ...placeTexts(code, data),
    ...said(`reasons.${String(reason)}`, reason),
    ...said(countText(data), fewest),
    // Only expressions expect things; where there is no reason, what is expected stands in the first sentence.
    ...said('expected', reason === undefined ? undefined : expected),
    ...said('suggestion', suggestion),
    ...said('write', write),
    ...said('define', define),
    ...said('example', example),
  ];
}

/** A sentence about something that need not be there. */
function said(sentence: SentenceKey, about: string | number | undefined): readonly SentenceKey[] {
  return about === undefined ? [] : [sentence];
}

/** What is wrong, or only whose definition or which condition it is in where the reason says what is wrong. */
function placeTexts(code: FindingCode, { reason, name, condition }: Finding['data']): readonly SentenceKey[] {
  if (code !== 'BAD_DEFINITION' || reason === undefined || (name !== undefined && name !== ''))
    return [`codes.${code}`];
  return condition === undefined ? [] : ['condition'];
}

/** Which text tells how many there are and how many are needed. */
function countText({ fewest, most }: Finding['data']): SentenceKey {
  if (most === undefined) return 'countAtLeast';
  return fewest === most ? 'countExactly' : 'countBetween';
}
