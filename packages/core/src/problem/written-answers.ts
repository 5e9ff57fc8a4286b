import { fieldsOf, readKept, writeKept } from '../platform/index.ts';
import type { PageAnswer, AnswersByKey, Moved } from '../mathlet/index.ts';
import { answerKeyText, readAnswerKey } from './answer-key.ts';

/** Version of the storage format; answers stored in another version are ignored. */
const version = 1;

/** Serializes answers. */
export function writeAnswers(answers: AnswersByKey): string {
  return writeKept(version, { answers: Object.fromEntries(answers) });
}

/** Parses stored answers. The text is not trusted: invalid entries are dropped. */
export function readAnswers(text: string | undefined): AnswersByKey {
  return answersIn(readKept(version, text)['answers'], readPageAnswer);
}

/** Answers by key in untrusted fields; those with another key, and those that `read` does not accept, are dropped. */
function answersIn<Answer>(fields: unknown, read: (value: unknown) => Answer | undefined): ReadonlyMap<string, Answer> {
  return new Map(
    Object.entries(fieldsOf(fields)).flatMap(([text, value]) => {
      const key = readAnswerKey(text);
      const answer = read(value);
      return key === undefined || answer === undefined ? [] : [[answerKeyText(key), answer] as const];
    }),
  );
}

/** Reads an untrusted answer; undefined if it is none. What nobody can have moved is left out. */
export function readPageAnswer(value: unknown): PageAnswer | undefined {
  const { text, moved } = fieldsOf(value);
  if (typeof text !== 'string') return undefined;
  if (moved === undefined) return { text };
  const entries = Object.entries(fieldsOf(moved)).map(([name, held]) => [name, movedFrom(held)] as const);
  const known = entries.flatMap(([name, held]) => (held === undefined ? [] : [[name, held] as const]));
  return { text, moved: Object.fromEntries(known) };
}

function movedFrom(value: unknown): Moved | undefined {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'number') ? value : undefined;
  const { terms } = fieldsOf(value);
  return Array.isArray(terms) && terms.every((term) => typeof term === 'string') ? { terms } : undefined;
}
