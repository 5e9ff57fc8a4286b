import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { OpenCourse } from './course.ts';

/** Why there is no course to show. */
export type CourseFailure = NoAnswer;

/** Provides the open course. */
export interface CourseGateway {
  read(): Promise<Result<OpenCourse, CourseFailure>>;
}
