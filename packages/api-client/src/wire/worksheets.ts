import { mostRegenerations, unlimited } from '@lemma/core/workflow';
import { largestWeight } from '@lemma/core/worksheet-draft';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { checkedDeadline, documentPath, identifier, language, localizedText, signedDeadline } from './fields.ts';
import { worksheetDocument } from './search.ts';

const timesAllowed = v.pipe(v.number(), v.integer(), v.minValue(unlimited), v.maxValue(mostRegenerations));

/** When answers are corrected, how often new data may be drawn (−1 is unlimited) and whether the correction is shown. */
export const correction = v.object({
  correctorType: v.picklist(['AFTER_SAVE', 'AFTER_DEADLINE', 'MANUAL']),
  allowNewDataGenerationNTimes: timesAllowed,
  canUserViewCorrection: v.boolean(),
  /** Stored, but not displayed (specification 000 §3). */
  allowTriggerCorrectionNTimes: v.exactOptional(timesAllowed),
});
export type Correction = v.InferOutput<typeof correction>;

/** A document and its weight in points. */
export const weightedDocument = v.object({
  path: documentPath,
  weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestWeight)),
});

/** How the documents of a template are weighted and corrected. `createdDate` is ISO 8601 in UTC. */
export const worksheetConfiguration = v.object({
  id: identifier,
  createdDate: v.string(),
  weightedDocuments: v.array(weightedDocument),
  /** Missing if the worksheet was not made on the platform. */
  correction: v.exactOptional(correction),
});
export type WorksheetConfiguration = v.InferOutput<typeof worksheetConfiguration>;

/** What is known about the template of a worksheet, beside its title and documents. */
export const worksheetTemplate = v.object({
  /** The name of its author. */
  createdBy: v.string(),
  /** ISO 8601 in UTC. */
  createdDate: v.string(),
  visibleToAllAuthors: v.boolean(),
  /** Whether the caller may delete it, and change who finds it. */
  mayDelete: v.boolean(),
});

/** How far the caller is with a problem of a worksheet that he has opened. */
const problemProgress = v.object({
  path: documentPath,
  mark: v.picklist(['open', 'saved', 'right', 'wrong']),
  /** Questions that are answered in all their fields. */
  answered: v.number(),
  /** Questions that are asked; 0 in games. */
  asked: v.number(),
  /** Whether something was given that has not been saved. */
  changed: v.boolean(),
  /** Whether what was saved came late, and nobody has accepted it. */
  late: v.boolean(),
  /** 0 to 1; missing where it may not be seen. */
  score: v.exactOptional(v.number()),
});

/**
 * A worksheet: a template and one configuration of it. `documents` have a name in each language of the worksheet's
 * title.
 */
export const worksheet = v.object({
  id: identifier,
  templateId: identifier,
  title: localizedText,
  documents: v.array(worksheetDocument),
  configuration: worksheetConfiguration,
  /** The name of the author of this configuration. */
  createdBy: v.string(),
  template: worksheetTemplate,
  /** That of the caller; missing if there is none. */
  deadline: v.exactOptional(checkedDeadline),
  /** Only for those who work on its problems: one for each that they have opened. */
  progress: v.exactOptional(v.array(problemProgress)),
});
export type WireWorksheet = v.InferOutput<typeof worksheet>;

const title = v.pipe(
  localizedText,
  v.check((texts) => Object.values(texts).length > 0, 'A worksheet has a title.'),
  v.check((texts) => Object.values(texts).every((text) => text.trim() !== ''), 'Every title has text.'),
);

/** Saves a worksheet: 201, or 409 if one with the same template and configuration exists. */
export const createWorksheet = endpoint({
  id: 'createWorksheet',
  method: 'POST',
  path: '/course/worksheets',
  summary: 'Saves a worksheet; 409 when the same one exists',
  request: v.object({
    configuration: v.object({
      correction,
      weightedDocuments: v.pipe(v.array(weightedDocument), v.minLength(1), v.maxLength(500)),
    }),
    template: v.object({
      title,
      documents: v.pipe(v.array(v.object({ path: documentPath })), v.minLength(1), v.maxLength(500)),
      /** Otherwise only its author finds it. */
      visibleToAllAuthors: v.optional(v.boolean(), true),
    }),
  }),
  // Five hundred documents, with each path twice.
  bodyLimit: 512_000,
  response: v.object({ id: identifier, templateId: identifier }),
  writes: true,
  status: 201,
  answers: 'json',
});

