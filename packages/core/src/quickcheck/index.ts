export {
  check,
  judge,
  select,
  toggleSolution,
  untouchedQuickcheck,
  type Judgement,
  type QuickcheckState,
} from './quickcheck.ts';
