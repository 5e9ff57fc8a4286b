import type { CourseServer, CourseServerGateway } from '@lemma/core/course-server';
import { systemClock, type Clock, type NoAnswer } from '@lemma/core/platform';
import type { CourseListFailure, LmsCourse } from '@lemma/core/selection';
import { fail, succeed, type Result } from '@lemma/core/store';
import { noAnswer, type Fetch, type HttpClient } from '../http/index.ts';
import { coursesOfServer } from '../selection/index.ts';
import { courseServers } from '../wire/index.ts';

/** Asks this platform for its course servers, and each of them for its courses. */
export class HttpCourseServerGateway implements CourseServerGateway {
  readonly #http: HttpClient;
  readonly #fetch: Fetch;
  readonly #own: string;
  readonly #clock: Clock;

  /** `own` is the address of this platform's calls, ending with `/`. */
  constructor(http: HttpClient, fetch: Fetch, own = '/api/', clock: Clock = systemClock) {
    this.#http = http;
    this.#fetch = fetch;
    this.#own = own;
    this.#clock = clock;
  }

  async servers(): Promise<Result<readonly CourseServer[], NoAnswer>> {
    const answer = await this.#http.call(courseServers, {});
    return answer.ok ? succeed(answer.value.servers) : fail(noAnswer(answer.failure));
  }

  courses(server: CourseServer | undefined): Promise<Result<readonly LmsCourse[], CourseListFailure>> {
    return coursesOfServer({ fetch: this.#fetch, clock: this.#clock }, server?.url ?? this.#own);
  }
}
