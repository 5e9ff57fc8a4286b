export {
  lastAtOrBefore,
  positionAt,
  positionsIn,
  shift,
  type Edit,
  type Position,
  type SourceText,
  type Span,
} from './span.ts';
export { markedSpan } from './marked-span.ts';
export { sentencesOf } from './sentences-of.ts';
export type { Finding } from './finding.ts';
