import type { Quickcheck } from '../document/index.ts';
import { fieldsOf, parseJson, seedOf, textsOf } from '../platform/index.ts';
import type { QuickcheckState } from './quickcheck.ts';

/** The shape in which quick checks are kept; those kept in another shape are not read. */
const version = 1;

/** What a learner has chosen and typed in a quick check. Marks are not kept: they come from checking. */
export interface KeptQuickcheck extends Pick<QuickcheckState, 'selected'> {
  /** By answer. */
  readonly inputs: readonly string[];
}

/** What is kept of a quick check, as a text. It belongs to the question that its author wrote. */
export function writeKeptQuickcheck(quickcheck: Quickcheck, { selected, inputs }: KeptQuickcheck): string {
  return JSON.stringify({ version, question: questionOf(quickcheck), selected: [...selected], inputs });
}

/**
 * What a text has kept of this quick check; nothing chosen or typed where it has kept none: an author may have changed the
 * question since. The text is not trusted.
 */
export function readKeptQuickcheck(text: string | undefined, quickcheck: Quickcheck): KeptQuickcheck {
  const kept = fieldsOf(parseJson(text ?? ''));
  const isOwn = kept['version'] === version && kept['question'] === questionOf(quickcheck);
  return {
    selected: new Set(isOwn ? textsOf(kept['selected']) : []),
    inputs: (isOwn ? textsOf(kept['inputs']) : undefined) ?? [],
  };
}

function questionOf(quickcheck: Quickcheck): number {
  return seedOf(JSON.stringify(quickcheck));
}
