import { isLanguage, type LocalizedText } from '@lemma/core/language';
import {
  isGradedBy,
  taskTags,
  type CourseListFailure,
  type LmsClaims,
  type LmsCourse,
  type LmsRecognition,
  type SelectorGateway,
} from '@lemma/core/selection';
import { systemClock, type Clock, type NoAnswer } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import * as v from 'valibot';
import { noAnswer, withinTime, type Fetch, type HttpClient } from '../http/index.ts';
import { anyCoursesAndTasks, recogniseLms, type AnyLmsCourse } from '../wire/index.ts';

/** Milliseconds that a server may take to list its courses. */
const longestAnswer = 15_000;
/** Characters of the longest list that is read. */
const longestList = 20_000_000;

/** Asks this platform about the LMS, and the server that the LMS has stored for its courses. */
export class HttpSelectorGateway implements SelectorGateway {
  readonly #http: HttpClient;
  readonly #fetch: Fetch;
  readonly #clock: Clock;

  constructor(http: HttpClient, fetch: Fetch, clock: Clock = systemClock) {
    this.#http = http;
    this.#fetch = fetch;
    this.#clock = clock;
  }

  async recognise({ org, origin, serverUrl }: LmsClaims): Promise<Result<LmsRecognition, NoAnswer>> {
    const answer = await this.#http.call(recogniseLms, {
      ...(org !== undefined && { org }),
      ...(origin !== undefined && { origin }),
      ...(serverUrl !== undefined && { serverUrl }),
    });
    return answer.ok ? answer : fail(noAnswer(answer.failure));
  }

  /** Without credentials: the server may be that of another platform. */
  async courses(serverUrl: string, org: string | undefined): Promise<Result<readonly LmsCourse[], CourseListFailure>> {
    const query = new URLSearchParams({ v: '3', ...(org !== undefined && { org }) });
    try {
      const text = await withinTime({ clock: this.#clock, longest: longestAnswer }, async (signal) => {
        const response = await this.#fetch(`${serverUrl}public/courses-and-tasks?${query.toString()}`, {
          credentials: 'omit',
          redirect: 'error',
          signal,
        });
        return response.ok ? response.text() : undefined;
      });
      if (text === undefined) return fail({ kind: 'unreachable' });
      const read = v.safeParse(v.pipe(v.string(), v.maxLength(longestList), v.parseJson(), anyCoursesAndTasks), text);
      return read.success ? succeed(read.output.courses.map(courseFrom)) : fail({ kind: 'unreadable' });
    } catch {
      return fail({ kind: 'unreachable' });
    }
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
      types: (tags ?? []).flatMap((tag) => (tag.name === taskTags.type ? tag.values : [])),
      isGraded: isGradedBy(tags ?? []),
    })),
  };
}

function localized(texts: readonly (readonly [string, string])[]): LocalizedText {
  return Object.fromEntries(texts.filter(([language]) => isLanguage(language)));
}
