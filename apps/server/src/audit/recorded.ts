import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CallId, Calls } from '@lemma/api-client/wire';
import type { AssignmentTerms, PersonalExtension } from '@lemma/core/assignment';
import { textIn } from '@lemma/core/language';
import { userOf, type User } from '@lemma/core/session';
import type { InferOutput } from 'valibot';
import type { Tables } from '../database/index.ts';
import type { Answered, Handler, Handlers } from '../http/index.ts';

/** For how many days it is known who has changed what. */
export const daysKept = 400;

/** The longest subject of an entry; what is cut is in the tables themselves. */
const longestSubject = 500;

/**
 * Writes of those who teach, author or operate are recorded in the audit log, with what they concern. The work of
 * learners has a history of its own (`saving`, `correction`).
 */
export function withAudit(db: Kysely<Tables>, handlers: Handlers): Handlers {
  const recorded = <Id extends CallId>(id: Id, subjectOf: Subject<Id>) => recording(db, id, handlers[id], subjectOf);
  return {
    ...handlers,
    saveTaxonomy: recorded('saveTaxonomy', () => 'taxonomy'),
    saveLabels: recorded('saveLabels', ({ lang }) => lang),
    labelDocuments: recorded(
      'labelDocuments',
      ({ label, isSet, paths }) => `${isSet ? '+' : '-'}${label}: ${paths.join(' ')}`,
    ),
    createWorksheet: recorded('createWorksheet', ({ template }) => textIn(template.title, 'en')),
    deleteWorksheetTemplate: recorded('deleteWorksheetTemplate', ({ id }) => id),
    restoreWorksheetTemplate: recorded('restoreWorksheetTemplate', ({ id }) => id),
    setTemplateVisibility: recorded(
      'setTemplateVisibility',
      ({ id, visibleToAllAuthors }) => `${id}: ${visibleToAllAuthors ? 'everybody' : 'its author'}`,
    ),
    personalisedData: recorded('personalisedData', newDataFor),
    worksheetPersonalisedData: recorded('worksheetPersonalisedData', newDataFor),
    undoNewData: recorded('undoNewData', ({ userId, path, worksheetId = '' }) => `${userId}: ${path} ${worksheetId}`),
    decideAnswer: recorded('decideAnswer', ({ id, score }) => `${id}: ${score}`),
    withdrawDecision: recorded('withdrawDecision', ({ id, number }) => `${id}: ${number}`),
    giveScore: recorded('giveScore', ({ path, worksheetId = '', question, answer, score, reason, learners }) =>
      [
        `${path} ${worksheetId} ${question},${answer}: ${score} (${reason})`,
        ...learners.map(({ userId }) => userId),
      ].join(' '),
    ),
    regradeProblem: recorded(
      'regradeProblem',
      ({ path, worksheetId = '', version }) => `${path} ${worksheetId}: ${version}`,
    ),
    undoRegrading: recorded('undoRegrading', ({ id }) => id),
    withdrawScores: recorded('withdrawScores', ({ scores }) =>
      scores.map(({ id, number }) => `${id}: ${number}`).join(' '),
    ),
    createAssignment: recorded('createAssignment', ({ worksheetId, terms, people }) =>
      [worksheetId, termsInWords(terms), ...people].join(' '),
    ),
    changeAssignment: recorded('changeAssignment', ({ id, text }) => `${id}: ${text}`),
    deleteAssignment: recorded('deleteAssignment', ({ id }) => id),
    restoreAssignment: recorded('restoreAssignment', ({ id }) => id),
    grantExtensions: recorded('grantExtensions', ({ id, extensions }) =>
      [`${id}:`, ...extensions.map(extensionInWords)].join(' '),
    ),
    acceptLate: recorded('acceptLate', ({ id, userId }) => `${id}: ${userId}`),
    saveProblemCustomization: recorded('saveProblemCustomization', ({ path }) => path),
    saveWorksheetCustomization: recorded(
      'saveWorksheetCustomization',
      ({ worksheetId, path }) => `${worksheetId}: ${path}`,
    ),
    addPicture: recorded('addPicture', ({ path, name }) => `${path}: ${name}`),
    deletePicture: recorded('deletePicture', ({ path, name }) => `${path}: ${name}`),
    createOwnDocument: recorded('createOwnDocument', ({ name }) => name),
    uploadOwnDocuments: recorded('uploadOwnDocuments', (_request, { documents }) =>
      documents.length === 0 ? undefined : documents.map(({ path }) => path).join(' '),
    ),
    deleteOwnDocument: recorded('deleteOwnDocument', ({ path }) => path),
    restoreOwnDocument: recorded('restoreOwnDocument', ({ path }) => path),
    shareOwnDocument: recorded(
      'shareOwnDocument',
      ({ path, shared }) => `${path}: ${shared ? 'whoever has the link' : 'its owner'}`,
    ),
  };
}

/** Learners draw new data of their own: only those that are drawn for somebody else are recorded. */
function newDataFor(
  {
    userId,
    path,
    newDataForWrongAnswers,
    ...place
  }: {
    readonly userId: string;
    readonly path: string;
    readonly newDataForWrongAnswers?: boolean;
    readonly worksheetId?: string;
  },
  _answer: unknown,
  by: User,
): string | undefined {
  if (userId === by.id) return undefined;
  return `${userId}: ${path} ${place.worksheetId ?? ''}${newDataForWrongAnswers === true ? ' (wrong answers)' : ''}`;
}

function termsInWords({ opens, deadline, timeLimit }: AssignmentTerms): string {
  const times = [opens, deadline].map((time) => (time === undefined ? '…' : new Date(time).toISOString()));
  return times.join('/') + (timeLimit === undefined ? '' : ` ${timeLimit} min`);
}

/** The reason is in the table of extensions. */
function extensionInWords({ user, extension }: PersonalExtension): string {
  if (extension === undefined) return `${user} -`;
  const { deadline, extraShare } = extension;
  const until = deadline === undefined ? '' : ` ${new Date(deadline).toISOString()}`;
  return `${user}${until}${extraShare === undefined ? '' : ` +${String(Math.round(extraShare * 100))}%`}`;
}

/** What a call concerns; undefined if it has changed nothing. */
type Subject<Id extends CallId> = (
  request: InferOutput<Calls[Id]['request']>,
  answer: Answered<Id>,
  by: User,
) => string | undefined;

/** Only what has succeeded is recorded, and a repeated write once. */
function recording<Id extends CallId>(
  db: Kysely<Tables>,
  call: Id,
  handle: Handler<Id>,
  subjectOf: Subject<Id>,
): Handler<Id> {
  return async (request, caller, name, key, received) => {
    const answer = await handle(request, caller, name, key, received);
    const user = userOf(caller);
    const concerned = answer.ok && user !== undefined ? subjectOf(request, answer.value, user) : undefined;
    if (concerned !== undefined && user !== undefined) {
      const subject = concerned.slice(0, longestSubject);
      await db
        .insertInto('audit_entry')
        .values({ id: randomUUID(), user_id: user.id, user_name: user.name, call, subject, key: key ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .deleteFrom('audit_entry')
        .where('at', '<', sql<Date>`now() - ${daysKept} * interval '1 day'`)
        .execute();
    }
    return answer;
  };
}
