import type { CourseFailure, CourseGateway, OpenCourse } from '@lemma/core/course';
import { fail, type Result } from '@lemma/core/store';
import { noAnswer, type HttpClient } from '../http/index.ts';
import { openCourse } from '../wire/index.ts';

/** Requests the open course from the server. */
export class HttpCourseGateway implements CourseGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(): Promise<Result<OpenCourse, CourseFailure>> {
    const course = await this.#http.call(openCourse, {});
    return course.ok ? course : fail(noAnswer(course.failure));
  }
}
