import { fieldsOf, readKept, writeKept } from '../platform/index.ts';
import { placeKey, readAnswerPlace } from './answer-place.ts';
import type { Moved } from './ports.ts';

/** A stored answer: what a field shows, and which figure input it came from, if any. */
export interface KeptAnswer {
  readonly text: string;
  readonly moved?: Readonly<Record<string, Moved>>;
}

/** Answers by place (`placeKey`). */
export type KeptAnswers = ReadonlyMap<string, KeptAnswer>;

/** Version of the storage format; answers stored in another version are ignored. */
const version = 1;

/** Serializes answers. */
export function writeAnswers(answers: KeptAnswers): string {
  return writeKept(version, { answers: Object.fromEntries(answers) });
}

/** Parses stored answers. The text is not trusted: invalid entries are dropped. */
export function readAnswers(text: string | undefined): KeptAnswers {
  return new Map(
    Object.entries(fieldsOf(readKept(version, text)['answers'])).flatMap(([key, value]) => {
      const place = readAnswerPlace(key);
      const answer = answerFrom(value);
      return place === undefined || answer === undefined ? [] : [[placeKey(place), answer] as const];
    }),
  );
}

function answerFrom(value: unknown): KeptAnswer | undefined {
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
