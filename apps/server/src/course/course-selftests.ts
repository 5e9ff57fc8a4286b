import { createHash } from 'node:crypto';
import { selftestsOf, type TreeSelftest } from '@lemma/core/course';
import { isSelftestId, selftestIdPrefix } from '@lemma/core/selftest';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { coursesIn } from './courses.ts';

/** A self-test of a course. */
export interface CourseSelftest extends TreeSelftest {
  /** Stands where the id of a worksheet does; no worksheet has such an id. */
  readonly id: string;
  /** The path of the course. */
  readonly course: string;
}

/** The self-tests of all courses, in reading order. Their ids are those of the course and of their place in it. */
export async function selftestsIn(db: Kysely<Tables>): Promise<readonly CourseSelftest[]> {
  return (await coursesIn(db)).flatMap((course) =>
    selftestsOf(course).map((selftest, index) => ({
      ...selftest,
      id: idOf(course.path, index + 1),
      course: course.path,
    })),
  );
}

/** The self-test with an id, if there is one. */
export async function findSelftest(db: Kysely<Tables>, id: string): Promise<CourseSelftest | undefined> {
  return isSelftestId(id) ? (await selftestsIn(db)).find((each) => each.id === id) : undefined;
}

function idOf(course: string, number: number): string {
  return selftestIdPrefix + createHash('sha256').update(`${course}\n${number}`).digest('base64url').slice(0, 22);
}
