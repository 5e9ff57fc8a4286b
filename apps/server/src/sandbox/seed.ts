import { createHash } from 'node:crypto';
import type { CodeToMark } from '@lemma/core/code-answer';

/**
 * What the random numbers of an evaluator begin with: the same for the same answer, so that its mark is, and when it is run
 * again with the solution; another for every other answer, so that nobody can try out what is tested. From 0 to 2³² − 1.
 */
export function seedOf({ language, parts, answers, evaluator }: CodeToMark): number {
  return createHash('sha256')
    .update(JSON.stringify([language, parts, answers, evaluator]))
    .digest()
    .readUInt32BE(0);
}
