import { conditionIn, isTruthValued, printTex, saysOtherwise, valueOf, type Expression } from '../expression/index.ts';
import { writesDecimalComma, type Language } from '../language/index.ts';
import type { Span } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { casesIn } from './cases-text.ts';
import { intervalsIn } from './interval-text.ts';
import type { Judged, Judging } from './judging.ts';
import { rowsOf } from './matrix.ts';
import { contextOf } from './read-term.ts';
import {
  inOurBrackets,
  inOurRows,
  placed,
  readTyped,
  typedSpan,
  type PlacedText,
  type TypedShape,
  type TypedFailure,
} from './typed-text/index.ts';

/** How an answer was understood, as expressions. */
export type Reading =
  | { readonly kind: 'term'; readonly term: Expression }
  | { readonly kind: 'set'; readonly terms: readonly Expression[] }
  | { readonly kind: 'intervals'; readonly intervals: readonly ReadInterval[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Expression[])[] }
  /** Without a condition, a piece applies wherever no other does. */
  | { readonly kind: 'cases'; readonly pieces: readonly ReadPiece[] };

interface ReadInterval {
  readonly open: '[' | '(';
  readonly from: Expression;
  readonly to: Expression;
  readonly close: ']' | ')';
}

interface ReadPiece {
  readonly term: Expression;
  readonly condition: Expression | undefined;
}

/** Where an answer is typed: the type of its field, and the letters that its solution is written in. */
export interface Asked extends Pick<Judging, 'language' | 'field'> {
  readonly type: Judged['type'];
  /** Numbers have none. */
  readonly names?: ReadonlySet<string>;
  /** Whether the solution is an equation or another relation, for `input.function`. If missing, both are read. */
  readonly isRelation?: boolean;
}

/**
 * How an answer that was typed is understood, to be shown while it is typed; or where and why it cannot be. Undefined
 * for types whose answers are texts or choices.
 */
export function readingOf(typed: string, asked: Asked): Result<Reading, TypedFailure> | undefined {
  switch (asked.type) {
    case 'input.number':
      return numberReading(typed, asked);
    case 'input.function':
      return functionReading(typed, asked);
    case 'input.finite-number-set':
      return setReading(typed, asked);
    case 'input.interval':
      return intervalReading(typed, asked);
    case 'input.matrix':
      return matrixReading(typed, asked);
    case 'input.cases.function':
      return casesReading(typed, asked);
    case 'input.text':
    case 'input.truth-table':
    case 'tile':
      return undefined;
  }
}

/** A reading as a formula in TeX, with the decimal separator of the reader's language. */
export function readingTex(reading: Reading, language: Language): string {
  const decimalComma = writesDecimalComma(language);
  const tex = (term: Expression) => printTex(term, { decimalComma });
  switch (reading.kind) {
    case 'term':
      return tex(reading.term);
    case 'set':
      return reading.terms.length === 0 ? '\\emptyset' : `\\left\\{${reading.terms.map(tex).join(';\\,')}\\right\\}`;
    case 'intervals':
      return reading.intervals.length === 0
        ? '\\emptyset'
        : reading.intervals
            .map(({ open, from, to, close }) => `\\left${open}${tex(from)};\\,${tex(to)}\\right${close}`)
            .join('\\cup ');
    case 'rows':
      return `\\begin{pmatrix}${reading.rows.map((row) => row.map(tex).join('&')).join('\\\\')}\\end{pmatrix}`;
    case 'cases':
      return `\\begin{cases}${reading.pieces
        .map(({ term, condition }) => `${tex(term)}&${condition === undefined ? '' : tex(condition)}`)
        .join('\\\\')}\\end{cases}`;
  }
}

type ReadTerm = Result<Expression, TypedFailure>;

/** Reads a part of a text; failures are in what was typed. */
function readPart(
  whole: PlacedText,
  part: Span,
  asked: Pick<Judging, 'language' | 'field'>,
  names?: ReadonlySet<string>,
  shape: TypedShape = 'one',
  wrap: readonly [before: string, behind: string] = ['', ''],
): ReadTerm {
  const [before, behind] = wrap;
  const text = before + whole.text.slice(part.from, part.to) + behind;
  const read = readTyped(text, contextOf(asked, names, shape));
  if (read.ok) return read;
  const { span } = read.failure;
  const inside = (at: number) => part.from + Math.min(Math.max(at - before.length, 0), part.to - part.from);
  return fail({ ...read.failure, span: typedSpan(whole, { from: inside(span.from), to: inside(span.to) }) });
}

function withTerm(read: ReadTerm): Result<Reading, TypedFailure> {
  return read.ok ? succeed({ kind: 'term', term: read.value }) : read;
}

