import type { Quickcheck } from '../document/index.ts';
import { seedOf } from '../platform/index.ts';
import type { VariableDefinition } from '../variables/index.ts';

/** What decides about an answer and is not seen by who answers. */
const hidden: ReadonlySet<string> = new Set(['solution', 'correct', 'condition', 'correctors', 'correctorPrecision']);

/** What comes after the answer. */
const later: ReadonlySet<string> = new Set(['explanation', 'explanations', 'score', 'scoreType', 'allMustBeCorrect']);

/**
 * A number for what is asked: another one for another question, the same wherever in a source the question stands. Variables
 * belong to it that what is shown may depend on; its answers have numbers of their own.
 */
export function questionOf(quickcheck: Quickcheck): number {
  const { variables, answers, ...asked } = quickcheck;
  const shown = textOf(asked, isUnseen);
  const named = namedIn(shown + textOf(answers, isUnseen), variables.definitions);
  return seedOf(
    shown,
    textOf(named, () => false),
  );
}

/** A number for what is asked with one field. */
export function answerOf(answer: Quickcheck['answers'][number]): number {
  return seedOf(textOf(answer, isUnseen));
}

function isUnseen(key: string): boolean {
  return hidden.has(key) || later.has(key);
}

/** A number for a question and what is right in it: a verdict belongs to this one only. */
export function judgedQuestionOf(quickcheck: Quickcheck): number {
  return seedOf(textOf(quickcheck, (key) => later.has(key)));
}

/** The definitions of the names in a text, and of those in them. */
function namedIn(text: string, definitions: readonly VariableDefinition[]): readonly VariableDefinition[] {
  const words = new Set(text.match(/[a-z]\w*/gi));
  const named = definitions.filter(({ name }) => words.has(name));
  const others = definitions.filter((definition) => !named.includes(definition));
  return named.length === 0 ? [] : [...named, ...namedIn(JSON.stringify(named), others)];
}

/** A value as a text, without the places that its parts have in a source. */
function textOf(value: unknown, isLeftOut: (key: string) => boolean): string {
  return JSON.stringify(value, (key, part: unknown) => (/span$/i.test(key) || isLeftOut(key) ? undefined : part));
}
