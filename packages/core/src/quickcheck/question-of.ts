import type { Quickcheck } from '../document/index.ts';
import { seedOf } from '../platform/index.ts';
import type { VariableDefinition } from '../variables/index.ts';

/** Attributes that decide about an answer and are hidden from learners. */
const hidden: ReadonlySet<string> = new Set(['solution', 'correct', 'condition', 'correctors', 'correctorPrecision']);

/** Content shown after the answer. */
const later: ReadonlySet<string> = new Set([
  'explanation',
  'explanations',
  'credits',
  'score',
  'scoreType',
  'allMustBeCorrect',
]);

/**
 * A hash of a question as asked: differs between questions, and does not depend on the position in the source. Includes
 * the variables that what is shown may depend on; answers have hashes of their own.
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

/** A hash of what one field asks for. */
export function answerOf(answer: Quickcheck['answers'][number]): number {
  return seedOf(textOf(answer, isUnseen));
}

function isUnseen(key: string): boolean {
  return hidden.has(key) || later.has(key);
}

/** A hash of a question including its solution: a verdict is only valid for this one. */
export function judgedQuestionOf(quickcheck: Quickcheck): number {
  return seedOf(textOf(quickcheck, (key) => later.has(key)));
}

/** The definitions of the names in a text, transitively. */
function namedIn(text: string, definitions: readonly VariableDefinition[]): readonly VariableDefinition[] {
  const words = new Set(text.match(/[a-z]\w*/gi));
  const named = definitions.filter(({ name }) => words.has(name));
  const others = definitions.filter((definition) => !named.includes(definition));
  return named.length === 0 ? [] : [...named, ...namedIn(JSON.stringify(named), others)];
}

/** A value as text, without source positions. */
function textOf(value: unknown, isLeftOut: (key: string) => boolean): string {
  return JSON.stringify(value, (key, part: unknown) => (/span$/i.test(key) || isLeftOut(key) ? undefined : part));
}
