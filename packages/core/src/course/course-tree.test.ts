import { describe, expect, it } from 'vitest';
import {
  courseRoles,
  practisedProblemsOf,
  setProblemsOf,
  withoutSetProblems,
  type CourseRole,
  type TreeChapter,
} from './index.ts';

describe('a worksheet of a course', () => {
  const set: readonly CourseRole[] = [
    ...(['homework', 'quiz', 'final_exam', 'optional_final_exam', 'midterm_exam', 'exam', 'selftest'] as const),
  ];
  it.each(courseRoles.map((role) => [role, set.includes(role) ? [] : ['p']] as const))(
    'with the role %s offers for practice %j',
    (role, practised) => {
      const sheet = { kind: 'worksheet', role, title: {}, problems: ['p'] } as const;
      const lecture = { kind: 'lecture', role: 'article', path: 'a' } as const;
      const whole: TreeChapter = { kind: 'regular', title: {}, entries: [lecture, sheet] };
      expect(practisedProblemsOf(whole)).toEqual(practised);
      expect(setProblemsOf(whole)).toEqual(practised.length === 0 ? ['p'] : []);
      expect(withoutSetProblems(whole)).toEqual({ ...whole, entries: [lecture, { ...sheet, problems: practised }] });
    },
  );
});
