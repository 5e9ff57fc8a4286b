import type { LocalizedText } from '../language/index.ts';

/** An article of a course: where it lies, and its name in every language it exists in. */
export interface CourseArticle {
  readonly path: string;
  readonly names: LocalizedText;
}

/** Articles that belong together, in reading order. */
export interface Chapter {
  readonly title: LocalizedText;
  readonly articles: readonly CourseArticle[];
}

/** What everybody may read, in reading order. */
export interface OpenCourse {
  /** The article that the start page shows. */
  readonly welcome?: string;
  readonly chapters: readonly Chapter[];
}

/** Where an article stands in a course: in which chapter, after what and before what. */
export interface CoursePlace {
  readonly chapter: Chapter;
  readonly previous?: CourseArticle;
  readonly next?: CourseArticle;
}

/** The place of an article in a course; undefined where the course does not name it. Chapters follow each other without a gap. */
export function placeIn({ chapters }: OpenCourse, path: string): CoursePlace | undefined {
  const way = chapters.flatMap((chapter) => chapter.articles.map((article) => ({ chapter, article })));
  const at = way.findIndex(({ article }) => article.path === path);
  const here = way[at];
  if (here === undefined) return undefined;
  const previous = way[at - 1]?.article;
  const next = way[at + 1]?.article;
  return { chapter: here.chapter, ...(previous && { previous }), ...(next && { next }) };
}