/** The worksheets made from a template, newest first. */
export const worksheetsOfTemplate = endpoint({
  id: 'worksheetsOfTemplate',
  method: 'GET',
  path: '/course/worksheets',
  summary: 'The worksheets made from a template, the newest first',
  request: v.object({ templateId: identifier }),
  response: v.array(worksheet),
  answers: 'json',
});

/** One worksheet. 403: it is not open yet, or it has a time limit that the caller has not begun (`unbegun`). */
export const worksheetById = endpoint({
  id: 'worksheetById',
  method: 'GET',
  path: '/course/worksheets/{id}',
  summary: 'One worksheet, with the deadline of the caller and how far he is',
  request: v.object({ id: identifier, ...signedDeadline }),
  response: worksheet,
  answers: 'json',
});

/**
 * Begins the time limit of the caller, once: repeated, it answers the same deadline. No other call begins it. A worksheet
 * without a time limit answers its deadline, too. 403: it is not open yet. 409: it has ended before the caller has begun it.
 */
export const beginWorksheet = endpoint({
  id: 'beginWorksheet',
  method: 'POST',
  path: '/course/worksheets/{id}/begin',
  summary: 'Begins the time limit of the caller, once; answers the deadline that follows',
  request: v.object({ id: identifier, ...signedDeadline }),
  response: v.object({
    id: identifier,
    /** Missing if there is none. */
    deadline: v.exactOptional(checkedDeadline),
  }),
  answers: 'json',
});

/** The worksheets of a template in one language; none if it has no title in that language. */
export const worksheetImplementations = endpoint({
  id: 'worksheetImplementations',
  method: 'GET',
  path: '/course/worksheet-templates/{id}/implementations',
  summary: 'The worksheets of a template as they read in one language',
  request: v.object({ id: identifier, lang: language }),
  response: v.array(
    v.object({
      /** Of the worksheet. */
      id: identifier,
      language,
      name: v.string(),
      documents: v.array(worksheetDocument),
    }),
  ),
  answers: 'json',
});

/** The configurations of a template, newest first. */
export const worksheetConfigurations = endpoint({
  id: 'worksheetConfigurations',
  method: 'GET',
  path: '/worksheet/worksheet-templates/{id}/worksheet-configurations',
  summary: 'The configurations of a template, the newest first',
  request: v.object({ id: identifier }),
  response: v.array(worksheetConfiguration),
  answers: 'json',
});

const changedTemplate = v.object({ id: identifier });

/** Deletes a template with all its worksheets: nobody finds or opens them any more. It can be restored for 30 days. */
export const deleteWorksheetTemplate = endpoint({
  id: 'deleteWorksheetTemplate',
  method: 'DELETE',
  path: '/worksheet/worksheet-templates/{id}',
  summary: 'Deletes a template with all its worksheets; possible for its author and with a role',
  request: v.object({ id: identifier }),
  response: changedTemplate,
  answers: 'json',
});

/**
 * Deleted templates of the caller that can be restored, those deleted last first. `deletedDate` and `goneDate`, when
 * they are removed for good, are ISO 8601 in UTC.
 */
export const deletedWorksheetTemplates = endpoint({
  id: 'deletedWorksheetTemplates',
  method: 'GET',
  path: '/worksheet/deleted-worksheet-templates',
  summary: 'The deleted templates of the caller that can be restored, those deleted last first',
  request: v.object({}),
  response: v.array(
    v.object({
      id: identifier,
      title: localizedText,
      problemCount: v.number(),
      deletedDate: v.string(),
      goneDate: v.string(),
    }),
  ),
  answers: 'json',
});

/** Undoes deleting; 409 if an equal template has been created meanwhile. */
export const restoreWorksheetTemplate = endpoint({
  id: 'restoreWorksheetTemplate',
  method: 'POST',
  path: '/worksheet/worksheet-templates/{id}/restore',
  summary: 'Restores a template with all its worksheets, up to 30 days after it was deleted',
  request: v.object({ id: identifier }),
  response: changedTemplate,
  answers: 'json',
});

/** Decides who finds a template; 409 if an equal template exists among those that all authors find. */
export const setTemplateVisibility = endpoint({
  id: 'setTemplateVisibility',
  method: 'PUT',
  path: '/worksheet/worksheet-templates/{id}/visibility',
  summary: 'Decides whether all authors find a template, or only its own',
  request: v.object({ id: identifier, visibleToAllAuthors: v.boolean() }),
  response: changedTemplate,
  answers: 'json',
});
