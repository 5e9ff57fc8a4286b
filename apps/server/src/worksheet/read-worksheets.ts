import type { Kysely, Selectable } from 'kysely';
import type { WireWorksheet, WorksheetConfiguration, WorksheetDocument } from '@lemma/api-client/wire';
import { languages, type Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import { isThereFor, type Asking } from '../existence/index.ts';
import { isFoundBy, mayManage, type Finder } from '../search/index.ts';

/**
 * The worksheets that meet a condition, newest first: by its id, one that exists for the caller; by its template, those of
 * a template that the caller finds.
 */
export async function readWorksheets(
  db: Kysely<Tables>,
  by: { readonly id: string } | { readonly templateId: string },
  asking: Asking,
): Promise<readonly WireWorksheet[]> {
  const { caller } = asking;
  const all = db
    .selectFrom('worksheet')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .select([
      'worksheet.id',
      'worksheet.template_id',
      'worksheet.weights',
      'worksheet.correction',
      'worksheet.created_by_name',
      'worksheet.created_at',
      'worksheet_template.title',
      'worksheet_template.paths',
      'worksheet_template.visible',
      'worksheet_template.created_by',
      'worksheet_template.created_by_name as template_author',
      'worksheet_template.created_at as template_date',
    ])
    .orderBy('worksheet.created_at', 'desc')
    .orderBy('worksheet.id');
  const rows = await (
    'id' in by
      ? all.where('worksheet.id', '=', by.id).where(isThereFor(asking))
      : all
          .where('worksheet.template_id', '=', by.templateId)
          .where('worksheet_template.deleted_at', 'is', null)
          .where(isFoundBy(asking))
  ).execute();
  const names = await namesOf(db, [...new Set(rows.flatMap(({ paths }) => paths))]);
  return rows.map((row) => {
    const configuration = toConfiguration(row);
    const titled = languages.filter((language) => row.title[language] !== undefined);
    return {
      id: row.id,
      templateId: row.template_id,
      title: row.title,
      documents: titled.flatMap((language) => documentsIn(row.paths, language, configuration, names)),
      configuration,
      createdBy: row.created_by_name,
      template: {
        createdBy: row.template_author,
        createdDate: row.template_date.toISOString(),
        visibleToAllAuthors: row.visible,
        mayDelete: mayManage(caller, row.created_by),
      },
    };
  });
}

/** The configurations of a template, newest first. */
export async function readConfigurations(
  db: Kysely<Tables>,
  templateId: string,
  finding: Finder,
): Promise<readonly WorksheetConfiguration[]> {
  const rows = await db
    .selectFrom('worksheet')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .select(['worksheet.id', 'worksheet.weights', 'worksheet.correction', 'worksheet.created_at'])
    .where('worksheet.template_id', '=', templateId)
    .where('worksheet_template.deleted_at', 'is', null)
    .where(isFoundBy(finding))
    .orderBy('worksheet.created_at', 'desc')
    .orderBy('worksheet.id')
    .execute();
  return rows.map(toConfiguration);
}

type ConfigurationRow = Pick<Selectable<Tables['worksheet']>, 'id' | 'weights' | 'correction' | 'created_at'>;

/** A worksheet has one configuration, so both share their id. */
function toConfiguration({ id, weights, correction, created_at }: ConfigurationRow): WorksheetConfiguration {
  const createdDate = created_at.toISOString();
  return { id, createdDate, weightedDocuments: [...weights], ...(correction !== null && { correction }) };
}

function documentsIn(
  paths: readonly string[],
  language: Language,
  { weightedDocuments }: WorksheetConfiguration,
  names: ReadonlyMap<string, string>,
): readonly WorksheetDocument[] {
  return paths.flatMap((path) => {
    const name = names.get(`${language} ${path}`);
    const weight = weightedDocuments.find((weighted) => weighted.path === path)?.weight ?? 0;
    return name === undefined ? [] : [{ path, name, language, weight }];
  });
}

async function namesOf(db: Kysely<Tables>, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('implementation')
    .select(['path', 'language', 'name'])
    .where('path', 'in', paths)
    .execute();
  return new Map(rows.map(({ path, language, name }) => [`${language} ${path}`, name]));
}
