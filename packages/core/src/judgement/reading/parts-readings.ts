import { isTruthValued, orderOf, type Expression } from '../../expression/index.ts';
import { conditionIn, saysOtherwise, writesDecimalComma } from '../../language/index.ts';
import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { withBothSigns } from '../both-signs.ts';
import { typedCasesIn } from '../cases-text.ts';
import { typedIntervalsIn } from '../interval-text.ts';
import { intervalLeftOut, singleLetters } from '../interval.ts';
import { listedNumbers } from '../listed-numbers.ts';
import { rowsOf } from '../matrix.ts';
import { contextOf } from '../read-term.ts';
import { heading, numbersMissing, numbersOfRelation, realsBefore } from '../solved-relation.ts';
import {
  inOurBrackets,
  inOurRows,
  placed,
  readTyped,
  rewritten,
  typedSpan,
  type PlacedText,
  type TypedFailure,
} from '../typed-text/index.ts';
import type { Asked } from './asked.ts';
import { readPart } from './read-part.ts';
import type { Reading, ReadInterval, ReadPiece } from './reading.ts';

type Read = Result<Reading, TypedFailure>;

/** A finite set, in braces or without; also `x = 1 or x = 2` and `±2`. */
export function setReading(typed: string, asked: Asked): Read {
  const whole = inOurBrackets(typed);
  const { text } = whole;
  if (/^\s*(?:∅|\{\s*(?:∅\s*)?\})\s*$/.test(text)) return succeed({ kind: 'set', terms: [] });
  if (/^\s*\{[^}]*$/.test(text)) {
    return fail({ kind: 'unexpectedEnd', span: { from: typed.length, to: typed.length }, expected: [] });
  }
  const [, before = '', inside = text] = /^(\s*\{)(.*)\}\s*$/s.exec(text) ?? [];
  const part = { from: before.length, to: before.length + inside.length };
  const list = readPart(whole, part, asked, { shape: 'list', wrap: ['[', ']'] });
  if (list.ok) return succeed({ kind: 'set', terms: itemsOf(list.value) });
  const said = listedNumbers(text, writesDecimalComma(asked.language));
  const read = said && readTyped(`[${said.join(';')}]`, contextOf(asked, undefined, 'list'));
  return read?.ok === true ? succeed({ kind: 'set', terms: itemsOf(read.value) }) : list;
}

function itemsOf(list: Expression): readonly Expression[] {
  return list.kind === 'vector' ? list.items : [list];
}

/** Intervals joined by ∪; a relation of one letter with numbers; ℝ with or without some numbers or an interval. */
export function intervalReading(typed: string, asked: Asked): Read {
  const set = rewritten(inOurBrackets(typed), heading, '');
  const outside = intervalLeftOut(set.text);
  const whole = outside === undefined ? set : rewritten(set, realsBefore, '');
  const written = outside === undefined ? typedIntervalsIn(whole.text.trim()) : [outside];
  if (written === undefined) return relationReading(typed, asked);
  const intervals: ReadInterval[] = [];
  const next = partsIn(whole.text);
  for (const { open, from, to, close } of written) {
    const { text } = whole;
    const isOne = from === to && text.startsWith('{', text.indexOf(from, next.place()) - 1);
    const first = next.part(from);
    const last = isOne ? first : next.part(to);
    const [low, high] = [readPart(whole, first, asked), readPart(whole, last, asked)];
    if (!low.ok) return low;
    if (!high.ok) return high;
    if (isReversed(low.value, high.value)) {
      return fail({ kind: 'endsReversed', span: typedSpan(whole, { from: first.from, to: last.to }) });
    }
    intervals.push({ open, from: low.value, to: high.value, close });
  }
  const [interval] = intervals;
  if (outside !== undefined && interval !== undefined) return succeed({ kind: 'realsOutside', interval });
  return succeed({ kind: 'intervals', intervals });
}

function isReversed(low: Expression, high: Expression): boolean {
  return orderOf(low, high) === 'greater';
}

