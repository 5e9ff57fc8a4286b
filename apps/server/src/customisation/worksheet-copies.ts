import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import type { LocalizedText } from '@lemma/core/language';
import type { User } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { isFoundBy, type Finder } from '../search/index.ts';
import { contentHash, templateHash } from '../worksheet/index.ts';

/** A worksheet with what its template says. */
export interface CustomisedWorksheet {
  readonly id: string;
  readonly templateId: string;
  readonly title: LocalizedText;
  readonly paths: readonly string[];
  readonly weights: Selectable<Tables['worksheet']>['weights'];
  readonly correction: Selectable<Tables['worksheet']>['correction'];
}

/** A worksheet that somebody customises, and his copy of it if there is one. */
export interface WorksheetPlace {
  readonly originalId: string;
  readonly original: CustomisedWorksheet;
  readonly copy: CustomisedWorksheet | undefined;
}

/** The worksheet with an id, which may be that of the original or of the copy. */
export async function findPlace(
  db: Kysely<Tables>,
  id: string,
  finding: Finder,
  owner: User,
): Promise<Result<WorksheetPlace, Refused>> {
  const link = await db
    .selectFrom('worksheet_customisation')
    .select(['original_id', 'worksheet_id'])
    .where('owner', '=', owner.id)
    .where((of) => of.or([of('original_id', '=', id), of('worksheet_id', '=', id)]))
    .executeTakeFirst();
  const copy = link && (await findWorksheet(db, link.worksheet_id, finding));
  const original = copy && id === copy.id ? copy : await findWorksheet(db, id, finding);
  if (original === undefined) return worksheetNotFound(id);
  return succeed({ originalId: link?.original_id ?? id, original, copy });
}

function worksheetNotFound(id: string): Result<never, Refused> {
  return refuse(404, refusalIds.worksheetNotFound, `There is no worksheet with the id ${id}.`);
}

async function findWorksheet(
  db: Kysely<Tables>,
  id: string,
  finding: Finder,
): Promise<CustomisedWorksheet | undefined> {
  const row = await db
    .selectFrom('worksheet')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .select([
      'worksheet.id',
      'worksheet_template.id as templateId',
      'worksheet_template.title',
      'worksheet_template.paths',
      'worksheet.weights',
      'worksheet.correction',
    ])
    .where('worksheet.id', '=', id)
    .where('worksheet_template.deleted_at', 'is', null)
    .where(isFoundBy(finding))
    .executeTakeFirst();
  return row;
}

/** Puts a customised problem in place of another one: in the owner's copy, which is made if there is none. */
export async function replaceProblem(
  db: Kysely<Tables>,
  { originalId, original, copy }: WorksheetPlace,
  owner: User,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CustomisedWorksheet> {
  const source = copy ?? original;
  const replaced = (path: string) => (path === from ? to : path);
  const paths = source.paths.map(replaced);
  const weights = source.weights.map(({ path, weight }) => ({ path: replaced(path), weight }));
  const { title, correction } = source;
  const hash = templateHash({ title, paths }, owner.id);
  const worksheetHash = contentHash({
    templateHash: templateHash({ title, paths }),
    configuration: { correction, weightedDocuments: weights },
  });
  if (copy !== undefined) {
    await db
      .updateTable('worksheet_template')
      .set((of) => ({
        paths,
        content_hash: of.case().when('visible', '=', true).then(templateHash({ title, paths })).else(hash).end(),
      }))
      .where('id', '=', copy.templateId)
      .execute();
    await db
      .updateTable('worksheet')
      .set({ weights: JSON.stringify(weights), content_hash: worksheetHash })
      .where('id', '=', copy.id)
      .execute();
    return { ...copy, paths, weights };
  }
  const made = { ...original, id: randomUUID(), templateId: randomUUID(), paths, weights };
  await db
    .insertInto('worksheet_template')
    .values({
      id: made.templateId,
      content_hash: hash,
      title: JSON.stringify(title),
      paths,
      created_by: owner.id,
      created_by_name: owner.name,
      visible: false,
    })
    .execute();
  await db
    .insertInto('worksheet_title')
    .columns(['template_id', 'language', 'title', 'sort_title', 'words'])
    .expression((of) =>
      of
        .selectFrom('worksheet_title')
        .select((each) => [each.val(made.templateId).as('template_id'), 'language', 'title', 'sort_title', 'words'])
        .where('template_id', '=', original.templateId),
    )
    .execute();
  await db
    .insertInto('worksheet')
    .values({
      id: made.id,
      template_id: made.templateId,
      content_hash: worksheetHash,
      weights: JSON.stringify(weights),
      correction: correction === null ? null : JSON.stringify(correction),
      created_by_name: owner.name,
    })
    .execute();
  await db
    .insertInto('worksheet_customisation')
    .values({ owner: owner.id, original_id: originalId, worksheet_id: made.id })
    // The former copy has been deleted.
    .onConflict((conflict) => conflict.columns(['owner', 'original_id']).doUpdateSet({ worksheet_id: made.id }))
    .execute();
  return made;
}
