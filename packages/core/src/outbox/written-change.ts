import { isLanguage } from '../language/index.ts';
import { fieldsOf, readKept, writeKept } from '../platform/index.ts';
import {
  readAnswerKey,
  readPageAnswer,
  type Fate,
  type ProblemReference,
  type StoredAnswer,
  type WaitingChange,
} from '../problem/index.ts';
import type { Receipt } from '../receipt/index.ts';

/** Version of the storage format; changes in another version are ignored. */
const version = 1;

/** Serializes a change. */
export function writeChange(change: WaitingChange): string {
  return writeKept(version, { change });
}

/** Parses what was stored or told, which is not trusted; undefined if it is no change. */
export function readChange(text: string): WaitingChange | undefined {
  return changeFrom(readKept(version, text)['change']);
}

/** A change in untrusted fields. */
export function changeFrom(value: unknown): WaitingChange | undefined {
  const fields = fieldsOf(value);
  const { key, attempt, answer, language, after, seen, isClosed } = fields;
  const [order, of, at] = [wholeIn(fields['order']), wholeIn(fields['version']), wholeIn(fields['at'])];
  const given = readPageAnswer(fields);
  const problem = problemFrom(fields['problem']);
  if (given === undefined || problem === undefined || !isLanguage(language)) return undefined;
  if (!isName(key) || !isName(attempt) || !isAnswerKey(answer)) return undefined;
  if (order === undefined || of === undefined || at === undefined) return undefined;
  const fate = fateFrom(fields['fate']);
  if (fields['fate'] !== undefined && fate === undefined) return undefined;
  return {
    ...given,
    key,
    order,
    problem,
    attempt,
    answer,
    language,
    version: of,
    ...(isName(after) && { after }),
    ...(typeof seen === 'string' && { seen }),
    at,
    isClosed: isClosed === true,
    ...(fate && { fate }),
  };
}

function problemFrom(value: unknown): ProblemReference | undefined {
  const { path, language, worksheet, signedDeadline } = fieldsOf(value);
  if (typeof path !== 'string' || !isLanguage(language)) return undefined;
  return {
    path,
    language,
    ...(typeof worksheet === 'string' && { worksheet }),
    ...(typeof signedDeadline === 'string' && { signedDeadline }),
  };
}

function fateFrom(value: unknown): Fate | undefined {
  const { kind, version: taken, other, receipt } = fieldsOf(value);
  switch (kind) {
    case 'taken': {
      const of = wholeIn(taken);
      const known = receiptFrom(receipt);
      return of === undefined ? undefined : { kind, version: of, ...(known && { receipt: known }) };
    }
    case 'elsewhere': {
      const answer = storedFrom(other);
      return answer && { kind, other: answer };
    }
    case 'replaced':
    case 'closed':
      return { kind };
    default:
      return undefined;
  }
}

function receiptFrom(value: unknown): Receipt | undefined {
  const { number, at, hash } = fieldsOf(value);
  const counted = wholeIn(number);
  return counted === undefined || typeof at !== 'string' || typeof hash !== 'string'
    ? undefined
    : { number: counted, at, hash };
}

function storedFrom(value: unknown): StoredAnswer | undefined {
  const { language, version: of } = fieldsOf(value);
  const answer = readPageAnswer(value);
  const number = wholeIn(of);
  return answer === undefined || number === undefined || !isLanguage(language)
    ? undefined
    : { ...answer, language, version: number };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}

function isAnswerKey(value: unknown): value is string {
  return typeof value === 'string' && readAnswerKey(value) !== undefined;
}

function wholeIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
