import type { CourseServer, CourseServerGateway } from '../course-server/index.ts';
import { succeed } from '../store/index.ts';
import { lmsCourses } from './in-memory-selector.ts';

type CoursesAnswer = Awaited<ReturnType<CourseServerGateway['courses']>>;

/** Knows the given servers and what each answers; this platform has the usual courses. Records what it was asked for. */
export class InMemoryCourseServers implements CourseServerGateway {
  readonly asked: string[] = [];
  /** May be changed between two calls. */
  list: Awaited<ReturnType<CourseServerGateway['servers']>>;
  readonly #answers: Map<string, CoursesAnswer>;

  constructor(given: readonly (CourseServer & { readonly answer: CoursesAnswer })[] = []) {
    this.list = succeed(given.map(({ name, url }) => ({ name, url })));
    this.#answers = new Map(given.map(({ url, answer }) => [url, answer]));
  }

  servers(): ReturnType<CourseServerGateway['servers']> {
    return Promise.resolve(this.list);
  }

  courses(server: CourseServer | undefined): Promise<CoursesAnswer> {
    const url = server?.url ?? '';
    this.asked.push(url);
    return Promise.resolve(this.#answers.get(url) ?? succeed(lmsCourses));
  }

  /** From now on a server answers something else. */
  change(url: string, answer: CoursesAnswer): void {
    this.#answers.set(url, answer);
  }
}
