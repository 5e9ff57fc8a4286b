import { readCsv, type CsvFailure } from '../csv/index.ts';
import { longestReason, mostExtraShare, type TimeExtension } from './assignment.ts';
import { momentOf } from './wall-time.ts';

/** An extension for somebody who is named by his account. */
export interface ListedExtension {
  readonly line: number;
  readonly user: string;
  readonly extension: TimeExtension;
}

/** What is wrong with a line of a list, from 1. */
export interface ListFinding {
  readonly line: number;
  readonly kind: CsvFailure['kind'] | 'noUser' | 'twice' | 'nothing' | 'deadline' | 'extra' | 'reason' | 'unknownUser';
  /** What cannot be used. */
  readonly text: string;
}

/** A list of extensions as it was read. */
export interface ExtensionList {
  readonly extensions: readonly ListedExtension[];
  readonly findings: readonly ListFinding[];
}

/**
 * Reads a list of extensions with the columns user, and deadline or extra, and reason. Deadlines are times like `2026-12-24 18:00` in a time zone, or with an offset of their own;
 * `extra` is in percent of the time limit.
 */
export function readExtensionList(text: string, timeZone: string): ExtensionList {
  const rows = readCsv(text);
  if (!rows.ok) return { extensions: [], findings: [findingOf(rows.failure)] };
  const seen = new Set<string>();
  const extensions: ListedExtension[] = [];
  const findings: ListFinding[] = [];
  for (const { line, values } of rows.value) {
    const find = (kind: ListFinding['kind'], found = '') => findings.push({ line, kind, text: found });
    const { user, reason = '' } = values;
    const deadline = values.deadline === undefined ? undefined : readDeadline(values.deadline, timeZone);
    const extraShare = values.extra === undefined ? undefined : readExtraShare(values.extra);
    if (user === undefined) find('noUser');
    else if (seen.has(user.toLowerCase())) find('twice', user);
    else if (values.deadline === undefined && values.extra === undefined) find('nothing', user);
    else if (values.deadline !== undefined && deadline === undefined) find('deadline', values.deadline);
    else if (values.extra !== undefined && extraShare === undefined) find('extra', values.extra);
    else if (reason.length > longestReason || /\p{Cc}/u.test(reason)) find('reason', reason.slice(0, 40));
    else {
      const extension = {
        reason,
        ...(deadline !== undefined && { deadline }),
        ...(extraShare !== undefined && { extraShare }),
      };
      extensions.push({ line, user, extension });
    }
    if (user !== undefined) seen.add(user.toLowerCase());
  }
  return { extensions, findings };
}

function findingOf(failure: CsvFailure): ListFinding {
  return {
    line: failure.line,
    kind: failure.kind,
    text: failure.kind === 'noColumn' ? failure.headings.slice(0, 80) : '',
  };
}

/** A time with an offset, or as clocks in a time zone show it; a day alone means its end. */
export function readDeadline(text: string, timeZone: string): number | undefined {
  const time = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(time)) return momentOf(`${time}T23:59`, timeZone);
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)$/.test(time)) {
    const moment = Date.parse(time.replace(' ', 'T'));
    return Number.isNaN(moment) ? undefined : moment;
  }
  const german = /^(\d\d?)\.(\d\d?)\.(\d{4})[ ,]+(\d\d?):(\d\d)$/.exec(time);
  if (german === null) return momentOf(time, timeZone);
  const [, date = '', month = '', year = '', hour = '', minutes = ''] = german;
  const two = (digits: string) => digits.padStart(2, '0');
  return momentOf(`${year}-${two(month)}-${two(date)}T${two(hour)}:${minutes}`, timeZone);
}

/** A share of time in percent, with or without its sign: 0.25 for `25 %`. Undefined if it is none, or too large. */
export function readExtraShare(text: string): number | undefined {
  const read = /^\+?(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim());
  if (read === null) return undefined;
  const share = Number((read[1] ?? '').replace(',', '.')) / 100;
  return share <= mostExtraShare ? share : undefined;
}
