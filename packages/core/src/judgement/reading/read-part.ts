import type { Expression } from '../../expression/index.ts';
import { longestInput } from '../../question/index.ts';
import type { Span } from '../../source/index.ts';
import { fail, type Result } from '../../store/index.ts';
import { contextOf } from '../read-term.ts';
import { readTyped, typedSpan, type PlacedText, type TypedFailure, type TypedShape } from '../typed-text/index.ts';
import type { Asked } from './asked.ts';

interface PartReading {
  /** The letters of a term; a number has none. */
  readonly names?: ReadonlySet<string>;
  readonly shape?: TypedShape;
  /** What is put before and behind the part. */
  readonly wrap?: readonly [before: string, behind: string];
}

/** Reads a part of a text; failures are in what was typed. */
export function readPart(
  whole: PlacedText,
  part: Span,
  asked: Pick<Asked, 'language' | 'field' | 'readsAs'>,
  { names, shape = 'one', wrap: [before, behind] = ['', ''] }: PartReading = {},
): Result<Expression, TypedFailure> {
  if (whole.length > longestInput) {
    return fail({ kind: 'tooLong', span: { from: longestInput, to: whole.length }, limit: longestInput });
  }
  const text = before + whole.text.slice(part.from, part.to) + behind;
  const read = readTyped(text, contextOf(asked, names, shape));
  if (read.ok) return read;
  const { span } = read.failure;
  const inside = (at: number) => part.from + Math.min(Math.max(at - before.length, 0), part.to - part.from);
  return fail({ ...read.failure, span: typedSpan(whole, { from: inside(span.from), to: inside(span.to) }) });
}
