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
export { readNumber, writeNumber } from './number-text.ts';
export { plainMessage } from './plain-message.ts';
export { sentencesOf } from './sentences-of.ts';
export { findingWriter, visible } from './write-finding.ts';
export type { Finding } from './finding.ts';
export { findingCode, useCodes, type ConversionCode, type FigureCode, type FindingCode } from './finding-code.ts';
