import {
  countData,
  failureData,
  isReservedName,
  otherNotation,
  parseExpression,
  type ExpressionFailure,
} from '../../expression/index.ts';
import { shift, type Finding, type FindingCode, type SourceText, type Span } from '../../source/index.ts';

/** What is wrong with variable definitions or their rules. Every span is in the author's source. */
export type VariableFailure =
  | { readonly kind: 'badName'; readonly span: Span; readonly name: string }
  | { readonly kind: 'reservedName'; readonly span: Span; readonly name: string }
  /**
   * Defined more than once, counting a question's own variables and those of its problem; the first span is the first
   * definition.
   */
  | { readonly kind: 'duplicateName'; readonly span: Span; readonly name: string; readonly spans: readonly Span[] }
  | { readonly kind: 'undefinedName'; readonly span: Span; readonly name: string; readonly suggestion?: string }
  | {
      readonly kind: 'badExpression';
      readonly span: Span;
      readonly name: string;
      readonly source: SourceText;
      readonly failure: ExpressionFailure;
    }
  /** Variables that depend on each other cyclically, with the places of all of them. */
  | {
      readonly kind: 'dependsOnItself';
      readonly span: Span;
      readonly name: string;
      readonly names: readonly string[];
      readonly spans: readonly Span[];
    }
  | {
      readonly kind: 'wrongCount';
      readonly span: Span;
      readonly name: string;
      readonly found: number;
      readonly fewest: number;
      readonly most: number;
    }
  | { readonly kind: 'unknownOption'; readonly span: Span; readonly name: string; readonly text: string }
  /** A limit or step that is not the whole number it must be. */
  | { readonly kind: 'notWhole'; readonly span: Span; readonly name: string; readonly text: string }
  /** An element that a set has twice, although several different ones are drawn from it. */
  | { readonly kind: 'elementTwice'; readonly span: Span; readonly name: string; readonly text: string }
  /** Bounds that leave nothing to draw. */
  | { readonly kind: 'badLimits'; readonly span: Span; readonly name: string; readonly text: string }
  | { readonly kind: 'notAParameterList'; readonly span: Span; readonly name: string; readonly text: string }
  /** A value that is not a number, or a variable without a value in an expression (specification 002 §5.1). */
  | { readonly kind: 'noNumberValue'; readonly span: Span; readonly name: string; readonly text: string }
  | { readonly kind: 'missingCondition'; readonly span: Span }
  /** `isProven`: no values avoid the condition together with the other reported ones; otherwise none were found. */
  | {
      readonly kind: 'notFulfilled';
      readonly span: Span;
      readonly condition: string;
      readonly isProven: boolean;
      /** The condition is proven to always hold, whatever values the variables take in these ranges. */
      readonly always?: readonly VariableRange[];
    };

