import type { Kysely } from 'kysely';
import { refusalIds, type WireWorksheet } from '@lemma/api-client/wire';
import type { ProblemProgress } from '@lemma/core/problem';
import { guard, permissions, userOf } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { isRemovedMeanwhile, showsCorrections, type Deadlines } from '../deadline/index.ts';
import { isTeacherOf } from '../existence/index.ts';
import { refuse, type Handlers, type Refused } from '../http/index.ts';
import { policyOf, sheetProgress, toldDeadline, withheld } from '../problem/index.ts';
import { deletedTemplates, deleteTemplate, restoreTemplate, setVisibility } from './manage-templates.ts';
import { readConfigurations, readWorksheets } from './read-worksheets.ts';
import { saveWorksheet } from './save-worksheet.ts';

type WorksheetCall =
  | 'createWorksheet'
  | 'worksheetsOfTemplate'
  | 'worksheetById'
  | 'beginWorksheet'
  | 'worksheetImplementations'
  | 'worksheetConfigurations'
  | 'deletedWorksheetTemplates'
  | 'deleteWorksheetTemplate'
  | 'restoreWorksheetTemplate'
  | 'setTemplateVisibility';

function progressIn(progress: ReadonlyMap<string, ProblemProgress>): NonNullable<WireWorksheet['progress']> {
  return [...progress].map(([path, { isChanged, isLate, ...rest }]) => ({
    path,
    ...rest,
    changed: isChanged,
    late: isLate,
  }));
}

/** Answers the worksheet calls. A template that does not exist has no worksheets, which is not an error. */
export function worksheetHandlers(db: Kysely<Tables>, deadlines: Deadlines): Pick<Handlers, WorksheetCall> {
  return {
    createWorksheet(posted, caller, _name, key) {
      const author = userOf(caller);
      if (!author) throw new Error('The role table lets guests save worksheets, but a worksheet has an author.');
      return saveWorksheet(db, posted, author, key);
    },

    async worksheetsOfTemplate({ templateId }, caller, _name, _key, now) {
      return succeed([...(await readWorksheets(db, { templateId }, { caller, now }))]);
    },

    async worksheetById({ id, ...claim }, caller, _name, _key, received) {
      const isInvited = await deadlines.isSignedFor(caller, id, claim);
      const [worksheet] = await readWorksheets(db, { id }, { caller, isInvited, now: received });
      if (!worksheet) return noWorksheet(id);
      const user = userOf(caller)?.id;
      if (user === undefined) return succeed(worksheet);
      // Those who work on problems open it here; others look at it.
      const mayRead = guard(caller, permissions.readProblems) === 'allowed';
      const isTeacher = await isTeacherOf(db, id, { caller, now: received });
      const asked = { isOwn: !mayRead, opens: !mayRead, mayBeEarly: isTeacher, received, isTeacher };
      const deadline = await deadlines.at({ user, worksheet: id }, claim, asked);
      if (!deadline.ok) return deadline;
      const policy = policyOf(worksheet.configuration.correction ?? null);
      const held = deadline.value;
      const told = { ...worksheet, ...(held && { deadline: toldDeadline(held, policy) }) };
      if (mayRead) return succeed(told);
      const isAfterDeadline = held !== undefined && held.at <= received;
      const isDue = await showsCorrections(db, id, held, received);
      const isLate = isAfterDeadline && held.takesLate === true;
      const isRemoved = await isRemovedMeanwhile(db, id, held, received);
      const circumstances = {
        policy: isRemoved ? withheld(policy) : policy,
        isAfterDeadline,
        isCorrectionDue: isDue,
        isLate,
      };
      const progress = await sheetProgress(db, { user, worksheet: id }, circumstances);
      return succeed({ ...told, progress: progressIn(progress) });
    },

    async beginWorksheet({ id, ...claim }, caller, _name, _key, received) {
      const isInvited = await deadlines.isSignedFor(caller, id, claim);
      const [worksheet] = await readWorksheets(db, { id }, { caller, isInvited, now: received });
      const user = userOf(caller)?.id;
      if (!worksheet || user === undefined) return noWorksheet(id);
      const isTeacher = await isTeacherOf(db, id, { caller, now: received });
      const begun = await deadlines.begin({ user, worksheet: id }, claim, { isTeacher, received });
      if (!begun.ok) return begun;
      const policy = policyOf(worksheet.configuration.correction ?? null);
      return succeed({ id, ...(begun.value && { deadline: toldDeadline(begun.value, policy) }) });
    },

    async worksheetImplementations({ id: templateId, lang }, caller, _name, _key, now) {
      const worksheets = await readWorksheets(db, { templateId }, { caller, now });
      return succeed(
        worksheets.flatMap(({ id, title, documents }) => {
          const name = title[lang];
          if (name === undefined) return [];
          return [{ id, language: lang, name, documents: documents.filter(({ language }) => language === lang) }];
        }),
      );
    },

    async worksheetConfigurations({ id }, caller, _name, _key, now) {
      return succeed([...(await readConfigurations(db, id, { caller, now }))]);
    },

    async deletedWorksheetTemplates(_, caller) {
      const user = userOf(caller);
      return succeed(user === undefined ? [] : await deletedTemplates(db, user.id));
    },

    deleteWorksheetTemplate: ({ id }, caller, _name, _key, now) => deleteTemplate(db, id, { caller, now }),

    restoreWorksheetTemplate: ({ id }, caller, _name, _key, now) => restoreTemplate(db, id, { caller, now }),

    setTemplateVisibility: ({ id, visibleToAllAuthors }, caller, _name, _key, now) =>
      setVisibility(db, { id, isVisible: visibleToAllAuthors }, { caller, now }),
  };
}

function noWorksheet(id: string): Result<never, Refused> {
  return refuse(404, refusalIds.worksheetNotFound, `There is no worksheet with the id ${id}.`);
}
