import type { Kysely } from 'kysely';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { isOpenedFor } from '../existence/index.ts';
import type { Handlers } from '../http/index.ts';

/** The type of a worksheet as the container of a document. */
const worksheetType = 'worksheet';

/**
 * Answers where a document is in a course. The courses of the platform are worksheet templates: their worksheets
 * contain documents. A course that is not one of ours contains nothing.
 */
export function referenceHandlers(db: Kysely<Tables>): Pick<Handlers, 'entityReferences'> {
  return {
    async entityReferences({ courseId, id }, caller, _name, _key, now) {
      const worksheets = await db
        .selectFrom('worksheet')
        .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
        .select(['worksheet.id', 'worksheet_template.paths'])
        .where('worksheet_template.id', '=', courseId)
        .where('worksheet_template.deleted_at', 'is', null)
        .where(isOpenedFor({ caller, now }))
        .orderBy('worksheet.id')
        .execute();
      return succeed(
        worksheets
          .filter(({ paths }) => paths.includes(id))
          .map((worksheet) => ({ refId: id, containerId: worksheet.id, containerType: worksheetType })),
      );
    },
  };
}
