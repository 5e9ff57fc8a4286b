export { CourseList } from './course-list.tsx';
export { CourseScreen } from './course-screen.tsx';
export { HeldBySources } from './held-by-sources.tsx';
export { SourceChoice } from './source-choice.tsx';
export { serversOf, useCoursesOf, useCourseServers, useCourseServersStore } from './use-course-servers.ts';
export { useHeldByServers } from './use-held-by-servers.ts';
