import type { Language, LocalizedText } from '../language/index.ts';
import type { CorrectionPolicy } from '../workflow/index.ts';

/** A problem of a worksheet. The weight is its share of the points. */
export interface WorksheetProblem {
  readonly path: string;
  readonly names: LocalizedText;
  readonly weight: number;
}

/** A worksheet that exists. */
export interface Worksheet {
  readonly id: string;
  readonly title: LocalizedText;
  readonly languages: readonly Language[];
  readonly problems: readonly WorksheetProblem[];
  readonly correction: CorrectionPolicy;
}

/** The position that is shown when an address asks for one: within the problems there are, 0 when there are none. */
export function clampPosition(worksheet: Worksheet, position: number): number {
  const last = worksheet.problems.length - 1;
  return Number.isInteger(position) ? Math.max(0, Math.min(position, last)) : 0;
}

/** The points of all problems together. */
export function totalPoints(worksheet: Worksheet): number {
  return worksheet.problems.reduce((points, problem) => points + problem.weight, 0);
}
