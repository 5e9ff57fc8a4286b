import type { LocalizedText } from '../language/index.ts';

/** An article or problem of a course: its path, and its title in every language it exists in. */
export interface CourseArticle {
  readonly path: string;
  readonly names: LocalizedText;
}

/** Articles that form a chapter, in reading order, and the problems that go with them. */
export interface Chapter {
  readonly title: LocalizedText;
  /** The path of its course, where that is known. */
  readonly course?: string;
  readonly articles: readonly CourseArticle[];
  /** What learners may practise. */
  readonly problems: readonly CourseArticle[];
}

/** The articles everybody may read, in reading order. */
export interface OpenCourse {
  /** The article on the start page. */
  readonly welcome?: string;
  /** The courses that the chapters are of: their paths and titles. */
  readonly courses: readonly CourseArticle[];
  readonly chapters: readonly Chapter[];
}

/** The position of an article in a course: its chapter and its neighbours. */
export interface CoursePlace {
  readonly chapter: Chapter;
  /** Which article it is, counted from 1, of how many in the whole course. */
  readonly number: number;
  readonly total: number;
  readonly previous?: CourseArticle;
  readonly next?: CourseArticle;
}

/** The position of an article in a course; undefined if it is not part of it. Neighbours cross chapter boundaries. */
export function placeIn({ chapters }: OpenCourse, path: string): CoursePlace | undefined {
  const way = chapters.flatMap((chapter) => chapter.articles.map((article) => ({ chapter, article })));
  const at = way.findIndex(({ article }) => article.path === path);
  const here = way[at];
  if (here === undefined) return undefined;
  const previous = way[at - 1]?.article;
  const next = way[at + 1]?.article;
  return {
    chapter: here.chapter,
    number: at + 1,
    total: way.length,
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** The path of the course that has an article or a problem; undefined if none of them has it. */
export function courseOf({ chapters }: OpenCourse, path: string): string | undefined {
  const isHere = (each: CourseArticle) => each.path === path;
  return chapters.find(({ articles, problems }) => articles.some(isHere) || problems.some(isHere))?.course;
}

/** A course by its path, with its own chapters; undefined if there is no such course. */
export function courseAt(
  { courses, chapters }: OpenCourse,
  path: string,
): { readonly names: LocalizedText; readonly chapters: readonly Chapter[] } | undefined {
  const found = courses.find((course) => course.path === path);
  return found && { names: found.names, chapters: chapters.filter(({ course }) => course === path) };
}
