export { inOurBrackets, entriesBetweenBlanks, inOurRows } from './brackets.ts';
export { inOurSign } from './signs.ts';
export { isAskedIfWrong, otherReadingsIn, type OtherReading } from './other-readings.ts';
export { placed, rewritten, typedSpan, type PlacedText } from './placed-text.ts';
export { readTyped, readWithText, type ReadText } from './read-typed.ts';
export type { TypedShape, TypedContext } from './typed-context.ts';
export { partsFailureKinds, rewritableKinds, type TypedFailure } from './typed-failure.ts';
export { typedFailureData } from './typed-failure-data.ts';
