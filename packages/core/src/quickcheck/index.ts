export { columnOption, optionGroups, yesNoOptions, type Option } from './options.ts';
export { judgedQuestionOf } from './question-of.ts';
export { readKeptQuickcheck, writeKeptQuickcheck } from './kept-quickcheck.ts';
export { judgeInputs } from './judge-inputs.ts';
export { QuickcheckStore, type AnsweredQuickcheck, type Checking, type QuickcheckPorts } from './quickcheck.store.ts';
export type { HandedIn, JudgedAnswer, JudgingFailure, QuickcheckJudge } from './ports.ts';
export {
  change,
  check,
  judge,
  select,
  selectAmong,
  toggleSolution,
  untouchedQuickcheck,
  type Judgement,
  type QuickcheckState,
} from './quickcheck.ts';
