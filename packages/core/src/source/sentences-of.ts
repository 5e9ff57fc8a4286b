import type { Finding } from './finding.ts';

/**
 * The sentences about a finding: keys of failure texts, all filled by its data. First the file, if it is another one,
 * then what is wrong; then, where available, the reason, how many are needed, what was expected (`expected`, filled by
 * names of things in its data), a suggestion, what to write instead (`write`), how to define what is missing (`define`)
 * and an example (`example`).
 */
export function sentencesOf({ code, data }: Pick<Finding, 'code' | 'data'>): readonly string[] {
  const { inFile, reason, fewest, expected, suggestion, write, define, example } = data;
  return [
    ...(inFile === undefined ? [] : ['inFile']),
    ...placeTexts(code, data),
    ...(reason === undefined ? [] : [`reasons.${String(reason)}`]),
    ...(fewest === undefined ? [] : [countText(data)]),
    // Only expressions expect things; without a reason, what is expected is part of the first sentence.
    ...(reason === undefined || expected === undefined ? [] : ['expected']),
    ...(suggestion === undefined ? [] : ['suggestion']),
    ...(write === undefined ? [] : ['write']),
    ...(define === undefined ? [] : ['define']),
    ...(example === undefined ? [] : ['example']),
  ];
}

/** What is wrong, or, if the reason already says it, only the definition or condition concerned. */
function placeTexts(code: string, { reason, name, condition }: Finding['data']): readonly string[] {
  if (code !== 'BAD_DEFINITION' || reason === undefined || (name !== undefined && name !== ''))
    return [`codes.${code}`];
  return condition === undefined ? [] : ['condition'];
}

/** The text that states how many there are and how many are needed. */
function countText({ fewest, most }: Finding['data']): string {
  if (most === undefined) return 'countAtLeast';
  return fewest === most ? 'countExactly' : 'countBetween';
}
