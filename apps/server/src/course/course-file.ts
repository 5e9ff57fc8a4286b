import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { documentPath, localizedText } from '@lemma/api-client/wire';
import { isDocumentLink, poolCourseFile } from '@lemma/core/selection';

/** What an LMS stores of a course: it must reach every client as it is. */
const coursePath = v.pipe(
  documentPath,
  v.check(isDocumentLink, 'An LMS cannot store this path: letters, digits and . : / _ - only, and no "link/" in it.'),
  v.check((path) => path !== poolCourseFile, 'This path stands for the pool.'),
);

const courseFile = v.strictObject({
  /** The article on the start page. */
  welcome: v.exactOptional(documentPath),
  courses: v.pipe(
    v.array(
      v.strictObject({
        /** Identifies the course in an LMS, so it must not change. */
        path: coursePath,
        title: v.pipe(
          localizedText,
          v.check((title) => Object.values(title).some((text) => text.trim() !== ''), 'A course has a title.'),
        ),
        chapters: v.array(
          v.strictObject({
            title: localizedText,
            articles: v.array(documentPath),
            /** What learners may practise. */
            problems: v.exactOptional(v.array(documentPath)),
          }),
        ),
      }),
    ),
    v.check((courses) => new Set(courses.map(({ path }) => path)).size === courses.length, 'Two courses share a path.'),
  ),
});

/** The open courses as written by their author: what everybody may read, in reading order. */
export type CourseFile = v.InferOutput<typeof courseFile>;

/** A chapter as written by its author. */
export type ChapterOfFile = CourseFile['courses'][number]['chapters'][number];

/** What a folder without courses has: nothing is open. */
export const emptyCourse: CourseFile = { courses: [] };

/** The chapters of all courses, in reading order. */
export function chaptersOf({ courses }: CourseFile): readonly ChapterOfFile[] {
  return courses.flatMap(({ chapters }) => chapters);
}

/** Reads `course.json` of a content folder. Throws if it is invalid, and names the place. */
export async function readCourseFile(folder: string): Promise<CourseFile> {
  const file = join(folder, 'course.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return emptyCourse;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), courseFile), text);
  if (read.success) return read.output;
  const place = v.getDotPath(read.issues[0]);
  throw new Error(`${file}${place === null ? '' : `, ${place}`}: ${read.issues[0].message}`);
}
