import type { Kysely } from 'kysely';
import { languageFor, type Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';

/** The name of an account; nothing without one. */
export function nameOf(row: { readonly given_name: string | null; readonly family_name: string | null }) {
  const name = [row.given_name ?? '', row.family_name ?? ''].join(' ').trim();
  return name === '' ? {} : { name };
}

/** The titles of problems; one that is gone has its path instead. */
export async function titlesOf(db: Kysely<Tables>, paths: readonly string[]) {
  const rows =
    paths.length === 0
      ? []
      : await db
          .selectFrom('implementation')
          .innerJoin('document', 'document.path', 'implementation.path')
          .select(['implementation.path', 'language', 'name', 'content_hash'])
          .where('implementation.path', 'in', [...new Set(paths)])
          .execute();
  return {
    of: (path: string, wanted: Language, otherwise: Language) => {
      const written = rows.filter((row) => row.path === path);
      const inLanguage = (sought: Language | undefined) => written.find(({ language }) => language === sought);
      const replacing = languageFor(
        wanted,
        written.map(({ language }) => language),
      );
      const row = inLanguage(wanted) ?? inLanguage(otherwise) ?? inLanguage(replacing);
      const { language, name } = row ?? { language: otherwise, name: path };
      return { language, text: name };
    },
    hashOf: (path: string) => rows.find((row) => row.path === path)?.content_hash,
  };
}

/** The titles of worksheets, by id. */
export async function worksheetTitles(db: Kysely<Tables>, ids: readonly string[]) {
  const named = [...new Set(ids)].filter((id) => id !== '');
  if (named.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('worksheet')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
    .select(['worksheet.id', 'worksheet_template.title'])
    .where('worksheet.id', 'in', named)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
