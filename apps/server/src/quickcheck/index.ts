export { quickcheckHandlers } from './handlers.ts';
export { judgeHere, judgeNow, type Judge } from './judge.ts';
