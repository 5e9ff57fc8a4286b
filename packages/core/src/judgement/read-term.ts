import { isComplexField, type Expression } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import type { Judging } from './judging.ts';
import {
  readTyped,
  readWithText,
  type OtherReading,
  type ReadText,
  type TypedShape,
  type TypedContext,
} from './typed-text/index.ts';

/**
 * A learner's input: a number, or with names a term in these letters. Undefined if it cannot be understood: what is not
 * an expression, has two readings, or contains unknown words is a slip rather than a wrong answer. Learners cannot refer
 * to the variables of the question.
 */
export function readInput(
  text: string,
  judging: Pick<Judging, 'language' | 'field' | 'readsAs'>,
  names?: ReadonlySet<string>,
  shape?: TypedShape,
): Expression | undefined {
  const read = readTyped(text, contextOf(judging, names, shape));
  return read.ok ? read.value : undefined;
}

/** A learner's number, with the text that it was read from: its figures can be counted. */
export function readNumber(
  text: string,
  judging: Pick<Judging, 'language' | 'field' | 'readsAs'>,
): ReadText | undefined {
  const read = readWithText(text, contextOf(judging));
  return read.ok ? read.value : undefined;
}

const noOthers: ReadonlySet<OtherReading> = new Set();

/** What is asked for where a learner types: a number, unless there are names. */
export function contextOf(
  { language, field, readsAs = noOthers }: Pick<Judging, 'language' | 'field' | 'readsAs'>,
  names?: ReadonlySet<string>,
  shape: TypedShape = 'one',
): TypedContext {
  const isComplex = isComplexField(field);
  return {
    language,
    decimalComma: writesDecimalComma(language),
    isNumber: names === undefined,
    shape,
    names: new Set([...(names ?? []), ...(isComplex ? ['i'] : [])]),
    isComplex,
    readsAs,
  };
}
