import { isLanguage, type LocalizedText } from '@lemma/core/language';
import type { Clock } from '@lemma/core/platform';
import { isGradedBy, taskTags, transferName, type CourseListFailure, type LmsCourse } from '@lemma/core/selection';
import { fail, succeed, type Result } from '@lemma/core/store';
import * as v from 'valibot';
import { withinTime, type Fetch } from '../http/index.ts';
import { anyCoursesAndTasks, type AnyLmsCourse } from '../wire/index.ts';

/** Milliseconds that a server may take to list its courses. */
const longestAnswer = 15_000;
/** Bytes of the longest list that is read. */
const longestList = 20_000_000;
/** More tasks than this are not the courses of a platform, and would keep the browser busy. */
const mostTasks = 20_000;
/** Types that a task may have, and the characters of each. */
const mostTypes = 5;
const longestType = 40;

const list = v.pipe(
  v.string(),
  v.parseJson(),
  anyCoursesAndTasks,
  v.check(({ courses }) => courses.reduce((sum, { tasks }) => sum + 1 + (tasks?.length ?? 0), 0) <= mostTasks),
);

interface ServerReach {
  readonly fetch: Fetch;
  readonly clock: Clock;
}

/**
 * Asks a server for its courses (specification 000 §7). Without credentials or a word about where we come from, since
 * it may be that of another platform. Whatever it answers is untrusted: its size is limited, names are single lines
 * without markup, and links are checked where they are used.
 */
export async function coursesOfServer(
  { fetch, clock }: ServerReach,
  serverUrl: string,
  org?: string,
): Promise<Result<readonly LmsCourse[], CourseListFailure>> {
  const query = new URLSearchParams({ v: '3', ...(org !== undefined && { org }) });
  try {
    const text = await withinTime({ clock, longest: longestAnswer }, async (signal) => {
      const response = await fetch(`${serverUrl}public/courses-and-tasks?${query.toString()}`, {
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal,
      });
      return response.ok ? await textOf(response) : undefined;
    });
    if (text === undefined) return fail({ kind: 'unreachable' });
    const read = v.safeParse(list, text);
    return read.success ? succeed(read.output.courses.map(courseFrom)) : fail({ kind: 'unreadable' });
  } catch {
    return fail({ kind: 'unreachable' });
  }
}

/** The text of an answer; what is longer than a list is not read to its end, and is no list. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join('') + decoder.decode();
    size += value.length;
    if (size > longestList) {
      await reader.cancel();
      return '';
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}

function courseFrom({ name, pathToCourseFile, link, tasks }: AnyLmsCourse): LmsCourse {
  return {
    pathToCourseFile,
    name: localized(name.map(({ language, value }) => [language, value])),
    link: link ?? undefined,
    tasks: (tasks ?? []).map(({ link: taskLink, headline, tags }) => ({
      link: taskLink,
      headline: localized(headline.map(({ language, name: text }) => [language, text])),
      types: typesIn(tags ?? []),
      isGraded: isGradedBy(tags ?? []),
    })),
  };
}

function typesIn(tags: readonly { readonly name: string; readonly values: readonly string[] }[]): readonly string[] {
  return tags
    .flatMap((tag) => (tag.name === taskTags.type ? tag.values : []))
    .map((type) => transferName(type, ''))
    .filter((type) => type !== '' && type.length <= longestType)
    .slice(0, mostTypes);
}

/** A text that is empty as a name is none. */
function localized(texts: readonly (readonly [string, string])[]): LocalizedText {
  return Object.fromEntries(
    texts.flatMap(([language, text]) => {
      const name = transferName(text, '');
      return isLanguage(language) && name !== '' ? [[language, name]] : [];
    }),
  );
}
