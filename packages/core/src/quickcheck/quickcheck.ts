import type { QuestionType } from '../document/index.ts';
import { rightIf, verdictOf, type Verdict } from '../judgement/index.ts';
import type { Option } from './options.ts';

/** The state of a learner's answers. Marks are shown while it is checked. */
export interface QuickcheckState {
  /** Ids of the chosen choices. */
  readonly selected: ReadonlySet<string>;
  readonly checked: boolean;
  readonly solutionShown: boolean;
}

/** An unanswered quick check. */
export const untouchedQuickcheck: QuickcheckState = { selected: new Set(), checked: false, solutionShown: false };

/** Toggles a choice. Among unique choices, the new one replaces the old one. Any change hides the marks. */
export function select(state: QuickcheckState, type: QuestionType, choiceId: string): QuickcheckState {
  if (type === 'mc.unique') {
    return state.selected.has(choiceId) ? state : { ...state, selected: new Set([choiceId]), checked: false };
  }
  const selected = new Set(state.selected);
  if (!selected.delete(choiceId)) selected.add(choiceId);
  return { ...state, selected, checked: false };
}

/** Selects one of several exclusive options. Any change hides the marks. */
export function selectAmong(state: QuickcheckState, option: string, group: readonly string[]): QuickcheckState {
  if (state.selected.has(option)) return state;
  const others = [...state.selected].filter((selected) => !group.includes(selected));
  return { ...state, selected: new Set([...others, option]), checked: false };
}

/** An input has changed: hides the marks. */
export function change(state: QuickcheckState): QuickcheckState {
  return state.checked ? { ...state, checked: false } : state;
}

/** Shows the marks. */
export function check(state: QuickcheckState): QuickcheckState {
  return state.checked ? state : { ...state, checked: true };
}

/** Shows or hides the solution; marks and choices stay. */
export function toggleSolution(state: QuickcheckState): QuickcheckState {
  return { ...state, solutionShown: !state.solutionShown };
}

/** The judgement on all choices. */
export interface Judgement {
  readonly verdict: Verdict;
  /** By option id, whether it is selected exactly if it is correct; `empty` while its group is unanswered. */
  readonly marks: ReadonlyMap<string, Verdict>;
}

/** Judges fixed choices locally (specification 001 §4). Selecting nothing is an answer only if nothing is correct. */
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
