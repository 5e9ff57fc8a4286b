/**
 * What an entry of a course is for: first in the order of the numbers 0 to 10 (specification 000 §3), then what has none
 * there.
 */
export const courseRoles = [
  'overview',
  'article',
  'exercises',
  'training',
  'homework',
  'quiz',
  'final_exam',
  'optional_final_exam',
  'midterm_exam',
  'exam',
  'visualization',
  'selftest',
] as const;
export type CourseRole = (typeof courseRoles)[number];

/** Whether a chapter belongs to the course itself, adds to it, or may be left out (specification 001 §2). */
export const chapterKinds = ['regular', 'additional', 'optional'] as const;
export type ChapterKind = (typeof chapterKinds)[number];

/** The role of an entry that names none. */
export const usualRoles = { lecture: 'article', annex: 'exercises', worksheet: 'training' } as const;
