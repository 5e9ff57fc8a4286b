import { ResourceStore } from '../store/index.ts';
import type { OpenCourse } from './course.ts';
import type { CourseFailure, CourseGateway } from './ports.ts';

/** The open course, requested once by the first that needs it. */
export class CourseStore extends ResourceStore<OpenCourse, CourseFailure> {
  constructor(ports: { readonly courses: CourseGateway }) {
    super(() => ports.courses.read());
  }
}
