import type { Choice, QuestionType } from '../document/index.ts';

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

/** What the learner got right: a choice is right when it is chosen exactly if it is correct. */
export interface Judgement {
  readonly correct: boolean;
  /** Ids of the choices that are right. */
  readonly rightChoices: ReadonlySet<string>;
}

/** Judges fixed choices on the spot (specification 001 §4). */
export function judge(choices: readonly Pick<Choice, 'id' | 'correct'>[], selected: ReadonlySet<string>): Judgement {
  const right = choices.filter((choice) => selected.has(choice.id) === choice.correct);
  return { correct: right.length === choices.length, rightChoices: new Set(right.map((choice) => choice.id)) };
}
