import type { QuestionType } from '../document/index.ts';
import { rightIf, verdictOf, type Verdict } from '../judgement/index.ts';
import type { Option } from './options.ts';

/** What a learner has done with a quick check. The marks are shown while it is checked. */
export interface QuickcheckState {
  /** Ids of the chosen choices. */
  readonly selected: ReadonlySet<string>;
  readonly checked: boolean;
  readonly solutionShown: boolean;
}

/** A quick check that nobody has touched. */
export const untouchedQuickcheck: QuickcheckState = { selected: new Set(), checked: false, solutionShown: false };

/** Chooses a choice, or no longer. Among unique choices the new one replaces the old one. Any change hides the marks. */
export function select(state: QuickcheckState, type: QuestionType, choiceId: string): QuickcheckState {
  if (type === 'mc.unique') {
    return state.selected.has(choiceId) ? state : { ...state, selected: new Set([choiceId]), checked: false };
  }
  const selected = new Set(state.selected);
  if (!selected.delete(choiceId)) selected.add(choiceId);
  return { ...state, selected, checked: false };
}

/** Chooses one of some options that exclude each other. Any change hides the marks. */
export function selectAmong(state: QuickcheckState, option: string, group: readonly string[]): QuickcheckState {
  if (state.selected.has(option)) return state;
  const others = [...state.selected].filter((selected) => !group.includes(selected));
  return { ...state, selected: new Set([...others, option]), checked: false };
}

/** Something was typed: the marks are hidden. */
export function change(state: QuickcheckState): QuickcheckState {
  return state.checked ? { ...state, checked: false } : state;
}

/** Shows the marks. */
export function check(state: QuickcheckState): QuickcheckState {
  return state.checked ? state : { ...state, checked: true };
}

/** Shows the solution or hides it; marks and choices stay as they are. */
export function toggleSolution(state: QuickcheckState): QuickcheckState {
  return { ...state, solutionShown: !state.solutionShown };
}

/** What is said about all that was chosen. */
export interface Judgement {
  readonly verdict: Verdict;
  /** By the id of an option, whether it is chosen exactly if it is correct; `empty` while its group is unanswered. */
  readonly marks: ReadonlyMap<string, Verdict>;
}

/** Judges fixed choices on the spot (specification 001 §4). To choose nothing is an answer only where nothing is correct. */
export function judge(groups: readonly (readonly Option[])[], selected: ReadonlySet<string>): Judgement {
  const marks = new Map(
    groups.flatMap((group) => {
      const isUnanswered = group.some(({ correct }) => correct) && !group.some(({ id }) => selected.has(id));
      return group.map(({ id, correct }): [string, Verdict] => [
        id,
        isUnanswered ? 'empty' : rightIf(selected.has(id) === correct),
      ]);
    }),
  );
  return { verdict: verdictOf([...marks.values()]), marks };
}
