import type { LocalizedText } from '../language/index.ts';
import type { GradingType } from './parameters.ts';

/** An item of a course as an LMS knows it (specification 000 §3): its link, and its name in every language it exists in. */
export interface LmsTask {
  readonly link: string;
  readonly headline: LocalizedText;
  /** The values of its tag `Type`, like `Problem` or `Overview`. */
  readonly types: readonly string[];
  /** Whether it gives a grade: neither tagged as ungraded nor an overview. */
  readonly isGraded: boolean;
}

/** A course as an LMS knows it (specification 000 §3). */
export interface LmsCourse {
  readonly pathToCourseFile: string;
  readonly name: LocalizedText;
  /** The link of the course as a whole; courses without one can only be taken task by task. */
  readonly link: string | undefined;
  readonly tasks: readonly LmsTask[];
}

/** The names of the tags of a task, and the values with a meaning of their own (specification 000 §3). */
export const taskTags = { type: 'Type', grading: 'grading', ungraded: 'Ungraded', overview: 'Overview' } as const;

/** Whether a task with these tags gives a grade. */
export function isGradedBy(tags: readonly { readonly name: string; readonly values: readonly string[] }[]): boolean {
  const says = (name: string, value: string) =>
    tags.some((tag) => same(tag.name, name) && tag.values.some((each) => same(each, value)));
  return !says(taskTags.grading, taskTags.ungraded) && !says(taskTags.type, taskTags.overview);
}

/** Whether something that gives a grade, or none, is among the items that an LMS asks for. */
export function isAskedFor(gradingType: GradingType, isGraded: boolean): boolean {
  switch (gradingType) {
    case 'all':
      return true;
    case 'graded':
      return isGraded;
    case 'ungraded':
      return !isGraded;
  }
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
