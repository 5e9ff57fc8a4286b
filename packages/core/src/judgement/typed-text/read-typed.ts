import {
  constants,
  cutName,
  functionsByName,
  greekLetters,
  isReservedName,
  isTruthValued,
  nearestName,
  withPowersOfTen,
  childrenOf,
  type Expression,
  type ExpressionFailure,
} from '../../expression/index.ts';
import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { termWithValues, type Drawn } from '../../variables/index.ts';
import { hexadecimal, numberRules, repeatingDecimals } from './numbers.ts';
import { readOtherwise } from './read-otherwise.ts';
import { placed, typedSpan, type PlacedText } from './placed-text.ts';
import { applied, type Rule } from './rules.ts';
import { signRules } from './signs.ts';
import { groupRules, texRules } from './tex.ts';
import { statementsIn } from './statements.ts';
import type { TypedContext } from './typed-context.ts';
import type { TypedFailure } from './typed-failure.ts';
import { wordRules } from './words.ts';

const noValues: Drawn = new Map();

/** A term that was read, and the text in our notation that it was read from: the spans of the term are in that text. */
export interface ReadText {
  readonly term: Expression;
  readonly text: string;
}

/** Reads what a learner typed: as a teacher would, or not at all. */
export function readTyped(typed: string, context: TypedContext): Result<Expression, TypedFailure> {
  const read = readWithText(typed, context);
  return read.ok ? succeed(read.value.term) : read;
}

/** The same, with what it was read from: for what is asked about the way in which something is written. */
export function readWithText(typed: string, context: TypedContext): Result<ReadText, TypedFailure> {
  const ours = inOurNotation(typed, context);
  if (!ours.ok) return ours;
  const { decimalComma, names } = context;
  const place = (span: Span) => typedSpan(ours.value, span);
  const read = termWithValues(withPowersOfTen(ours.value.text, decimalComma), noValues, {
    decimalComma,
    names,
    isTyped: true,
  });
  if (!read.ok) return fail(failureAt(read.failure, place(read.failure.span), typed));
  const other = context.isNumber ? otherThanNumber(read.value, context) : undefined;
  if (other !== undefined) return fail({ kind: 'numberExpected', span: place(other.span) });
  const unknown = unknownNameIn(read.value, context);
  if (unknown !== undefined) return fail(unknownName(typed, place(unknown.span), names));
  const { text } = ours.value;
  return succeed({ term: readOtherwise(read.value, text, context.readsAs), text });
}

/** Long runs of blanks would take patterns long. */
const oneBlank: Rule = { found: / {2,}/dg, write: ' ' };

const raisedPoint: Rule = { found: /(?<=\d)·(?=\d)/dg, write: '.' };

