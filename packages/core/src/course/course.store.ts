import { Store, loading, settled, type Loadable } from '../store/index.ts';
import type { OpenCourse } from './course.ts';
import type { CourseFailure, CourseGateway } from './ports.ts';

/** The open course, asked for once by whoever needs it first. */
export class CourseStore extends Store<Loadable<OpenCourse, CourseFailure>> {
  readonly #courses: CourseGateway;
  #isAsked = false;

  constructor(ports: { readonly courses: CourseGateway }) {
    super(loading);
    this.#courses = ports.courses;
  }

  /** Gets the course, once; after a failure the next request tries again. */
  async load(): Promise<void> {
    if (this.#isAsked && this.state.status !== 'failed') return;
    this.#isAsked = true;
    this.update(() => loading);
    const course = await this.#courses.read();
    this.update(() => settled(course));
  }
}
