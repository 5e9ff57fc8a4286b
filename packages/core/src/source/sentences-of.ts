import type { Finding } from './finding.ts';

/**
 * What is said about a finding, sentence by sentence: keys among the texts of failures, all of them filled by its data. First
 * where it is if that is another file, then what is wrong; then the reason, how many are needed, what could stand there
 * (`expected`, filled by the names of things in its data) and a suggestion, as far as it has them.
 */
export function sentencesOf({ code, data }: Pick<Finding, 'code' | 'data'>): readonly string[] {
  const { inFile, reason, fewest, expected, suggestion } = data;
  return [
    ...(inFile === undefined ? [] : ['inFile']),
    `codes.${code}`,
    ...(reason === undefined ? [] : [`reasons.${String(reason)}`]),
    ...(fewest === undefined ? [] : [countText(data)]),
    // Only expressions expect things; where there is no reason, what is expected stands in the first sentence.
    ...(reason === undefined || expected === undefined ? [] : ['expected']),
    ...(suggestion === undefined ? [] : ['suggestion']),
  ];
}

/** Which text tells how many there are and how many are needed. */
function countText({ fewest, most }: Finding['data']): string {
  if (most === undefined) return 'countAtLeast';
  return fewest === most ? 'countExactly' : 'countBetween';
}
