import type { Deadline } from '../deadline/index.ts';
import type { Language, LocalizedText } from '../language/index.ts';
import type { ProblemProgress } from '../problem/index.ts';
import type { CorrectionPolicy } from '../workflow/index.ts';

/** A problem of a worksheet. The weight is its share of the points. */
export interface WorksheetProblem {
  readonly path: string;
  readonly names: LocalizedText;
  readonly weight: number;
}

/** An existing worksheet. */
export interface Worksheet {
  readonly id: string;
  /** What it was made from. */
  readonly templateId: string;
  readonly title: LocalizedText;
  readonly languages: readonly Language[];
  readonly problems: readonly WorksheetProblem[];
  /** Undefined if it has no workflow: it was not made on the platform. */
  readonly correction: CorrectionPolicy | undefined;
  /** ISO 8601. */
  readonly createdDate: string;
  /** The user's own; missing if there is none. */
  readonly deadline?: Deadline;
  /** How far the user is with the problems he has opened, by path; missing for those who do not work on problems. */
  readonly progress?: ReadonlyMap<string, ProblemProgress>;
}

/** A template that its author has deleted, and can restore. */
export interface DeletedTemplate {
  readonly id: string;
  readonly title: LocalizedText;
  readonly problemCount: number;
  /** ISO 8601. */
  readonly deletedDate: string;
  /** When it is removed for good; ISO 8601. */
  readonly goneDate: string;
}

/** The common origin of all worksheets with the same title and documents. */
export interface WorksheetTemplate {
  readonly id: string;
  readonly title: LocalizedText;
  /** The name of its author. */
  readonly createdBy: string;
  /** ISO 8601. */
  readonly createdDate: string;
  /** Whether all authors find it, or only the one who has created it. */
  readonly isVisibleToAll: boolean;
  /** Whether the user may delete it, and change who finds it. */
  readonly mayDelete: boolean;
  /** At least one, the newest first. */
  readonly worksheets: readonly [Worksheet, ...(readonly Worksheet[])];
}

/** The position shown when an address requests one: clamped to the existing problems, 0 if there are none. */
export function clampPosition(worksheet: Worksheet, position: number): number {
  const last = worksheet.problems.length - 1;
  return Number.isInteger(position) ? Math.max(0, Math.min(position, last)) : 0;
}

/** The total points of all problems. */
export function totalPoints(worksheet: Worksheet): number {
  return worksheet.problems.reduce((points, problem) => points + problem.weight, 0);
}
