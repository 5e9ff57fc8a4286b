export { HttpQuickcheckJudge } from './http-quickcheck-judge.ts';
