export { noteThrough, type Note } from './note.ts';
export { insertSources, type Inserted, type Surroundings } from './insert-sources.ts';
export { prepare } from './prepare.ts';
export { rewrittenTwice, Rewriting, unchanged, type Rewritten } from './rewriting.ts';
export {
  endOfBlanks,
  endOfLetters,
  endOfVerb,
  environmentName,
  isBlank,
  startsBlankLine,
  trimmedIn,
  verbText,
  verbatimEnds,
  verbatimEnvironments,
} from './scan.ts';
