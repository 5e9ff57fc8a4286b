export { prepare } from './prepare.ts';
export type { Rewritten } from './rewriting.ts';
export {
  endOfBlanks,
  endOfLetters,
  environmentName,
  isBlank,
  startsBlankLine,
  trimmedIn,
  verbatimEnds,
  verbatimEnvironments,
} from './scan.ts';