/** Also fails where there is no such number, as for functions without enough arguments. */
function numberReading(typed: string, asked: Asked): Result<Reading, TypedFailure> {
  const read = readPart(placed(typed), { from: 0, to: typed.length }, asked);
  if (!read.ok) return read;
  const value = valueOf(read.value, {}, asked.field);
  if (value.ok || value.failure.kind === 'notInField') return withTerm(read);
  return fail({ ...value.failure, span: { from: 0, to: typed.length } });
}

/** An equation is no term, nor a term an equation. */
function functionReading(typed: string, asked: Asked): Result<Reading, TypedFailure> {
  const span = { from: 0, to: typed.length };
  const read = readPart(placed(typed), span, asked, asked.names ?? new Set());
  if (!read.ok || asked.isRelation === undefined || asked.isRelation === isTruthValued(read.value)) {
    return withTerm(read);
  }
  return fail({ kind: asked.isRelation ? 'truthValueExpected' : 'numberExpected', span });
}

function setReading(typed: string, asked: Asked): Result<Reading, TypedFailure> {
  const whole = inOurBrackets(typed);
  const { text } = whole;
  if (/^\s*(?:∅|\{\s*(?:∅\s*)?\})\s*$/.test(text)) return succeed({ kind: 'set', terms: [] });
  if (/^\s*\{[^}]*$/.test(text)) {
    return fail({ kind: 'unexpectedEnd', span: { from: typed.length, to: typed.length }, expected: [] });
  }
  const [, before = '', inside = text] = /^(\s*\{)(.*)\}\s*$/s.exec(text) ?? [];
  const part = { from: before.length, to: before.length + inside.length };
  const list = readPart(whole, part, asked, undefined, 'list', ['[', ']']);
  if (!list.ok) return list;
  return succeed({ kind: 'set', terms: list.value.kind === 'vector' ? list.value.items : [list.value] });
}

function intervalReading(typed: string, asked: Asked): Result<Reading, TypedFailure> {
  const whole = inOurBrackets(typed);
  const written = intervalsIn(whole.text);
  if (written === undefined) return fail({ kind: 'notAnInterval', span: { from: 0, to: typed.length } });
  const intervals: ReadInterval[] = [];
  let at = 0;
  const next = (end: string): Span => {
    const from = Math.max(whole.text.indexOf(end, at), at);
    at = from + end.length;
    return { from, to: at };
  };
  for (const { open, from, to, close } of written) {
    const places =
      from === to && whole.text.startsWith('{', whole.text.indexOf(from, at) - 1)
        ? [next(from)]
        : [next(from), next(to)];
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [low, high] = [readPart(whole, first, asked), readPart(whole, last, asked)];
    if (!low.ok) return low;
    if (!high.ok) return high;
    const [least, most] = [valueOf(low.value, {}), valueOf(high.value, {})];
    if (
      least.ok &&
      most.ok &&
      least.value.kind === 'real' &&
      most.value.kind === 'real' &&
      least.value.value > most.value.value
    ) {
      return fail({ kind: 'endsReversed', span: typedSpan(whole, { from: first.from, to: last.to }) });
    }
    intervals.push({ open, from: low.value, to: high.value, close });
  }
  return succeed({ kind: 'intervals', intervals });
}

function matrixReading(typed: string, asked: Asked): Result<Reading, TypedFailure> {
  const whole = inOurRows(typed, writesDecimalComma(asked.language));
  const names = asked.names?.size === 0 ? undefined : asked.names;
  const read = readPart(whole, { from: 0, to: whole.text.length }, asked, names, 'rows');
  if (!read.ok) return read;
  const rows = rowsOf(read.value);
  const span = { from: 0, to: typed.length };
  if (rows === undefined) return fail({ kind: 'notAMatrix', span });
  return rows.flat().some(isTruthValued) ? fail({ kind: 'numberExpected', span }) : succeed({ kind: 'rows', rows });
}

function casesReading(typed: string, asked: Asked): Result<Reading, TypedFailure> {
  const whole = placed(typed);
  const names = asked.names ?? new Set<string>();
  const written = casesIn(typed);
  const pieces: ReadPiece[] = [];
  let at = 0;
  const next = (text: string): Span => {
    const from = Math.max(typed.indexOf(text, at), at);
    at = from + text.length;
    return { from, to: at };
  };
  for (const [index, { term, condition }] of written.entries()) {
    const place = next(term);
    const read = readPart(whole, place, asked, names);
    if (!read.ok) return read;
    if (isTruthValued(read.value)) return fail({ kind: 'numberExpected', span: place });
    if (saysOtherwise(condition)) {
      const span = next(condition);
      if (index === 0 || index < written.length - 1) return fail({ kind: 'otherwiseNotLast', span });
      pieces.push({ term: read.value, condition: undefined });
      continue;
    }
    const span = next(conditionIn(condition));
    const holds = readPart(whole, span, asked, names);
    if (!holds.ok) return holds;
    if (!isTruthValued(holds.value)) return fail({ kind: 'truthValueExpected', span });
    pieces.push({ term: read.value, condition: holds.value });
  }
  return succeed({ kind: 'cases', pieces });
}
