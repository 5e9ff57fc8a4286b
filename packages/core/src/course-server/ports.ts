import type { NoAnswer } from '../platform/index.ts';
import type { CourseListFailure, LmsCourse } from '../selection/index.ts';
import type { Result } from '../store/index.ts';
import type { CourseServer } from './course-server.ts';

/** This platform's list of course servers, and the courses of each. */
export interface CourseServerGateway {
  servers(): Promise<Result<readonly CourseServer[], NoAnswer>>;
  /** The courses of a server; of this platform if none is given. */
  courses(server: CourseServer | undefined): Promise<Result<readonly LmsCourse[], CourseListFailure>>;
}
