import type { CourseRole } from '../course/index.ts';
import type { CorrectionPolicy } from '../workflow/index.ts';
import type { SelftestState } from './selftest.ts';

/** What a self-test asks before it changes its state: a dialog for each (specification 001 §4). */
export type SelftestDialog = 'evaluation' | 'newProblems';

/** A self-test on the screen. */
export type SelftestScreen =
  | { readonly kind: 'shown'; readonly state: SelftestState }
  | { readonly kind: 'asking'; readonly state: SelftestState }
  | { readonly kind: 'switching'; readonly state: SelftestState };

/** What somebody does with it, and what has come of it. */
export type SelftestEvent = 'press' | 'no' | 'yes' | 'switched' | 'failed';

/** "In work state the button reads evaluation, otherwise new problems"; each has a dialog of its own. */
export function buttonOfSelftest(state: SelftestState): SelftestDialog {
  return state === 'work' ? 'evaluation' : 'newProblems';
}

/** The state after this one. */
export function otherState(state: SelftestState): SelftestState {
  return state === 'work' ? 'feedback' : 'work';
}

/** "Switching to feedback saves the mathlet quietly in quiz mode; otherwise the state is changed directly." */
export function savesQuietly(newState: SelftestState): boolean {
  return newState === 'feedback';
}

/** The screen after an event; what makes no sense there changes nothing. */
export function afterEvent(screen: SelftestScreen, event: SelftestEvent): SelftestScreen {
  const { kind, state } = screen;
  switch (event) {
    case 'press':
      return kind === 'shown' ? { kind: 'asking', state } : screen;
    case 'no':
      return kind === 'asking' ? { kind: 'shown', state } : screen;
    case 'yes':
      return kind === 'asking' ? { kind: 'switching', state } : screen;
    case 'switched':
      return kind === 'switching' ? { kind: 'shown', state: otherState(state) } : screen;
    case 'failed':
      return kind === 'switching' ? { kind: 'shown', state } : screen;
  }
}

/** "Self-test categories: selftest, training" (specification 001 §9): roles of worksheets in courses. */
export const selftestCategories = ['selftest', 'training'] as const satisfies readonly CourseRole[];
export type SelftestCategory = (typeof selftestCategories)[number];

/**
 * "The self-test button applies only to a wrapper in the selftest category without a selected student" (specification
 * 001 §6). A wrapper is the page around the problems of a worksheet.
 */
export function hasSelftestButton({
  isWrapper,
  category,
  isStudentSelected,
}: {
  readonly isWrapper: boolean;
  readonly category: SelftestCategory;
  readonly isStudentSelected: boolean;
}): boolean {
  return isWrapper && category === 'selftest' && !isStudentSelected;
}

/** What holds for its problems: nothing is told before the evaluation, and new data come for all of them at once. */
export function selftestPolicy(state: SelftestState): CorrectionPolicy {
  return { corrector: 'manual', regenerations: 0, isCorrectionVisible: state === 'feedback' };
}
