import { CourseServersStore, type CourseServer, type ServerCourses } from '@lemma/core/course-server';
import type { NoAnswer } from '@lemma/core/platform';
import type { ListSource } from '@lemma/core/list-place';
import { loading, type Loadable } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useEffect } from 'react';
import { lateStores, useService, useStore } from '../binding/index.ts';

const stores = lateStores<CourseServersStore>();

/** What is known about other platforms, on all pages. */
export function useCourseServersStore(): CourseServersStore {
  const gateway = useService(tokens.courseServerGateway);
  return stores(gateway, () => new CourseServersStore({ gateway }));
}

/** The course servers, asked for when they are first needed. */
export function useCourseServers(): Loadable<readonly CourseServer[], NoAnswer> {
  const store = useCourseServersStore();
  useEffect(() => void store.load(), [store]);
  return useStore(store).servers;
}

/** The courses of some servers, in their order; undefined stands for this platform. */
export function useCoursesOf(servers: readonly (CourseServer | undefined)[]): readonly ServerCourses[] {
  const store = useCourseServersStore();
  const { courses } = useStore(store);
  useEffect(() => {
    for (const server of servers) void store.ask(server);
  });
  return servers.map((server) => ({ server, courses: courses.get(server?.url ?? '') ?? loading }));
}

/** The servers of a source: this platform first, then the others that the operator lists. */
export function serversOf(source: ListSource, known: readonly CourseServer[]): readonly (CourseServer | undefined)[] {
  switch (source.kind) {
    case 'all':
      return [undefined, ...known];
    case 'pool':
      return [undefined];
    case 'server':
      // No others: the address of a page may come from anywhere.
      return known.filter(({ url }) => url === source.url);
  }
}
