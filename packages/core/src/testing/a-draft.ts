import type { DocumentHit, ResultPage, WorksheetHit } from '../search/index.ts';
import type { User } from '../session/index.ts';
import { emptyDraft, type DraftProblem, type WorksheetDraft } from '../worksheet-draft/index.ts';
import { corrections } from '../workflow/index.ts';
import type { Worksheet, WorksheetTemplate } from '../worksheet/index.ts';

/** A problem of a draft; tests specify what matters to them, the rest is made up. */
export function aDraftProblem(given: Partial<DraftProblem> = {}): DraftProblem {
  return { path: 'fractions/p1', names: { de: 'Brüche kürzen', en: 'Cancel fractions' }, weight: 1, ...given };
}

/** A draft with one problem and both titles, ready to be saved. */
export function aDraft(given: Partial<WorksheetDraft> = {}): WorksheetDraft {
  return { ...emptyDraft, problems: [aDraftProblem()], title: { de: 'Brüche', en: 'Fractions' }, ...given };
}

/** A problem that a search found. */
export function aDocumentHit(given: Partial<DocumentHit> = {}): DocumentHit {
  return {
    kind: 'problem',
    id: 'fractions/p1',
    path: 'fractions/p1',
    name: 'Brüche kürzen',
    marks: [],
    language: 'de',
    languages: ['de', 'en'],
    worksheetCount: 0,
    topics: ['Arithmetik/Brüche'],
    userLabels: [],
    isCustomised: false,
    difficulty: 3,
    createdDate: '2026-11-22T08:00:00.000Z',
    ...given,
  };
}

/** A page of hits, found by their words. */
export function aResultPage(given: Partial<ResultPage> = {}): ResultPage {
  const { hits = [], total = hits.length } = given;
  const totals = { problem: total, article: 0, worksheet: 0, pdf: 0 };
  return { hits, total, totals, foundBy: 'words', nearQueries: [], elsewhere: [], ...given };
}

/** A worksheet that a search found. */
export function aWorksheetHit(given: Partial<WorksheetHit> = {}): WorksheetHit {
  return {
    kind: 'worksheet',
    id: 'w1',
    title: { de: 'Brüche', en: 'Fractions' },
    marks: [],
    languages: ['de', 'en'],
    topics: ['Arithmetik/Brüche'],
    problemCount: 2,
    points: 4,
    createdBy: 'lecturer',
    createdDate: '2026-11-22T08:00:00.000Z',
    isVisibleToAll: true,
    ...given,
  };
}

/** A worksheet of two problems. */
export function aWorksheet(given: Partial<Worksheet> = {}): Worksheet {
  return {
    id: 'w1',
    templateId: 't1',
    title: { de: 'Brüche', en: 'Fractions' },
    languages: ['de', 'en'],
    problems: [
      { path: 'fractions/p1', names: { de: 'Brüche kürzen', en: 'Cancel fractions' }, weight: 1 },
      { path: 'fractions/p2', names: { de: 'Brüche addieren', en: 'Add fractions' }, weight: 3 },
    ],
    correction: corrections.training,
    createdDate: '2026-11-22T08:00:00.000Z',
    ...given,
  };
}

/** A worksheet template of the user, with one worksheet. */
export function aTemplate(given: Partial<WorksheetTemplate> = {}): WorksheetTemplate {
  return {
    id: 'w1',
    title: { de: 'Brüche', en: 'Fractions' },
    createdBy: 'Lea Lecturer',
    createdDate: '2026-11-22T08:00:00.000Z',
    isVisibleToAll: true,
    mayDelete: true,
    worksheets: [aWorksheet()],
    ...given,
  };
}

/** A lecturer, who may compose worksheets. */
export function aUser(given: Partial<User> = {}): User {
  return { id: 'u1', name: 'Lea Lecturer', roles: ['access-pool', 'access-browser', 'copy-path'], ...given };
}
