import { matchesPrecision, numberOf, valueOf, type Expression, type Field, type Value } from '../expression/index.ts';
import { complementOf, unionOf, type NumberInterval } from './interval-set.ts';
import { intervalsIn, type WrittenInterval } from './interval-text.ts';
import { otherValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { remarkOnValue } from './near-value.ts';
import { valuesMatch } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { realsBefore, setOfRelation, withoutHeading } from './solved-relation.ts';
import { inOurBrackets } from './typed-text/index.ts';

/** Intervals are right if their union is the same set of numbers, including open and closed ends; so are relations. */
export function assessInterval(input: string, { solution }: Judged, judging: Judging): Assessment {
  const written = withoutHeading(inOurBrackets(input).text);
  const answer =
    setIn(written, (end) => readInput(end, judging)) ??
    setOfRelation(written, (text) => readInput(text, judging, new Set(text.match(singleLetters))));
  const expected = intervalsOfSolution(solution.text, judging);
  if (answer === undefined) return { verdict: 'invalid' };
  if (expected?.length !== answer.length) return otherValue;
  const pairs = answer.flatMap((interval, index) => {
    const other = expected[index];
    return other === undefined ? [] : [[interval, other] as const];
  });
  if (pairs.every(([interval, other]) => isSame(interval, other, judging))) {
    const isClosed = isClosedAtInfinity(written, judging);
    return { verdict: 'right', ...(isClosed && { remark: { kind: 'closedAtInfinity' } }) };
  }
  const remark = remarkOnEnds(pairs, judging);
  return remark === undefined ? otherValue : wrongBut(remark);
}

/** Whether a bracket includes infinity, which belongs to no interval of numbers: `(0; ∞]`. It is read as excluding it. */
function isClosedAtInfinity(text: string, judging: Judging): boolean {
  const isInfinite = (end: string) => Math.abs(numberIn(readInput(end, judging)) ?? 0) === Infinity;
  return (intervalsIn(text) ?? []).some(
    ({ open, from, to, close }) => (open === '[' && isInfinite(from)) || (close === ']' && isInfinite(to)),
  );
}

/** Why intervals whose brackets are right are refused, if their ends are right up to rounding. */
function remarkOnEnds(
  pairs: readonly (readonly [NumberInterval, NumberInterval])[],
  judging: Judging,
): Remark | undefined {
  const remarks = pairs.flatMap(([answer, solution]) =>
    (['from', 'to'] as const)
      .filter((end) => !endsMatch(real(answer[end]), real(solution[end]), judging.field, judging.precision))
      .map((end) => remarkOnValue(real(answer[end]), real(solution[end]), judging)),
  );
  const areBracketsRight = pairs.every(([a, b]) => a.closedFrom === b.closedFrom && a.closedTo === b.closedTo);
  return areBracketsRight && !remarks.includes(undefined) ? remarks[0] : undefined;
}

/**
 * The intervals of a solution such as `[a; b)` or `x < a`, disjoint and in order; undefined if it is not one.
 */
export function intervalsOfSolution(text: string, judging: Judging): readonly NumberInterval[] | undefined {
  const plain = withoutHeading(text);
  const read = (part: string) => readSolution(part, judging);
  return setIn(plain, read) ?? setOfRelation(plain, read);
}

/** Letters that are no part of a word: the names of a relation. */
export const singleLetters = /(?<!\p{L})\p{L}(?!\p{L})/gu;

/** The set of some intervals, or of all real numbers outside one. */
function setIn(text: string, read: (end: string) => Expression | undefined): readonly NumberInterval[] | undefined {
  const outside = intervalLeftOut(text);
  if (outside === undefined) return setOf(intervalsIn(text), read);
  const set = setOf([outside], read);
  return set && complementOf(set);
}

/**
 * The interval in `ℝ\[0; 1]`. Undefined for anything else, also for several: it would not be clear what is left out
 * and what is joined.
 */
export function intervalLeftOut(text: string): WrittenInterval | undefined {
  const rest = text.replace(realsBefore, '');
  const [interval, ...others] = rest === text ? [] : (intervalsIn(rest.trim()) ?? []);
  return others.length === 0 ? interval : undefined;
}

function setOf(
  intervals: readonly WrittenInterval[] | undefined,
  read: (end: string) => Expression | undefined,
): readonly NumberInterval[] | undefined {
  const numbers = intervals?.map(({ open, from, to, close }) => ({
    from: numberIn(read(from)),
    to: numberIn(read(to)),
    closedFrom: open === '[',
    closedTo: close === ']',
  }));
  const whole = numbers?.flatMap(({ from, to, ...ends }) =>
    from === undefined || to === undefined || from > to ? [] : [{ from, to, ...ends }],
  );
  return whole === undefined || whole.length !== numbers?.length ? undefined : unionOf(whole);
}

function numberIn(term: Expression | undefined): number | undefined {
  const value = term && valueOf(term, {});
  const number = value?.ok ? numberOf(value.value) : undefined;
  return number === undefined || Number.isNaN(number) ? undefined : number;
}

function isSame(a: NumberInterval, b: NumberInterval, { field, precision }: Judging): boolean {
  const isEnd = (answer: number, solution: number) => endsMatch(real(answer), real(solution), field, precision);
  return a.closedFrom === b.closedFrom && a.closedTo === b.closedTo && isEnd(a.from, b.from) && isEnd(a.to, b.to);
}

/** Ends are computed as doubles; in a field of fractions they are compared up to noise. */
function endsMatch(answer: Value, solution: Value, field: Field, precision: Judging['precision']): boolean {
  return field === 'real' || field === 'complex'
    ? valuesMatch(answer, solution, field, precision)
    : matchesPrecision(answer, solution, { mode: 'rounded', digits: 8 });
}

function real(value: number): Value {
  return { kind: 'real', value };
}
