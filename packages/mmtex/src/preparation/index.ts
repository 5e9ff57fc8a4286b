export { longestSource, prepare } from './prepare.ts';
export type { Rewritten } from './rewriting.ts';
export {
  endOfBlanks,
  endOfLetters,
  environmentName,
  isBlank,
  startsBlankLine,
  verbatimEnd,
  verbatimEnvironments,
} from './scan.ts';
