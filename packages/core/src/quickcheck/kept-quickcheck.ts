import type { Quickcheck } from '../document/index.ts';
import { readKept, textsOf, writeKept } from '../platform/index.ts';
import { answerOf, questionOf } from './question-of.ts';
import type { QuickcheckState } from './quickcheck.ts';

/** Version of the storage format; quick checks stored in another version are ignored. */
const version = 2;

/** What a learner has chosen and typed in a quick check. Marks are not stored: checking recreates them. */
export interface KeptQuickcheck extends Pick<QuickcheckState, 'selected'> {
  /** By answer. */
  readonly inputs: readonly string[];
}

/** Serializes the state of a quick check together with the question it belongs to. */
export function writeKeptQuickcheck(quickcheck: Quickcheck, { selected, inputs }: KeptQuickcheck): string {
  const fields = quickcheck.answers.map(fieldOf);
  return writeKept(version, { question: questionOf(quickcheck), selected: [...selected], fields, inputs });
}

/**
 * Parses the stored state of this quick check; empty if there is none for it: an author may have changed the question
 * since, or what one of its fields asks for. The text is not trusted.
 */
export function readKeptQuickcheck(text: string | undefined, quickcheck: Quickcheck): KeptQuickcheck {
  const kept = readKept(version, text);
  const isOwn = kept['question'] === questionOf(quickcheck);
  const inputs = (isOwn ? textsOf(kept['inputs']) : undefined) ?? [];
  const fields = textsOf(kept['fields']) ?? [];
  return {
    selected: new Set(isOwn ? textsOf(kept['selected']) : []),
    inputs: quickcheck.answers.map((answer, index) => (fields[index] === fieldOf(answer) ? (inputs[index] ?? '') : '')),
  };
}

function fieldOf(answer: Quickcheck['answers'][number]): string {
  return String(answerOf(answer));
}