function relationReading(typed: string, asked: Asked): Read {
  const whole = rewritten(inOurBrackets(typed), heading, '');
  const none: TypedFailure = { kind: 'notAnInterval', span: { from: 0, to: typed.length } };
  const missing = numbersMissing(whole.text);
  if (missing !== undefined) {
    const next = partsIn(whole.text);
    const read = missing.flatMap((number) => {
      const both = withBothSigns(number);
      const part = next.part(number);
      return both.length === 1 ? [readPart(whole, part, asked)] : both.map((one) => readTyped(one, contextOf(asked)));
    });
    const failed = read.find((each) => !each.ok);
    return failed ?? succeed({ kind: 'realsWithout', terms: read.flatMap((each) => (each.ok ? [each.value] : [])) });
  }
  if (!/[<>=≤≥≠⩽⩾≦≧]/.test(whole.text)) return fail(none);
  const names = new Set(whole.text.match(singleLetters));
  const relation = readPart(whole, { from: 0, to: whole.text.length }, asked, { names });
  if (!relation.ok) return relation;
  const numbers = numbersOfRelation(whole.text, () => relation.value);
  return numbers === undefined ? fail(none) : succeed({ kind: 'term', term: relation.value });
}

/** A matrix in square brackets, from TeX or in the notation of other programs. */
export function matrixReading(typed: string, asked: Asked): Read {
  const whole = inOurRows(typed, writesDecimalComma(asked.language));
  const { names } = asked;
  const read = readPart(whole, { from: 0, to: whole.text.length }, asked, {
    ...(names !== undefined && names.size > 0 && { names }),
    shape: 'rows',
  });
  if (!read.ok) return read;
  const rows = rowsOf(read.value);
  const span = { from: 0, to: typed.length };
  if (rows === undefined) return fail({ kind: 'notAMatrix', span });
  const entry = names === undefined || names.size === 0 ? 'numberExpected' : 'termExpected';
  return rows.flat().some(isTruthValued) ? fail({ kind: entry, span }) : succeed({ kind: 'rows', rows });
}

/** A function by cases: `x^2 : x < 0; x : x >= 0`. */
export function casesReading(typed: string, asked: Asked): Read {
  const whole = placed(typed);
  const names = asked.names ?? new Set<string>();
  const written = typedCasesIn(typed);
  const pieces: ReadPiece[] = [];
  const next = partsIn(typed);
  for (const [index, { term, condition }] of written.entries()) {
    const place = next.part(term);
    const read = readPart(whole, place, asked, { names });
    if (!read.ok) return read;
    if (isTruthValued(read.value)) return fail({ kind: 'termExpected', span: place });
    if (saysOtherwise(condition)) {
      const span = next.part(condition);
      if (index === 0 || index < written.length - 1) return fail({ kind: 'otherwiseNotLast', span });
      pieces.push({ term: read.value, condition: undefined });
      continue;
    }
    const holds = readCondition(whole, next.part(conditionIn(condition)), asked);
    if (!holds.ok) return holds;
    pieces.push({ term: read.value, condition: holds.value });
  }
  return succeed({ kind: 'cases', pieces });
}

/** The condition of a piece by itself; undefined for words such as "otherwise". */
export function conditionReading(typed: string, asked: Asked): Read | undefined {
  if (saysOtherwise(typed)) return undefined;
  const holds = readCondition(placed(typed), partsIn(typed).part(conditionIn(typed)), asked);
  return holds.ok ? succeed({ kind: 'term', term: holds.value }) : holds;
}

function readCondition(whole: PlacedText, part: Span, asked: Asked): Result<Expression, TypedFailure> {
  const holds = readPart(whole, part, asked, { names: asked.names ?? new Set() });
  return !holds.ok || isTruthValued(holds.value) ? holds : fail({ kind: 'truthValueExpected', span: part });
}

/** Where parts of a text are, one after the other. */
function partsIn(text: string) {
  let at = 0;
  return {
    place: () => at,
    part: (part: string): Span => {
      const from = Math.max(text.indexOf(part, at), at);
      at = from + part.length;
      return { from, to: at };
    },
  };
}
