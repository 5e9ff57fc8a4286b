import {
  constants,
  failureData,
  freeNames,
  isTruthValued,
  nearestName,
  parseExpression,
  splitNames,
  type ExpressionFailure,
} from '@lemma/core/expression';
import { conditionCallsIn, conditionFunctions, type ConditionCall } from '@lemma/core/question';
import { shift, type SourceText } from '@lemma/core/source';
import { checkAnswerNumber } from './answer-number.ts';
import { reportOpenBrackets } from './brackets.ts';
import { trimmed, type WrittenPage } from './page.ts';

/** What a condition on answers may refer to. */
export interface AroundCondition {
  /** The number of answers or, where there are none, of choices, statements or rows. */
  readonly count: number;
  /** Whether `ans` is an answer: in the conditions of an answer, of a question with only one, or with choices instead. */
  readonly hasOwn: boolean;
  /** Variables, and the names of answers as functions. */
  readonly defined: ReadonlySet<string>;
}

/** A condition without surrounding blanks; what keeps it from being read is reported. */
export function checkCondition(condition: SourceText, around: AroundCondition, page: WrittenPage): SourceText {
  const source = trimmed(condition);
  for (const found of source.text.matchAll(/\bans_(\d{1,4})\b/g)) {
    const from = source.span.from + found.index;
    checkAnswerNumber(Number(found[1]), { from, to: from + found[0].length }, around.count, page);
  }
  const calls = conditionCallsIn(source.text);
  if (!calls.ok) {
    if (calls.failure.kind === 'unexpectedEnd') reportOpenBrackets(source, page);
    else reportUnreadable(source, calls.failure, page);
    return source;
  }
  const rest = { ...source, text: calls.value.reduce(withoutCall, source.text) };
  if (hasOpenBracket(rest.text)) reportOpenBrackets(rest, page);
  else {
    const failure = failureOf(rest.text, around) ?? unknownReference(calls.value, around);
    if (failure !== undefined) reportUnreadable(source, failure, page);
  }
  return source;
}

function reportUnreadable(source: SourceText, failure: ExpressionFailure, page: WrittenPage): void {
  const { text, span } = source;
  const place = shift(failure.span, span.from);
  page.report('unreadable-condition', place.from < place.to ? place : span, { ...failureData(failure, text), text });
}

/** A call has a value of its kind, in its place. */
function withoutCall(text: string, { name, span: { from, to } }: ConditionCall): string {
  const value = name === 'length' || name === 'count' ? '1' : 'true';
  return text.slice(0, from) + value.padEnd(to - from) + text.slice(to);
}

function hasOpenBracket(text: string): boolean {
  const count = (brackets: RegExp) => text.match(brackets)?.length ?? 0;
  return count(/[([]/g) > count(/[)\]]/g);
}

/** What is wrong with a condition apart from its calls. */
function failureOf(text: string, around: AroundCondition): ExpressionFailure | undefined {
  const functions = new Set(
    [...text.matchAll(/([A-Za-z]\w*)\s*\(/g)].flatMap(([, name = '']) => (around.defined.has(name) ? [name] : [])),
  );
  const isKnown = (name: string): boolean => isAnswer(name, around) || around.defined.has(name) || constants.has(name);
  const read = parseExpression(text, { functions, names: { has: isKnown }, refusesSmallE: true });
  if (!read.ok) return read.failure;
  const term = splitNames(read.value, isKnown);
  const unknown = [...freeNames(term)].find((name) => !isKnown(name) && !/^ans_\d+$/.test(name));
  if (unknown !== undefined) return unknownName(unknown, Math.max(0, text.indexOf(unknown)), around);
  return isTruthValued(term) ? undefined : { kind: 'truthValueExpected', span: term.span };
}

/** An answer in a call that there is none of; numbers are checked on their own. */
function unknownReference(calls: readonly ConditionCall[], around: AroundCondition): ExpressionFailure | undefined {
  for (const { name, items } of calls) {
    const [first] = items;
    const refers = name === 'correct' || name === 'valid' || name === 'edited' || name === 'equalChoice';
    if (refers && first !== undefined && !isAnswer(first.text, around) && !/^ans_\d+$/.test(first.text)) {
      return unknownName(first.text, first.span.from, around);
    }
    const own = items.find(({ text }) => !text.startsWith('"') && /\bans\b/.test(text));
    if (own !== undefined && !around.hasOwn) {
      return unknownName('ans', own.span.from + own.text.search(/\bans\b/), around);
    }
  }
  return undefined;
}

function unknownName(name: string, from: number, { defined, count, hasOwn }: AroundCondition): ExpressionFailure {
  const answers = [...Array(Math.min(count, 20)).keys()].map((index) => `ans_${String(index + 1)}`);
  const suggestion = nearestName(name, [...conditionFunctions, ...defined, ...answers, ...(hasOwn ? ['ans'] : [])]);
  const span = { from, to: from + name.length };
  return { kind: 'unknownName', span, name, ...(suggestion !== undefined && { suggestion }) };
}

function isAnswer(name: string, { count, hasOwn }: AroundCondition): boolean {
  if (name === 'ans') return hasOwn;
  const number = Number(/^ans_([1-9]\d{0,3})$/.exec(name)?.[1]);
  return number <= count;
}
