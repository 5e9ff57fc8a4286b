import { languageFor, languages as allLanguages, textIn, type Language } from '../language/index.ts';
import { isDocumentHit, type SearchHit } from '../search/index.ts';
import { corrections, defaultWorkflow } from '../workflow/index.ts';
import type { Worksheet } from '../worksheet/index.ts';
import { isAskedFor, type LmsCourse, type LmsTask } from './lms-course.ts';
import { isDocumentLink, transferName, worksheetLink } from './names-and-links.ts';
import type { SelectorParameters } from './parameters.ts';
import type { ItemCourse, SelectedItem } from './selected-items.ts';
import { isTransferable } from './transfer.ts';

/**
 * The course that every server of this platform lists last, without tasks: what belongs to no other course is
 * transferred as part of it.
 */
export const poolCourseFile = 'pool';

/** The type of a course as a whole, beside those of its tasks. */
export const courseType = 'Course';

/** A row of the list of courses: a course as a whole, or one of its tasks. */
export interface CourseRow {
  readonly item: SelectedItem;
  /** The languages that it exists in. */
  readonly languages: readonly Language[];
  /** The values of its tag `Type`. */
  readonly types: readonly string[];
}

/** What narrows the list of courses; undefined and empty stand for all. */
export interface CourseFilter {
  readonly course: string | undefined;
  readonly type: string | undefined;
  readonly query: string;
}

/** The rows of the courses in a language that the LMS asks for and all its clients can take, in the order of the courses. */
export function rowsOf(
  courses: readonly LmsCourse[],
  language: Language,
  { gradingType }: Pick<SelectorParameters, 'gradingType'>,
  filter: CourseFilter = { course: undefined, type: undefined, query: '' },
): readonly CourseRow[] {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  return courses
    .filter(({ pathToCourseFile }) => filter.course === undefined || filter.course === pathToCourseFile)
    .flatMap((course) => [
      ...wholeCourse(course, language),
      ...course.tasks.flatMap((task) => taskRow(course, task, language)),
    ])
    .filter(({ item, types }) => {
      const name = item.name.toLowerCase();
      return (
        isTransferable(item) &&
        isAskedFor(gradingType, item.isGraded) &&
        (filter.type === undefined || types.includes(filter.type)) &&
        words.every((word) => name.includes(word))
      );
    });
}

/** A course as a whole is an overview of its tasks and gives no grade. */
function wholeCourse(course: LmsCourse, language: Language): readonly CourseRow[] {
  const { link, name } = course;
  if (link === undefined || name[language] === undefined) return [];
  const of = courseIn(course, language);
  return [
    {
      item: { kind: 'course', link, name: of.name, language, isGraded: false, course: of },
      languages: languagesOf(name),
      types: [courseType],
    },
  ];
}

/** A task that does not exist in the language is left out. */
function taskRow(course: LmsCourse, task: LmsTask, language: Language): readonly CourseRow[] {
  const { link, headline, isGraded, types } = task;
  if (headline[language] === undefined) return [];
  const name = transferName(headline[language], link);
  return [
    {
      item: { kind: 'task', link, name, language, isGraded, course: courseIn(course, language) },
      languages: languagesOf(headline),
      types,
    },
  ];
}

function languagesOf(names: LmsCourse['name']): readonly Language[] {
  return allLanguages.filter((language) => names[language] !== undefined);
}

function courseIn({ pathToCourseFile, name }: LmsCourse, language: Language): ItemCourse {
  return { pathToCourseFile, name: textIn(name, language) };
}

/** The course of a document: one with it as a task, otherwise the pool. */
function courseOf(courses: readonly LmsCourse[], link: string, language: Language): ItemCourse | undefined {
  const course =
    courses.find(({ tasks }) => tasks.some((task) => task.link === link)) ??
    courses.find(({ pathToCourseFile }) => pathToCourseFile === poolCourseFile);
  return course && courseIn(course, language);
}

/** A document of the pool as an item; undefined if the LMS does not ask for it or a client could not take it. */
export function itemOfHit(
  hit: SearchHit,
  courses: readonly LmsCourse[],
  { gradingType }: Pick<SelectorParameters, 'gradingType'>,
): SelectedItem | undefined {
  if (!isDocumentHit(hit) || !isDocumentLink(hit.path)) return undefined;
  const { kind, path: link, language } = hit;
  const course = courseOf(courses, link, language);
  if (course === undefined) return undefined;
  const isGraded = kind === 'problem';
  const item: SelectedItem = { kind, link, name: transferName(hit.name, link), language, isGraded, course };
  return isTransferable(item) && isAskedFor(gradingType, isGraded) ? item : undefined;
}

/** A worksheet as an item, in one of its languages; undefined if a client could not take it. Worksheets give a grade. */
export function itemOfWorksheet(
  { id, templateId, title, languages, correction }: Worksheet,
  language: Language,
  courses: readonly LmsCourse[],
  { gradingType, worksheet }: Pick<SelectorParameters, 'gradingType' | 'worksheet'>,
): SelectedItem | undefined {
  const link = worksheetLink(id);
  const spoken = languageFor(language, languages);
  if (link === undefined || spoken === undefined || !worksheet || !isAskedFor(gradingType, true)) return undefined;
  const course = courseOf(courses, link, spoken);
  if (course === undefined) return undefined;
  return {
    kind: 'worksheet',
    link,
    name: transferName(textIn(title, spoken), link),
    language: spoken,
    isGraded: true,
    course,
    worksheet: { id, templateId, correction: correction ?? corrections[defaultWorkflow] },
  };
}
