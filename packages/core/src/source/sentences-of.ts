import type { Finding } from './finding.ts';

/**
 * What is said about a finding, sentence by sentence: keys among the texts of failures, all of them filled by its data. First
 * where it is if that is another file, then what is wrong; then the reason, how many are needed, what could stand there
 * (`expected`, filled by the names of things in its data), a suggestion, what to write instead (`write`), how to
 * define what is missing (`define`) and how such a thing looks
 * (`example`), as far as it has them.
 */
export function sentencesOf({ code, data }: Pick<Finding, 'code' | 'data'>): readonly string[] {
  const { inFile, reason, fewest, expected, suggestion, write, define, example } = data;
  return [
    ...(inFile === undefined ? [] : ['inFile']),
    ...placeTexts(code, data),
    ...(reason === undefined ? [] : [`reasons.${String(reason)}`]),
    ...(fewest === undefined ? [] : [countText(data)]),
    // Only expressions expect things; where there is no reason, what is expected stands in the first sentence.
    ...(reason === undefined || expected === undefined ? [] : ['expected']),
    ...(suggestion === undefined ? [] : ['suggestion']),
    ...(write === undefined ? [] : ['write']),
    ...(define === undefined ? [] : ['define']),
    ...(example === undefined ? [] : ['example']),
  ];
}

/** What is wrong, or only whose definition or which condition it is in where the reason says what is wrong. */
function placeTexts(code: string, { reason, name, condition }: Finding['data']): readonly string[] {
  if (code !== 'BAD_DEFINITION' || reason === undefined || (name !== undefined && name !== ''))
    return [`codes.${code}`];
  return condition === undefined ? [] : ['condition'];
}

/** Which text tells how many there are and how many are needed. */
function countText({ fewest, most }: Finding['data']): string {
  if (most === undefined) return 'countAtLeast';
  return fewest === most ? 'countExactly' : 'countBetween';
}
