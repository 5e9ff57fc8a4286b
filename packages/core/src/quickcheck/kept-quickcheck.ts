import type { Quickcheck } from '../document/index.ts';
import { readKept, textsOf, writeKept } from '../platform/index.ts';
import { answerOf, questionOf } from './question-of.ts';
import type { QuickcheckState } from './quickcheck.ts';

/** The shape in which quick checks are kept; those kept in another shape are not read. */
const version = 2;

/** What a learner has chosen and typed in a quick check. Marks are not kept: they come from checking. */
export interface KeptQuickcheck extends Pick<QuickcheckState, 'selected'> {
  /** By answer. */
  readonly inputs: readonly string[];
}

/** What is kept of a quick check, as a text. It belongs to the question that was asked. */
export function writeKeptQuickcheck(quickcheck: Quickcheck, { selected, inputs }: KeptQuickcheck): string {
  const fields = quickcheck.answers.map(fieldOf);
  return writeKept(version, { question: questionOf(quickcheck), selected: [...selected], fields, inputs });
}

/**
 * What a text has kept of this quick check; nothing chosen or typed where it has kept none: an author may have changed the
 * question since, or what one of its fields asks for. The text is not trusted.
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