/** What was typed, in the notation of the expression language. */
function inOurNotation(typed: string, context: TypedContext): Result<PlacedText, TypedFailure> {
  const rules: readonly Rule[] = [
    ...(context.readsAs.has('raisedPoints') ? [raisedPoint] : []),
    ...signRules,
    oneBlank,
    ...nestedBars(context),
    ...functionHeadings(context),
    ...repeatingDecimals(context),
    ...texRules,
    ...groupRules,
    oneBlank,
    hexadecimal,
    ...wordRules(context),
    ...numberRules(context),
    oneBlank,
    {
      found: /^\s*([\p{L}]\w*)?['\s]*(\([\w\s,;]*\))?\s*[=≈]\s*(?=[^=])/dgu,
      write: (match) => withoutLeftSide(match, context),
    },
    {
      found: /^[^=≠]+[=≠].*$/dgs,
      write: ([whole]) => (context.isNumber || context.shape !== 'one' ? undefined : statementsIn(whole, context)),
    },
    {
      found: /\?([^?:/]*)\/([^?:/]*)$/dg,
      refuse: ({ 1: yes = '', 2: no = '', index, input }) => {
        const write = `if(${input.slice(0, index).trim()}; ${yes.trim()}; ${no.trim()})`;
        return { kind: 'choice', write: [write], part: { from: index, to: index + 1 } };
      },
    },
  ];
  return applied(rules, placed(typed));
}

/** Four bars, read as one absolute value in another. */
function nestedBars({ readsAs }: TypedContext): readonly Rule[] {
  return readsAs.has('nestedBars')
    ? [{ found: /^([^|]*)\|([^|]+)\|([^|]+)\|([^|]+)\|([^|]*)$/dg, write: '$1 abs($2 abs($3) $4)$5' }]
    : [];
}

const arrow = String.raw`(?:↦|⟼|→|\|?->|\\(?:long)?mapsto(?![A-Za-z])|\\to(?![A-Za-z]))`;

/** What is written before the term of a function: `f: x ↦ 2x`, `f: ℝ → ℝ, x ↦ 2x`, `g: y = 2x`, `x -> 2x`. */
function functionHeadings({ isNumber, names, shape }: TypedContext): readonly Rule[] {
  if (isNumber || shape !== 'one') return [];
  const sets = String.raw`(?:(?:[ℝR]|\\mathbb\s*\{?R\}?|D\w*)\s*${arrow}\s*(?:[ℝR]|\\mathbb\s*\{?R\}?)\s*[,;:]?\s*)`;
  return [
    {
      found: new RegExp(
        String.raw`^\s*(?:\p{L}\w*\s*(?::|\\colon(?![A-Za-z]))\s*)?${sets}?\(?\s*(\p{L}[\p{L}\d_]*)\s*\)?\s*${arrow}\s*`,
        'dgu',
      ),
      write: ([, name = '']) => (names.has(name) ? '' : undefined),
    },
    {
      found: /^\s*(\p{L}\w*)\s*:\s*(?=\p{L}\w*\s*(?:\(\s*\p{L}\w*\s*\)\s*)?=(?!=))/dgu,
      write: ([, name = '']) => (names.has(name) ? undefined : ''),
    },
    { found: /:=/dg, write: '=' },
    // y = f(x) = 2x
    {
      found: /^\s*(\p{L})\s*=\s*(?=\p{L}\s*\(\s*\p{L}\s*\)\s*=(?!=))/dgu,
      write: ([, name = '']) => (names.has(name) ? undefined : ''),
    },
  ];
}

/** `x = 3` says 3 where a number is asked for, `f(x) = 2x` a term where f is none of its letters. */
function withoutLeftSide(
  { 0: all, 1: name, 2: parameters, input }: RegExpExecArray,
  { isNumber, names }: TypedContext,
): string | undefined {
  const rest = input.slice(all.length);
  if (/[<>=≤≥≠]/.test(rest) || (parameters !== undefined && name === undefined)) return undefined;
  const isKnown = (part: string) => names.has(part) || isReservedName(part);
  // xy = 1 is about a product of letters.
  const isOther = name === undefined || (!isKnown(name) && cutName(name, isKnown) === undefined);
  return isOther && (!isNumber || parameters === undefined) ? '' : undefined;
}

/** A failure where it was typed, about whole numbers and words: a command of TeX may be an unknown one. */
function failureAt(failure: ExpressionFailure, span: Span, typed: string): TypedFailure {
  const rest = typed.slice(span.from);
  const number = failure.kind === 'adjacentNumbers' ? /^[\d.,]+/.exec(rest)?.[0] : undefined;
  if (number !== undefined) return { ...failure, span: { from: span.from, to: span.from + number.length } };
  const word = failure.kind === 'badCharacter' ? /^\\?\p{L}+/u.exec(rest)?.[0] : undefined;
  if (word === undefined) return { ...failure, span };
  return { kind: 'unknownName', span: { from: span.from, to: span.from + word.length }, name: word };
}

/** A condition, a list, or a list within a list. */
function otherThanNumber(term: Expression, { shape }: TypedContext): Expression | undefined {
  if (isTruthValued(term) || (shape === 'one' && term.kind === 'vector')) return term;
  if (shape !== 'list' || term.kind !== 'vector') return undefined;
  return term.items.find((item) => isTruthValued(item) || item.kind === 'vector');
}

type NameNode = Extract<Expression, { readonly kind: 'name' }>;

/**
 * A name that can be none: a word, which is a typo rather than a wrong answer; where a number is asked for, any letter.
 * Elsewhere a single letter, with or without an index, may be a variable that the solution does not have.
 */
function unknownNameIn(
  term: Expression,
  { isNumber, names }: Pick<TypedContext, 'isNumber' | 'names'>,
): NameNode | undefined {
  if (term.kind === 'name') {
    const { value } = term;
    if (names.has(value) || constants.has(value)) return undefined;
    const mayBeVariable = greekLetters.has(value) || isReservedName(value) || /^.(_\w+|\d*)$/u.test(value);
    return isNumber || !mayBeVariable ? term : undefined;
  }
  for (const child of childrenOf(term)) {
    const unknown = unknownNameIn(child, { isNumber, names });
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

function unknownName(typed: string, span: Span, names: ReadonlySet<string>): TypedFailure {
  const name = typed.slice(span.from, span.to);
  const suggestion = nearestName(name, [...names, ...functionsByName.keys(), ...constants.keys()]);
  return { kind: 'unknownName', span, name, ...(suggestion !== undefined && { suggestion }) };
}
