import type { Finding } from './finding.ts';
import type { FindingCode } from './finding-code.ts';

/** A key of failure texts. Only the layer that gives a reason knows which ones exist. */
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
 * The sentences about a finding: keys of failure texts, all filled by its data. First the file, if it is another one,
 * then what is wrong; then, where available, the reason, how many are needed, what was expected (`expected`, filled by
 * names of things in its data), a suggestion, what to write instead (`write`), how to define what is missing (`define`)
 * and an example (`example`).
 */
export function sentencesOf({ code, data }: Pick<Finding, 'code' | 'data'>): readonly SentenceKey[] {
  const { inFile, reason, fewest, expected, suggestion, write, define, example } = data;
  return [
    ...said('inFile', inFile),
    ...placeTexts(code, data),
    ...said(`reasons.${String(reason)}`, reason),
    ...said(countText(data), fewest),
    // Only expressions expect things; without a reason, what is expected is part of the first sentence.
    ...said('expected', reason === undefined ? undefined : expected),
    ...said('suggestion', suggestion),
    ...said('write', write),
    ...said('define', define),
    ...said('example', example),
  ];
}

/** A sentence that may not exist. */
function said(sentence: SentenceKey, about: string | number | undefined): readonly SentenceKey[] {
  return about === undefined ? [] : [sentence];
}

/** What is wrong, or, if the reason already says it, only the definition or condition concerned. */
function placeTexts(code: FindingCode, { reason, name, condition }: Finding['data']): readonly SentenceKey[] {
  if (code !== 'BAD_DEFINITION' || reason === undefined || (name !== undefined && name !== ''))
    return [`codes.${code}`];
  return condition === undefined ? [] : ['condition'];
}

/** The text that states how many there are and how many are needed. */
function countText({ fewest, most }: Finding['data']): SentenceKey {
  if (most === undefined) return 'countAtLeast';
  return fewest === most ? 'countExactly' : 'countBetween';
}