/** The minimum and maximum value of a variable. */
export interface VariableRange {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/**
 * The failure as a finding under its code in the error catalogue (specification 002 §8.1); `reason` gives the details.
 */
export function toFinding(failure: VariableFailure): Finding {
  const { span } = failure;
  const error = (code: FindingCode, data: Finding['data']): Finding => ({ code, severity: 'error', span, data });
  switch (failure.kind) {
    case 'badName':
    case 'reservedName':
      return { ...error('BAD_VARIABLE_NAME', nameData(failure)), ...nameFix(failure) };
    case 'duplicateName':
      return { ...error('NAME_ALREADY_USED', { name: failure.name }), ...othersOf(failure) };
    case 'undefinedName': {
      const { name, suggestion } = failure;
      if (suggestion === undefined) return error('VARIABLE_NOT_DEFINED', { name });
      return { ...error('VARIABLE_NOT_DEFINED', { name, suggestion }), fix: { span, text: suggestion } };
    }
    case 'badExpression':
      return expressionFinding(failure.failure, failure.source, failure.name, span);
    case 'dependsOnItself':
      return {
        ...error('BAD_DEFINITION', { name: failure.name, reason: failure.kind, text: failure.names.join(' → ') }),
        ...othersOf(failure),
      };
    case 'wrongCount':
      return error('BAD_DEFINITION', { name: failure.name, reason: failure.kind, ...countData(failure) });
    case 'unknownOption':
    case 'badLimits':
    case 'notWhole':
    case 'elementTwice':
    case 'notAParameterList':
    case 'noNumberValue':
      return error('BAD_DEFINITION', { name: failure.name, reason: failure.kind, text: failure.text });
    case 'missingCondition':
      return error('RANDADJUSTIF_NOT_FULFILLED', { condition: '', reason: failure.kind });
    case 'notFulfilled':
      return error('RANDADJUSTIF_NOT_FULFILLED', { condition: failure.condition, ...reasonOf(failure) });
  }
}

type NameFailure = Extract<VariableFailure, { kind: 'badName' | 'reservedName' }>;

/** Why a name is invalid, and a similar valid one. */
function nameData({ kind, name }: NameFailure): Finding['data'] {
  const letters = name.replaceAll(/\W+/g, '_').replace(/^_+|_+$/g, '');
  const like = kind === 'reservedName' ? `${name}_1` : /^[A-Za-z]/.test(letters) ? letters : `a_${letters}`;
  const suggestion = nameWithoutParameters(name) ?? (letters === '' || isReservedName(like) ? undefined : like);
  return {
    name,
    reason: nameWithoutParameters(name) === undefined ? kind : 'nameWithParameters',
    ...(suggestion !== undefined && { suggestion }),
  };
}

/**
 * A name written with parameters, f(x) for f, is fixed in this place alone; any other name would have to be changed
 * everywhere.
 */
function nameFix({ name, span }: NameFailure): Pick<Finding, 'fix'> {
  const text = nameWithoutParameters(name);
  return text === undefined ? {} : { fix: { span, text } };
}

/** The name meant by one with parameters: `f` in `f(x)`. */
export function nameWithoutParameters(name: string): string | undefined {
  const head = /^([A-Za-z]\w*)\s*\([\w\s,;]*\)$/.exec(name)?.[1];
  return head === undefined || isReservedName(head) ? undefined : head;
}

/** All places except the one shown first. */
function othersOf({ span, spans }: { readonly span: Span; readonly spans: readonly Span[] }): Pick<Finding, 'others'> {
  return { others: spans.filter((each) => each !== span) };
}

/** Why a condition cannot be avoided; without a reason it contradicts others. */
function reasonOf({ isProven, always }: Extract<VariableFailure, { kind: 'notFulfilled' }>): Finding['data'] {
  if (!isProven) return { reason: 'notFound' };
  if (always === undefined) return {};
  if (always.length === 0) return { reason: 'alwaysTrue' };
  const ranges = always.map(({ name, low, high }) => `${name} ∈ [${String(low)}, ${String(high)}]`);
  return { reason: 'alwaysHolds', ranges: ranges.join(', ') };
}

function expressionFinding(failure: ExpressionFailure, source: SourceText, name: string, span: Span): Finding {
  const meant = isOtherNotation(failure) ? otherNotation(source.text) : undefined;
  if (meant !== undefined) {
    const { reason, sign, write } = meant;
    const place = shift(meant.span, source.span.from);
    const data = { reason, name, text: source.text, sign, write, ...conditionOf(name, source) };
    return { code: 'BAD_DEFINITION', severity: 'error', span: place, data, fix: { span: source.span, text: write } };
  }
  const write = withoutSurplusBracket(failure, source.text);
  if (write !== undefined) {
    const data = { reason: 'surplusBracket', name, text: source.text, write, ...conditionOf(name, source) };
    return { code: 'BAD_DEFINITION', severity: 'error', span, data, fix: { span: source.span, text: write } };
  }
  const code = failure.kind === 'unexpectedEnd' && isOpen(source.text) ? 'MISSING_CLOSING_BRACKET' : 'BAD_DEFINITION';
  return {
    code,
    severity: 'error',
    span,
    data: { ...failureData(failure, source.text), name, text: source.text, ...conditionOf(name, source) },
  };
}

/** Anything without a variable is a condition. */
function conditionOf(name: string, { text }: SourceText): Finding['data'] {
  return name === '' ? { condition: text } : {};
}

/** Whether the cause may be foreign notation: the text cannot be parsed, or contains an unknown word. */
function isOtherNotation(failure: ExpressionFailure): boolean {
  return failure.kind === 'unknownName' || 'expected' in failure;
}

/** A text without the closing bracket that stopped the parser, if it can then be parsed. */
function withoutSurplusBracket({ kind, span }: ExpressionFailure, text: string): string | undefined {
  if (kind !== 'unexpectedToken' || !/^[)\]]$/.test(text.slice(span.from, span.to))) return undefined;
  const write = `${text.slice(0, span.from)}${text.slice(span.to)}`;
  return parseExpression(write, { functions: new Set(write.match(/[A-Za-z]\w*(?=\()/g)) }).ok
    ? write.trim()
    : undefined;
}

/** Whether a bracket is opened but never closed. */
function isOpen(text: string): boolean {
  const count = (brackets: RegExp) => text.match(brackets)?.length ?? 0;
  return count(/[([{]/g) > count(/[)\]}]/g);
}

/** The error in an expression, with its span: an unknown name is an undefined variable. */
export function expressionFailure(name: string, source: SourceText, failure: ExpressionFailure): VariableFailure {
  const span = shift(failure.span, source.span.from);
  const isWord = failure.kind === 'unknownName' && otherNotation(source.text) === undefined;
  if (!isWord) return { kind: 'badExpression', span, name, source, failure };
  const { suggestion } = failure;
  return { kind: 'undefinedName', span, name: failure.name, ...(suggestion === undefined ? {} : { suggestion }) };
}
