import { rowsOfServers, type CourseServer } from '@lemma/core/course-server';
import type { Language } from '@lemma/core/language';
import { useCoursesOf } from './use-course-servers.ts';

/** A server, and how many of its courses and tasks a query finds. */
export interface HeldByServer {
  readonly server: CourseServer;
  readonly total: number;
}

const nobody: readonly never[] = [];

/** The servers where a query finds something; they are asked once there is something to look for. */
export function useHeldByServers(
  servers: readonly CourseServer[],
  query: string,
  language: Language | undefined,
): readonly HeldByServer[] {
  const wanted = query.trim();
  const isAsked = wanted !== '' && language !== undefined;
  const sections = useCoursesOf(isAsked ? servers : nobody);
  if (!isAsked) return nobody;
  return sections.flatMap((section) => {
    const { server } = section;
    const total = rowsOfServers(
      [section],
      language,
      { gradingType: 'all' },
      { course: undefined, query: wanted },
    ).length;
    return server === undefined || total === 0 ? [] : [{ server, total }];
  });
}
