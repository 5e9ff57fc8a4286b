import { isExactField, isInfinite, type Expression } from '../expression/index.ts';
import { complementOf, unionOf, type NumberInterval } from './interval-set.ts';
import { intervalsIn, typedIntervalsIn, type WrittenInterval } from './interval-text.ts';
import { allOf, otherValue, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { assessValue } from './number.ts';
import { isNumber, NumberPlaces } from './places.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { numbersOfRelation, realsBefore, setOfRelation, withoutHeading } from './solved-relation.ts';
import { inOurBrackets } from './typed-text/index.ts';

/** An interval between two numbers; infinite ends are open. */
export interface TermInterval {
  readonly from: Expression;
  readonly to: Expression;
  readonly closedFrom: boolean;
  readonly closedTo: boolean;
}

/** Disjoint intervals in order; `unclear`: two of their ends are too large to be put in order. */
type ReadSet = { readonly kind: 'set'; readonly intervals: readonly TermInterval[] } | { readonly kind: 'unclear' };

/** Intervals are right if their union is the same set of numbers, including open and closed ends; so are relations. */
export function assessInterval(input: string, { solution }: Judged, judging: Judging): Assessment {
  const written = withoutHeading(inOurBrackets(input).text);
  const answer =
    setOfIntervals(written, (end) => readInput(end, judging), typedIntervalsIn) ??
    setOfNumbers(written, (text) => readInput(text, judging, new Set(text.match(singleLetters))));
  const expected = setOfSolution(solution.text, judging);
  if (answer === undefined) return { verdict: 'invalid' };
  if (expected === undefined) return otherValue;
  if (answer.kind === 'unclear' || expected.kind === 'unclear') return { verdict: 'undecided' };
  if (expected.intervals.length !== answer.intervals.length) return otherValue;
  const pairs = answer.intervals.flatMap((interval, index) => {
    const other = expected.intervals[index];
    return other === undefined ? [] : [[interval, other] as const];
  });
  if (pairs.some(([a, b]) => a.closedFrom !== b.closedFrom || a.closedTo !== b.closedTo)) return otherValue;
  const assessment = allOf(
    pairs.flatMap(([interval, other]) => [
      assessEnd(interval.from, other.from, judging),
      assessEnd(interval.to, other.to, judging),
    ]),
  );
  if (assessment.verdict !== 'right' || !isClosedAtInfinity(written, judging)) return assessment;
  return { verdict: 'right', remark: { kind: 'closedAtInfinity' } };
}

/** An end is a real number in every field. */
function assessEnd(end: Expression, right: Expression, judging: Judging): Assessment {
  return assessValue(end, right, { ...judging, field: isExactField(judging.field) ? 'rational' : 'real' });
}

/** Whether a bracket includes infinity, which belongs to no interval of numbers: `(0; ∞]`. It is read as excluding it. */
function isClosedAtInfinity(text: string, judging: Judging): boolean {
  const isBeyond = (end: string) => {
    const term = readInput(end, judging);
    return term !== undefined && isInfinite(term);
  };
  return (intervalsIn(text) ?? []).some(
    ({ open, from, to, close }) => (open === '[' && isBeyond(from)) || (close === ']' && isBeyond(to)),
  );
}

/** The intervals of a solution such as `[a; b)` or `x < a`, disjoint and in order; undefined if it is not one. */
export function intervalsOfSolution(text: string, judging: Judging): readonly TermInterval[] | undefined {
  const set = setOfSolution(text, judging);
  return set?.kind === 'set' ? set.intervals : undefined;
}

function setOfSolution(text: string, judging: Judging): ReadSet | undefined {
  const plain = withoutHeading(text);
  const read = (part: string) => readSolution(part, judging);
  return setOfIntervals(plain, read) ?? setOfNumbers(plain, read);
}

/** Letters that are no part of a word: the names of a relation. */
export const singleLetters = /(?<!\p{L})\p{L}(?!\p{L})/gu;

type Read = (text: string) => Expression | undefined;

/** The set of some intervals, or of all real numbers outside one. */
function setOfIntervals(text: string, read: Read, intervalsOf = intervalsIn): ReadSet | undefined {
  const outside = intervalLeftOut(text);
  const written = outside === undefined ? intervalsOf(text) : [outside];
  const ends = written?.flatMap(({ open, from, to, close }) => {
    const [low, high] = [read(from), read(to)];
    if (low === undefined || high === undefined || !isNumber(low) || !isNumber(high)) return [];
    return [{ low, high, closedFrom: open === '[', closedTo: close === ']' }];
  });
  if (written === undefined || ends?.length !== written.length) return undefined;
  const places = NumberPlaces.of(ends.flatMap(({ low, high }) => [low, high]));
  if (places === undefined) return { kind: 'unclear' };
  const intervals = ends.map(({ low, high, ...closed }) => ({
    from: places.placeOf(low),
    to: places.placeOf(high),
    ...closed,
  }));
  if (intervals.some(({ from, to }) => from > to)) return undefined;
  const set = unionOf(intervals);
  return withTerms(outside === undefined ? set : complementOf(set), places);
}

/** The set of a relation, or of all real numbers but some. */
function setOfNumbers(text: string, read: Read): ReadSet | undefined {
  const known = new Map<string, Expression | undefined>();
  // What is read twice is one number.
  const readOnce = (part: string) => {
    if (!known.has(part)) known.set(part, read(part));
    return known.get(part);
  };
  const numbers = numbersOfRelation(text, readOnce);
  if (numbers === undefined) return undefined;
  const places = NumberPlaces.of(numbers);
  if (places === undefined) return { kind: 'unclear' };
  const set = setOfRelation(text, readOnce, (term) => places.placeOf(term));
  return set && withTerms(set, places);
}

function withTerms(intervals: readonly NumberInterval[], places: NumberPlaces): ReadSet {
  return {
    kind: 'set',
    intervals: intervals.map(({ from, to, ...closed }) => ({
      from: places.termAt(from),
      to: places.termAt(to),
      ...closed,
    })),
  };
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
