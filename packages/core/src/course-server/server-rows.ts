import type { Language } from '../language/index.ts';
import {
  rowsOf,
  type CourseListFailure,
  type CourseRow,
  type GradingType,
  type LmsCourse,
} from '../selection/index.ts';
import type { Loadable } from '../store/index.ts';
import type { CourseServer } from './course-server.ts';

/** The courses of a server; of this platform if there is none. */
export interface ServerCourses {
  readonly server: CourseServer | undefined;
  readonly courses: Loadable<readonly LmsCourse[], CourseListFailure>;
}

/** A course or task, and the server that has it; undefined for this platform. */
export interface ServerRow {
  readonly server: CourseServer | undefined;
  readonly row: CourseRow;
}

/** What narrows the courses of several servers; undefined and empty stand for all. */
export interface ServerFilter {
  /** The key of a course. */
  readonly course: string | undefined;
  readonly query: string;
}

/** What identifies a course among those of several servers. */
export function courseKey(server: CourseServer | undefined, { pathToCourseFile }: Pick<LmsCourse, 'pathToCourseFile'>) {
  return `${server?.url ?? ''} ${pathToCourseFile}`;
}

/** The rows of all servers that have answered, in their order. */
export function rowsOfServers(
  sections: readonly ServerCourses[],
  language: Language,
  asked: { readonly gradingType: GradingType },
  { course, query }: ServerFilter = { course: undefined, query: '' },
): readonly ServerRow[] {
  return sections.flatMap(({ server, courses }) => {
    if (courses.status !== 'loaded') return [];
    const wanted = courses.value.filter((each) => course === undefined || courseKey(server, each) === course);
    return rowsOf(wanted, language, asked, { course: undefined, type: undefined, query }).map((row) => ({
      server,
      row,
    }));
  });
}
