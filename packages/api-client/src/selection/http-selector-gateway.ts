import type { CourseListFailure, LmsClaims, LmsCourse, LmsRecognition, SelectorGateway } from '@lemma/core/selection';
import { systemClock, type Clock, type NoAnswer } from '@lemma/core/platform';
import { fail, type Result } from '@lemma/core/store';
import { noAnswer, type Fetch, type HttpClient } from '../http/index.ts';
import { recogniseLms } from '../wire/index.ts';
import { coursesOfServer } from './courses-of-server.ts';

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

  courses(serverUrl: string, org: string | undefined): Promise<Result<readonly LmsCourse[], CourseListFailure>> {
    return coursesOfServer({ fetch: this.#fetch, clock: this.#clock }, serverUrl, org);
  }
}
