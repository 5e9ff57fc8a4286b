export { longestSource, prepare } from './prepare.ts';
export type { Rewritten } from './rewriting.ts';
export {
  endOfBlanks,
  endOfLetters,
  environmentName,
  isBlank,
  startsBlankLine,
  trimmedIn,
  verbatimEnd,
  verbatimEnvironments,
} from './scan.ts';
