import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { documentPath, localizedText } from '@lemma/api-client/wire';

const courseFile = v.strictObject({
  /** The article on the start page. */
  welcome: v.exactOptional(documentPath),
  chapters: v.array(
    v.strictObject({
      title: localizedText,
      articles: v.array(documentPath),
      /** What learners may practise. */
      problems: v.exactOptional(v.array(documentPath)),
    }),
  ),
});

/** The open course as written by its author: what everybody may read, in reading order. */
export type CourseFile = v.InferOutput<typeof courseFile>;

/** The course of a folder that contains none: nothing is open. */
export const emptyCourse: CourseFile = { chapters: [] };

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
