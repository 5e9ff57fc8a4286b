import { languages, type Language, type LocalizedText } from '../language/index.ts';
import {
  corrections,
  defaultWorkflow,
  isEditable,
  wholeNumberIn,
  workflowOf,
  type CorrectionPolicy,
  type Workflow,
} from '../workflow/index.ts';

/** A problem as described by the pool: its name in every language it is available in. */
export interface ProblemDescription {
  readonly path: string;
  readonly names: LocalizedText;
}

/** A problem in a draft. The weight is its share of the worksheet's points: a whole number from 0. */
export interface DraftProblem extends ProblemDescription {
  readonly weight: number;
}

/** The worksheet an author is composing, before it is saved. */
export interface WorksheetDraft {
  readonly problems: readonly DraftProblem[];
  readonly title: LocalizedText;
  readonly workflow: Workflow;
  readonly correction: CorrectionPolicy;
  /** Whether all authors will find the worksheet, or only the one who saves it. */
  readonly isVisibleToAll: boolean;
}

/** The weight of a newly added problem. */
export const defaultWeight = 1;

/** The largest weight; the specification names only the smallest, 0. */
export const largestWeight = 1000;

/** A draft without problems. */
export const emptyDraft: WorksheetDraft = {
  problems: [],
  title: {},
  workflow: defaultWorkflow,
  correction: corrections[defaultWorkflow],
  isVisibleToAll: true,
};

/** Whether documents of a kind can be part of worksheets: only problems can (specification 000 §4). */
export function belongsInWorksheets(kind: string): boolean {
  return kind === 'problem';
}

/** Whether the problem at a path is in the draft. */
export function contains(draft: WorksheetDraft, path: string): boolean {
  return draft.problems.some((problem) => problem.path === path);
}

/** Adds a problem with weight 1; a problem already in the draft is ignored. */
export function addProblem(draft: WorksheetDraft, problem: ProblemDescription): WorksheetDraft {
  if (contains(draft, problem.path)) return draft;
  return { ...draft, problems: [...draft.problems, { ...problem, weight: defaultWeight }] };
}

/** Removes a problem from the draft. */
export function removeProblem(draft: WorksheetDraft, path: string): WorksheetDraft {
  if (!contains(draft, path)) return draft;
  return { ...draft, problems: draft.problems.filter((problem) => problem.path !== path) };
}

/** Swaps a problem with its neighbour; does nothing at the ends. */
export function moveProblem(draft: WorksheetDraft, path: string, direction: 'up' | 'down'): WorksheetDraft {
  const from = draft.problems.findIndex((problem) => problem.path === path);
  const to = direction === 'up' ? from - 1 : from + 1;
  const moved = draft.problems[from];
  const neighbour = draft.problems[to];
  if (moved === undefined || neighbour === undefined) return draft;
  return { ...draft, problems: draft.problems.with(from, neighbour).with(to, moved) };
}

/** Sets a problem's weight from a number field: whole, from 0; anything else counts as 0 (specification 000 §5). */
export function setWeight(draft: WorksheetDraft, path: string, text: string): WorksheetDraft {
  const weight = Math.min(Math.max(wholeNumberIn(text) ?? 0, 0), largestWeight);
  const problems = draft.problems.map((problem) => (problem.path === path ? { ...problem, weight } : problem));
  return { ...draft, problems };
}

/** The points of all problems together. */
export function pointsOf(draft: WorksheetDraft): number {
  return draft.problems.reduce((sum, { weight }) => sum + weight, 0);
}

/** Sets the worksheet's title in one language. */
export function setTitle(draft: WorksheetDraft, language: Language, title: string): WorksheetDraft {
  return draft.title[language] === title ? draft : { ...draft, title: { ...draft.title, [language]: title } };
}

/** Chooses a workflow, which determines the correction (specification 000 §4). */
export function chooseWorkflow(draft: WorksheetDraft, workflow: Workflow): WorksheetDraft {
  return draft.workflow === workflow ? draft : { ...draft, workflow, correction: corrections[workflow] };
}

/** Changes the correction; only possible in the custom workflow (specification 000 §4). */
export function setCorrection(draft: WorksheetDraft, correction: CorrectionPolicy): WorksheetDraft {
  return isEditable(draft.workflow) ? { ...draft, correction } : draft;
}

/**
 * Adopts the correction of an existing worksheet: the workflow becomes training if that says the same, otherwise custom
 * (specification 000 §4).
 */
export function adoptCorrection(draft: WorksheetDraft, correction: CorrectionPolicy): WorksheetDraft {
  return { ...draft, workflow: workflowOf(correction), correction };
}

/** Decides whether all authors will find the worksheet. */
export function setVisibility(draft: WorksheetDraft, isVisibleToAll: boolean): WorksheetDraft {
  return draft.isVisibleToAll === isVisibleToAll ? draft : { ...draft, isVisibleToAll };
}

/** The languages a problem is available in: those it has a name in. */
export function languagesOf(problem: ProblemDescription): readonly Language[] {
  return languages.filter((language) => problem.names[language] !== undefined);
}

/** The worksheet's languages: those every problem is available in, sorted; none without problems. */
export function commonLanguages(draft: WorksheetDraft): readonly Language[] {
  if (draft.problems.length === 0) return [];
  return languages.filter((language) => draft.problems.every((problem) => problem.names[language] !== undefined));
}

/**
 * The title as saved: in the languages that all problems have; another language would have no problems. A draft may
 * contain others, from problems since removed.
 */
export function savedTitle(draft: WorksheetDraft): LocalizedText {
  return Object.fromEntries(commonLanguages(draft).map((language) => [language, (draft.title[language] ?? '').trim()]));
}
