import { fieldsOf, parseJson } from '../platform/index.ts';
import type { QuickcheckState } from './quickcheck.ts';

/** The shape in which quick checks are kept; those kept in another shape are not read. */
const version = 1;

/** What a learner has chosen and typed in a quick check. Marks are not kept: they come from checking. */
export interface KeptQuickcheck extends Pick<QuickcheckState, 'selected'> {
  /** By answer. */
  readonly inputs: readonly string[];
}

/** What is kept of a quick check, as a text. */
export function writeKeptQuickcheck({ selected, inputs }: KeptQuickcheck): string {
  return JSON.stringify({ version, selected: [...selected], inputs });
}

/** What a text has kept; nothing chosen or typed where it has kept none. The text is not trusted. */
export function readKeptQuickcheck(text: string | undefined): KeptQuickcheck {
  const kept = fieldsOf(parseJson(text ?? ''));
  const isKnown = kept['version'] === version;
  return {
    selected: new Set(isKnown ? textsIn(kept['selected']) : []),
    inputs: isKnown ? textsIn(kept['inputs']) : [],
  };
}

function textsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((each): each is string => typeof each === 'string');
  return texts.length === value.length ? texts : [];
}
