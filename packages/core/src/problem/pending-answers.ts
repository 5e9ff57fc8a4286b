import { isLanguage } from '../language/index.ts';
import { fieldsOf, readKept, textsOf, writeKept } from '../platform/index.ts';
import { readAnswerKey } from './answer-key.ts';
import { answersIn, readPageAnswer } from './written-answers.ts';
import type { HeldAnswer, HeldAnswers } from './held-answers.ts';

/** Answers that cannot be kept any more: the problem has other data meanwhile, or takes no answers now. */
export interface UntakenAnswers {
  readonly reason: 'replaced' | 'closed';
  /** What was given, oldest first. */
  readonly texts: readonly UntakenText[];
}

/** A text that was given, with the key of its answer. */
export interface UntakenText {
  readonly key: string;
  readonly text: string;
}

/** What this browser has to remember of a problem until the platform has it, or the learner has seen it. */
export interface PendingAnswers {
  /** Theirs. */
  readonly attempt: string;
  readonly answers: HeldAnswers;
  readonly untaken?: UntakenAnswers;
}

const version = 1;

/** Serializes them; undefined if nothing has to be remembered. */
export function writePending({ attempt, answers, untaken }: PendingAnswers): string | undefined {
  if (answers.size === 0 && untaken === undefined) return undefined;
  return writeKept(version, {
    attempt,
    answers: Object.fromEntries(answers),
    ...(untaken && { untaken: { reason: untaken.reason, texts: untaken.texts } }),
  });
}

/** Parses what was stored, which is not trusted: invalid entries are dropped. */
export function readPending(text: string | undefined): PendingAnswers {
  const { attempt, answers, untaken } = readKept(version, text);
  const given = readUntaken(untaken);
  return {
    attempt: typeof attempt === 'string' ? attempt : '',
    answers: answersIn(answers, readHeld),
    ...(given && { untaken: given }),
  };
}

function readHeld(value: unknown): HeldAnswer | undefined {
  const answer = readPageAnswer(value);
  const { language, version: of, sent } = fieldsOf(value);
  if (answer === undefined || !isLanguage(language)) return undefined;
  if (typeof of !== 'number' || !Number.isSafeInteger(of) || of < 0) return undefined;
  return { ...answer, language, version: of, isKept: false, sent: textsOf(sent) ?? [] };
}

function readUntaken(value: unknown): UntakenAnswers | undefined {
  const { reason, texts } = fieldsOf(value);
  if (reason !== 'replaced' && reason !== 'closed') return undefined;
  return Array.isArray(texts) ? { reason, texts: texts.flatMap(readUntakenText) } : undefined;
}

function readUntakenText(value: unknown): readonly UntakenText[] {
  const { key, text } = fieldsOf(value);
  const isText = typeof key === 'string' && readAnswerKey(key) !== undefined && typeof text === 'string';
  return isText ? [{ key, text }] : [];
}
