import { refusalIds } from '@lemma/api-client/wire';
import { articlesOf, practisedProblemsOf, type CourseTree } from '@lemma/core/course';
import { userOf } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { isOpenedFor, type Asking } from '../existence/index.ts';
import { refuse, type Handlers } from '../http/index.ts';

/** The type of a worksheet as the container of a document. */
const worksheetType = 'worksheet';

/** The type of a chapter of a course as the container of a document; its id is its number. */
const chapterType = 'chapter';

/**
 * Answers where a document is in a course: in the worksheets of a worksheet template, or in the chapters of a course
 * document. An unknown course is not found; what is not in a course has no places. Problems that a course sets at a time
 * are not told of, and guests learn of courses only, which are open.
 */
export function referenceHandlers(db: Kysely<Tables>): Pick<Handlers, 'entityReferences'> {
  return {
    async entityReferences({ courseId, id: named }, caller, _name, _key, now) {
      // Sources write paths of other documents with a slash before them (docs/authoring/language.md).
      const id = named.replace(/^\//, '');
      const worksheets = userOf(caller) === undefined ? [] : await worksheetsIn(courseId, { caller, now });
      const found = worksheets
        .filter(({ paths }) => paths.includes(id))
        .map((worksheet) => ({ refId: id, containerId: worksheet.id, containerType: worksheetType }));
      if (worksheets.length > 0) return succeed(found);
      const course = await db.selectFrom('course').select('tree').where('path', '=', courseId).executeTakeFirst();
      return course === undefined
        ? refuse(404, refusalIds.documentNotFound, 'There is no such course.')
        : succeed(placesIn(course.tree, id));
    },
  };

  async function worksheetsIn(template: string, asking: Asking) {
    return db
      .selectFrom('worksheet')
      .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
      .select(['worksheet.id', 'worksheet_template.paths'])
      .where('worksheet_template.id', '=', template)
      .where('worksheet_template.deleted_at', 'is', null)
      .where(isOpenedFor(asking))
      .orderBy('worksheet.id')
      .execute();
  }
}

function placesIn({ chapters }: CourseTree, id: string) {
  return chapters.flatMap((chapter, index) =>
    [...articlesOf(chapter), ...practisedProblemsOf(chapter)].includes(id)
      ? [{ refId: id, containerId: String(index + 1), containerType: chapterType }]
      : [],
  );
}
