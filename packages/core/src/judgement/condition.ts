import {
  leavesDoubles,
  numberOf,
  printText,
  valueOf,
  type Expression,
  type ExpressionFailure,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { conditionCallsIn, type ConditionCall } from '../question/index.ts';
import { shift, type SourceText, type Span } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { truthIn, type Drawn, type DrawnValue } from '../variables/index.ts';
import { termOfAnswer } from './answer-term.ts';
import type { Assessment } from './assessment.ts';
import type { GivenAnswer, Judged, Judging } from './judging.ts';
import { printSolution } from './print-solution.ts';
import { isSameTerm } from './same-term.ts';
import { spelled } from './same-text.ts';
import { inOurSign } from './typed-text/index.ts';
import type { Verdict } from './verdict.ts';
import { answersIn, namedAnswers, readWithAnswers } from './with-answers.ts';

/** What a condition is about. The answers of the question are those of the judging. */
export interface ConditionScope {
  /** The answer that the condition belongs to, called `ans`. */
  readonly own?: GivenAnswer;
  readonly judging: Judging;
  /** Judges a text as an answer. */
  readonly judge: (text: string, answer: Judged, judging: Judging) => Assessment;
  /** What `ans_3` stands for in `correct`, `valid`, `edited`; without a number `ans`. Undefined if there is no such answer. */
  readonly stateOf: (number: number | undefined) => AnswerState | undefined;
}

/** An answer in conditions: one that was given in a field, or by choosing. */
export interface AnswerState {
  readonly verdict: Verdict;
  /** Whether something was typed or selected. */
  readonly isEdited: boolean;
  /** Whether the choice, yes or no of the statement, or the column of the row is selected. */
  readonly isChosen?: (choice: number | boolean) => boolean;
}

/**
 * Whether a condition on answers holds (docs/authoring/language.md): the functions of conditions are replaced by their
 * values, and the rest is an expression in the drawn values and the values of the answers. One without a value is no
 * number, so that no comparison but `!=` holds. The span of a failure is in the text.
 */
export function conditionHolds({ text }: SourceText, scope: ConditionScope): Result<boolean, ExpressionFailure> {
  const replaced = withValues(text, scope);
  if (!replaced.ok) return replaced;
  const beyond = nameBeyondDoubles(replaced.value, scope);
  if (beyond !== undefined) return fail({ kind: 'numberExpected', span: beyond });
  return truthIn(replaced.value, valuesIn(replaced.value, scope));
}

/** Where a condition names a number that doubles, in which it is evaluated, cannot hold. */
function nameBeyondDoubles(text: string, { own, judging }: ConditionScope): Span | undefined {
  const given = answersIn(text, namedAnswers(own, judging)).map(
    ([name, { answer }]) => [name, termOfAnswer(answer, judging)] as const,
  );
  const drawn = [...judging.drawn].map(
    ([name, value]) => [name, value.kind === 'number' ? value.term : undefined] as const,
  );
  for (const [name, term] of [...given, ...drawn]) {
    const from = text.search(new RegExp(`\\b${name}\\b`));
    if (from !== -1 && term !== undefined && leavesDoubles(term)) return { from, to: from + name.length };
  }
  return undefined;
}

/** The condition with the values of its calls in their places. */
function withValues(text: string, scope: ConditionScope): Result<string, ExpressionFailure> {
  const calls = conditionCallsIn(text);
  if (!calls.ok) return calls;
  let replaced = text;
  for (const call of calls.value) {
    const value = valueOfCall(call, scope);
    if (!value.ok) return value;
    const { from, to } = call.span;
    replaced = replaced.slice(0, from) + String(value.value).padEnd(to - from) + replaced.slice(to);
  }
  return succeed(replaced);
}

/** The drawn values, and those of the answers that occur. */
function valuesIn(text: string, { own, judging }: ConditionScope): Drawn {
  const answers = answersIn(text, namedAnswers(own, judging)).map(
    ([name, { answer, parameters }]): readonly [string, DrawnValue] => {
      const term = termOfAnswer(answer, judging);
      if (term !== undefined && parameters.length > 0)
        return [name, { kind: 'function', expression: term, parameters }];
      const value = term && valueOf(term, {}, judging.field);
      return [name, { kind: 'number', value: (value?.ok ? numberOf(value.value) : undefined) ?? NaN }];
    },
  );
  return new Map([...judging.drawn, ...answers]);
}

function valueOfCall(call: ConditionCall, scope: ConditionScope): Result<boolean | number, ExpressionFailure> {
  const [first, second = first] = call.items;
  if (first === undefined || second === undefined) return succeed(false);
  switch (call.name) {
    case 'correct':
      return ofState(first, scope, ({ verdict }) => verdict === 'right');
    case 'valid':
      return ofState(first, scope, ({ verdict }) => verdict !== 'invalid' && verdict !== 'empty');
    case 'edited':
      return ofState(first, scope, ({ isEdited }) => isEdited);
    case 'equalChoice':
      return isChoice(first, second, scope);
    case 'length':
      return mapped(textOf(first, scope), (text) => Array.from(withoutBlanks(text)).length);
    case 'count': {
      const symbol = inOurSigns(withoutBlanks(unquoted(first.text)));
      return mapped(textOf(second, scope), (text) => occurrences(symbol, inOurSigns(withoutBlanks(text))));
    }
    case 'equalString':
      return compared(first, second, scope, (a, b) => spelled(a) === spelled(b));
    case 'equalTrimmedString':
      return compared(first, second, scope, isAlikeBarBlanks);
    case 'equal':
    case 'answerEqual':
    case 'equalAnswer':
      return isEqual(first, second, scope);
    case 'answerExactMatch':
      return isWrittenAlike(first, second, scope);
    case 'condition':
      return within(first, conditionHolds(first, scope));
  }
}

function mapped<From, To>(result: Result<From, ExpressionFailure>, map: (value: From) => To) {
  return result.ok ? succeed(map(result.value)) : result;
}

/** A failure in an argument, at its place in the condition. */
function within<Value>({ span: { from } }: SourceText, result: Result<Value, ExpressionFailure>) {
  return result.ok ? result : fail({ ...result.failure, span: shift(result.failure.span, from) });
}

/** The number in `ans_3`, 0 for `ans`; undefined for anything else. */
function referenceIn(text: string): number | undefined {
  const [all, number] = /^ans(?:_([1-9]\d{0,3}))?$/.exec(text) ?? [];
  return all === undefined ? undefined : Number(number ?? 0);
}

function ofState(
  { text, span }: SourceText,
  { stateOf }: ConditionScope,
  valueOfState: (state: AnswerState) => boolean,
): Result<boolean, ExpressionFailure> {
  const number = referenceIn(text);
  const state = number === undefined ? undefined : stateOf(number === 0 ? undefined : number);
  return state === undefined ? fail({ kind: 'unknownName', span, name: text }) : succeed(valueOfState(state));
}

/** `equalChoice(ans_2, true)`: the second choice is selected; `equalChoice(ans, 2)` likewise. */
function isChoice(answer: SourceText, choice: SourceText, scope: ConditionScope): Result<boolean, ExpressionFailure> {
  const asked = choice.text === 'true' ? true : choice.text === 'false' ? false : Number(choice.text);
  if (Number.isNaN(asked)) return fail({ kind: 'numberExpected', span: choice.span });
  return ofState(answer, scope, ({ isChosen }) => isChosen?.(asked) === true);
}

/** A text as it was typed, the value of a variable as it is shown, or in quotation marks or otherwise the text itself. */
function textOf({ text, span }: SourceText, { own, judging }: ConditionScope): Result<string, ExpressionFailure> {
  const number = referenceIn(text);
  if (number !== undefined) {
    const answer = number === 0 ? own : judging.given?.[number - 1];
    return answer === undefined ? fail({ kind: 'unknownName', span, name: text }) : succeed(answer.text);
  }
  const named = namedAnswers(own, judging).get(text);
  return succeed(named?.answer.text ?? shownValue(text, judging) ?? unquoted(text));
}

function shownValue(name: string, judging: Judging): string | undefined {
  const value = judging.drawn.get(name);
  if (value === undefined) return undefined;
  if (value.kind === 'text') return value.text;
  const type = value.kind === 'number' ? 'input.number' : 'input.function';
  return printSolution({ type, solution: { text: name, span: { from: 0, to: 0 } }, correctors: [] }, judging);
}

function compared(
  first: SourceText,
  second: SourceText,
  scope: ConditionScope,
  isAlike: (a: string, b: string) => boolean,
): Result<boolean, ExpressionFailure> {
  const [a, b] = [textOf(first, scope), textOf(second, scope)];
  return !a.ok ? a : !b.ok ? b : succeed(isAlike(a.value, b.value));
}

function unquoted(text: string): string {
  return /^"(.*)"$/s.exec(text)?.[1] ?? text;
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}

/** Signs that look alike count as one: − as -, · as *. */
function inOurSigns(text: string): string {
  return Array.from(text, inOurSign).join('');
}

function occurrences(symbol: string, text: string): number {
  return symbol === '' ? 0 : text.split(symbol).length - 1;
}

/** Commands that decide how values are compared; all others ask for something besides. */
const comparing: ReadonlySet<Corrector['kind']> = new Set(['asFunction', 'unit', 'parameterDomain', 'truthTable']);

/**
 * Whether two expressions have the same value or are the same function. An answer compared with anything else is judged
 * as if that were its solution.
 */
function isEqual(first: SourceText, second: SourceText, scope: ConditionScope): Result<boolean, ExpressionFailure> {
  const { own, judging } = scope;
  const named = namedAnswers(own, judging);
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const answer = referenceIn(one.text) === undefined ? undefined : named.get(one.text)?.answer;
    const isOther = answersIn(other.text, named).length > 0 || /\b(?:derivative|substitute)\s*\(/.test(other.text);
    if (answer !== undefined && !isOther) return isSolvedBy(answer, other, scope);
  }
  const terms = bothTerms(first, second, scope);
  if (!terms.ok) return terms;
  if (terms.value === undefined) return succeed(false);
  const [left, right] = terms.value;
  return succeed(isSameTerm(left, right, judging, own?.answer.correctors));
}

function isSolvedBy(
  { text, language, answer }: GivenAnswer,
  instead: SourceText,
  { judging, judge }: ConditionScope,
): Result<boolean, ExpressionFailure> {
  const { type } = answer;
  const solution = { text: unquoted(instead.text), span: instead.span };
  const read = isOfTerms(answer) ? readWithAnswers(solution.text, undefined, judging) : succeed(undefined);
  if (!read.ok) return within(instead, read);
  const correctors = answer.correctors.filter(({ kind }) => comparing.has(kind));
  return succeed(judge(text, { type, solution, correctors }, { ...judging, language }).verdict === 'right');
}

/** Whether two expressions are written in the same way; answers that are no terms, as the same texts. */
function isWrittenAlike(
  first: SourceText,
  second: SourceText,
  scope: ConditionScope,
): Result<boolean, ExpressionFailure> {
  const named = namedAnswers(scope.own, scope.judging);
  const isText = [first, second].some(({ text }) => {
    const answer = named.get(text)?.answer.answer;
    return answer !== undefined && !isOfTerms(answer);
  });
  const terms = isText ? succeed(undefined) : bothTerms(first, second, scope);
  if (!terms.ok) return terms;
  if (terms.value === undefined) return compared(first, second, scope, isAlikeBarBlanks);
  const [left, right] = terms.value;
  return succeed(printText(left) === printText(right));
}

function isOfTerms({ type }: Pick<Judged, 'type'>): boolean {
  return type === 'input.number' || type === 'input.function' || type === 'input.matrix';
}

function isAlikeBarBlanks(a: string, b: string): boolean {
  return withoutBlanks(spelled(a)) === withoutBlanks(spelled(b));
}

/** Undefined if one of them is, or contains, an answer that is no term. */
function bothTerms(
  first: SourceText,
  second: SourceText,
  { own, judging }: ConditionScope,
): Result<readonly [Expression, Expression] | undefined, ExpressionFailure> {
  const left = within(first, readWithAnswers(first.text, own, judging));
  if (!left.ok) return left;
  const right = within(second, readWithAnswers(second.text, own, judging));
  if (!right.ok) return right;
  return succeed(left.value === undefined || right.value === undefined ? undefined : [left.value, right.value]);
}
