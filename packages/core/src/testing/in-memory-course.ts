import type { CourseFailure, CourseGateway, OpenCourse } from '../course/index.ts';
import { succeed, type Result } from '../store/index.ts';

/** Two chapters with three articles. */
export const aCourse: OpenCourse = {
  courses: [
    { path: 'courses/numbers', names: { de: 'Zahlen', en: 'Numbers' } },
    { path: 'courses/lines', names: { de: 'Geraden' } },
  ],
  chapters: [
    {
      course: 'courses/numbers',
      title: { de: 'Brüche', en: 'Fractions' },
      articles: [
        { path: 'fractions/a', names: { de: 'Was ist ein Bruch?', en: 'What is a fraction?' } },
        { path: 'fractions/b', names: { de: 'Brüche addieren', en: 'Adding fractions' } },
      ],
      problems: [{ path: 'fractions/p1', names: { de: 'Summen von Brüchen', en: 'Sums of fractions' } }],
    },
    {
      course: 'courses/lines',
      title: { de: 'Geraden', en: 'Lines' },
      articles: [{ path: 'lines/a', names: { de: 'Die Steigung' } }],
      problems: [],
    },
  ],
};

/** Provides the given course, and counts requests. */
export class InMemoryCourseGateway implements CourseGateway {
  asked = 0;
  /** May be changed between two calls. */
  answer: Result<OpenCourse, CourseFailure> | Promise<Result<OpenCourse, CourseFailure>>;

  constructor(answer: InMemoryCourseGateway['answer'] = succeed({ courses: [], chapters: [] })) {
    this.answer = answer;
  }

  async read(): Promise<Result<OpenCourse, CourseFailure>> {
    this.asked += 1;
    return this.answer;
  }
}
