import { numberNode, type Expression } from '../expression/index.ts';
import { complementOf, unionOf, type NumberInterval } from './interval-set.ts';
import { intervalsIn, type WrittenInterval } from './interval-text.ts';
import { allOf, otherValue, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { assessValue } from './number.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { numberIn, realsBefore, setOfRelation, withoutHeading, type EndReader } from './solved-relation.ts';
import { inOurBrackets } from './typed-text/index.ts';

/** Intervals are right if their union is the same set of numbers, including open and closed ends; so are relations. */
export function assessInterval(input: string, { solution }: Judged, judging: Judging): Assessment {
  const written = withoutHeading(inOurBrackets(input).text);
  const [ours, theirs] = [new Ends((end) => readInput(end, judging)), new Ends((end) => readSolution(end, judging))];
  const readRelation = (text: string) => readInput(text, judging, new Set(text.match(singleLetters)));
  const answer =
    setIn(written, ours) ?? setOfRelation(written, { read: readRelation, numberIn: (term) => ours.numberIn(term) });
  const expected = setOfSolution(solution.text, theirs);
  if (answer === undefined) return { verdict: 'invalid' };
  if (expected?.length !== answer.length) return otherValue;
  const areBracketsRight = answer.every(
    ({ closedFrom, closedTo }, index) =>
      closedFrom === expected[index]?.closedFrom && closedTo === expected[index].closedTo,
  );
  if (!areBracketsRight) return otherValue;
  const assessment = allOf(
    answer.flatMap(({ from, to }, index) => {
      const other = expected[index] ?? { from: NaN, to: NaN };
      return [
        assessEnd(ours.termOf(from), theirs.termOf(other.from), judging),
        assessEnd(ours.termOf(to), theirs.termOf(other.to), judging),
      ];
    }),
  );
  if (assessment.verdict !== 'right' || !isClosedAtInfinity(written, judging)) return assessment;
  return { verdict: 'right', remark: { kind: 'closedAtInfinity' } };
}

function assessEnd(end: Expression, right: Expression, judging: Judging): Assessment {
  return assessValue(end, right, judging.field === 'integer' ? { ...judging, field: 'rational' } : judging);
}

const nowhere = { from: 0, to: 0 };

/** Reads the ends of intervals, and keeps their terms: their numbers alone do not tell √2 from a decimal. */
class Ends implements EndReader {
  readonly read: EndReader['read'];
  readonly #terms = new Map<number, Expression>();

  constructor(read: EndReader['read']) {
    this.read = read;
  }

  numberIn(term: Expression | undefined): number | undefined {
    const number = numberIn(term);
    if (number !== undefined && term !== undefined && !this.#terms.has(number)) this.#terms.set(number, term);
    return number;
  }

  /** The term of a number that was read; of the ends of ℝ, the number itself. */
  termOf(number: number): Expression {
    const known = this.#terms.get(number);
    if (known !== undefined || Number.isFinite(number)) return known ?? numberNode(number, nowhere);
    const operand: Expression = { kind: 'name', span: nowhere, value: 'infinity' };
    return number > 0 ? operand : { kind: 'negate', span: nowhere, operand };
  }
}

/** Whether a bracket includes infinity, which belongs to no interval of numbers: `(0; ∞]`. It is read as excluding it. */
function isClosedAtInfinity(text: string, judging: Judging): boolean {
  const isInfinite = (end: string) => Math.abs(numberIn(readInput(end, judging)) ?? 0) === Infinity;
  return (intervalsIn(text) ?? []).some(
    ({ open, from, to, close }) => (open === '[' && isInfinite(from)) || (close === ']' && isInfinite(to)),
  );
}

/**
 * The intervals of a solution such as `[a; b)` or `x < a`, disjoint and in order; undefined if it is not one.
 */
export function intervalsOfSolution(text: string, judging: Judging): readonly NumberInterval[] | undefined {
  return setOfSolution(text, new Ends((part) => readSolution(part, judging)));
}

function setOfSolution(text: string, ends: Ends): readonly NumberInterval[] | undefined {
  const plain = withoutHeading(text);
  return setIn(plain, ends) ?? setOfRelation(plain, ends);
}

/** Letters that are no part of a word: the names of a relation. */
export const singleLetters = /(?<!\p{L})\p{L}(?!\p{L})/gu;

/** The set of some intervals, or of all real numbers outside one. */
function setIn(text: string, reader: EndReader): readonly NumberInterval[] | undefined {
  const outside = intervalLeftOut(text);
  if (outside === undefined) return setOf(intervalsIn(text), reader);
  const set = setOf([outside], reader);
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
  reader: EndReader,
): readonly NumberInterval[] | undefined {
  const numbers = intervals?.map(({ open, from, to, close }) => ({
    from: reader.numberIn(reader.read(from)),
    to: reader.numberIn(reader.read(to)),
    closedFrom: open === '[',
    closedTo: close === ']',
  }));
  const whole = numbers?.flatMap(({ from, to, ...ends }) =>
    from === undefined || to === undefined || from > to ? [] : [{ from, to, ...ends }],
  );
  return whole === undefined || whole.length !== numbers?.length ? undefined : unionOf(whole);
}
