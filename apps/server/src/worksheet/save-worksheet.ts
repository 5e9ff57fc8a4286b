import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, type Calls } from '@lemma/api-client/wire';
import { languages } from '@lemma/core/language';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import {
  belongsInWorksheets,
  savedTitle,
  defaultWeight,
  emptyDraft,
  obstacles,
  type DraftObstacle,
  type SavedWorksheet,
  type WorksheetDraft,
} from '@lemma/core/worksheet-draft';
import { once, type Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { listTitle, mayBeAddedBy, searchVector, sortKey } from '../search/index.ts';
import { contentHash, templateHash, type TemplateContent } from './content-hash.ts';
import { takeTurnWith } from './manage-templates.ts';

type PostedWorksheet = v.InferOutput<Calls['createWorksheet']['request']>;

/** Saves a worksheet; equal templates (titles and documents) are stored once, a duplicate worksheet is refused. */
export async function saveWorksheet(
  db: Kysely<Tables>,
  posted: PostedWorksheet,
  author: User,
  key: string | undefined,
): Promise<Result<SavedWorksheet, Refused>> {
  const draft = await draftOf(db, posted, author);
  if (!draft.ok) return draft;
  const { configuration } = posted;
  const content = { title: savedTitle(draft.value), paths: draft.value.problems.map(({ path }) => path) };
  const isVisible = posted.template.visibleToAllAuthors;
  const hash = contentHash({ templateHash: templateHash(content), configuration });
  return db.transaction().execute(async (transaction) => {
    const write = { author: author.id, key, request: posted };
    const saved = await once(transaction, write, () => insert(transaction));
    if (saved.ok) return succeed(v.parse(calls.createWorksheet.response, saved.value));
    if (!('kind' in saved.failure)) return fail(saved.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another worksheet.');
  });

  async function insert(transaction: Kysely<Tables>): Promise<Result<SavedWorksheet, Refused>> {
    const templateId = await keepTemplate(transaction, content, isVisible, author);
    const saved = await transaction
      .insertInto('worksheet')
      .values({
        id: randomUUID(),
        template_id: templateId,
        content_hash: hash,
        weights: JSON.stringify(configuration.weightedDocuments),
        correction: JSON.stringify(configuration.correction),
        created_by_name: author.name,
      })
      .onConflict((conflict) => conflict.columns(['template_id', 'content_hash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) return refuse(409, refusalIds.worksheetExists, 'This worksheet already exists.');
    return succeed({ id: saved.id, templateId });
  }
}

/** The worksheet as a draft of the core, whose rules decide whether it can be saved (specification 000 §5). */
async function draftOf(
  db: Kysely<Tables>,
  { template, configuration }: PostedWorksheet,
  author: User,
): Promise<Result<WorksheetDraft, Refused>> {
  const paths = template.documents.map(({ path }) => path);
  const weights = new Map(configuration.weightedDocuments.map(({ path, weight }) => [path, weight]));
  if (new Set(paths).size < paths.length) return invalid('template.documents', 'A document is there twice.');
  if (configuration.weightedDocuments.length !== paths.length || !paths.every((path) => weights.has(path))) {
    const message = 'Every document of the template has one weight, and no other document has one.';
    return invalid('configuration.weightedDocuments', message);
  }
  const rows = await db
    .selectFrom('implementation')
    .select(['path', 'language', 'name', 'kind'])
    .where('path', 'in', paths)
    .where(mayBeAddedBy(author))
    .execute();
  const missing = paths.find((path) => !rows.some((row) => row.path === path));
  if (missing !== undefined) {
    const message = `There is no document at ${missing}.`;
    return refuse(404, refusalIds.documentNotFound, message, { field: 'template.documents' });
  }
  const other = rows.find(({ kind }) => !belongsInWorksheets(kind));
  if (other !== undefined) return invalid('template.documents', `The document at ${other.path} is no problem.`);
  const problems = paths.map((path) => {
    const names = rows.filter((row) => row.path === path).map(({ language, name }) => [language, name] as const);
    return { path, names: Object.fromEntries(names), weight: weights.get(path) ?? defaultWeight };
  });
  const draft = { ...emptyDraft, problems, title: template.title };
  const [obstacle] = obstacles(draft);
  return obstacle ? obstacleRefused(obstacle) : succeed(draft);
}

function obstacleRefused(obstacle: DraftObstacle): Result<never, Refused> {
  switch (obstacle.kind) {
    case 'noProblems':
      return invalid('template.documents', 'A worksheet has at least one document.');
    case 'noCommonLanguage':
      return invalid('template.documents', 'The documents have no language in common.');
    case 'titleMissing':
      return invalid('template.title', `The worksheet has no title in the language ${obstacle.language}.`);
  }
}

function invalid(field: string, message: string): Result<never, Refused> {
  return refuse(400, refusalIds.invalidRequest, message, { field });
}

/** The id of the template with this content: that of an equal one that is not deleted, or a new one. */
async function keepTemplate(
  db: Kysely<Tables>,
  content: TemplateContent,
  isVisible: boolean,
  author: User,
): Promise<string> {
  const { title, paths } = content;
  const hash = templateHash(content, isVisible ? undefined : author.id);
  await takeTurnWith(hash, db);
  const created = await db
    .insertInto('worksheet_template')
    .values({
      id: randomUUID(),
      content_hash: hash,
      title: JSON.stringify(title),
      paths: [...paths],
      created_by: author.id,
      created_by_name: author.name,
      visible: isVisible,
    })
    .onConflict((conflict) => conflict.column('content_hash').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) {
    const kept = await db
      .selectFrom('worksheet_template')
      .select('id')
      .where('content_hash', '=', hash)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    // Deleted meanwhile, so that its hash is free.
    return kept?.id ?? keepTemplate(db, content, isVisible, author);
  }
  const titles = languages.flatMap((language) => {
    const text = title[language];
    if (text === undefined) return [];
    const words = searchVector({ name: text, keywords: '', description: '', body: '' }, language);
    return [{ template_id: created.id, language, title: text, sort_title: sortKey(text), words }];
  });
  await db.insertInto('worksheet_title').values(titles).execute();
  // Words of what only its author finds are proposed to nobody.
  if (isVisible) await listTitle(db, title);
  return created.id;
}
