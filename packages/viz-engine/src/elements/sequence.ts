import type { BoardFunction, Look, NumberTerm, View } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { disc } from './pixels.ts';
import type { Recursion, ReadableValues } from './values.ts';

/** Maximum number of members computed. */
const mostMembers = 1000;

/**
 * A sequence: the index of its first member and a term; or, if recursive, that index, the first members, and a term in
 * the preceding ones.
 */
export const sequence = defineElement({
  type: 'sequence',
  role: 'function',
  values: [2, 50],
  valuesWith: (hasOption) => (hasOption('recursive') ? [3, 50] : [2, 2]),
  options: ['explicit', 'recursive'],
  attributes: drawnAttributes,
  look: { fillOpacity: 1 },
  parse: (values) => (values.hasOption('recursive') ? readRecursive(values) : readExplicit(values)),
  colorBy: ({ parameter }) => [parameter],
  call: ({ term }) => term,
  draw: ({ start, members }, board, look) =>
    board.outline((view) => {
      const visible = members(firstIndex(start), Math.min(lastIndex(view), firstIndex(start) + mostMembers - 1)).filter(
        ({ index, value }) => index >= view.left && Number.isFinite(value),
      );
      return {
        strokes: [],
        marks: visible.map(({ index, value }) => disc(index, value, look.size, view)),
        ...(look.colorAt && { markColors: visible.map(({ index }) => colorAt(look, index)) }),
      };
    }, look),
  describe: ({ start, members, words, name }) => ({
    form: 'sequence',
    gaps: {
      term: words,
      members: (write) =>
        members(firstIndex(start), firstIndex(start) + 2)
          .map(({ index, value }) => `${name}(${write(index)}) = ${write(value)}`)
          .join('; '),
    },
  }),
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'r', values: ['0.8', '0', '2'], attributes: { stepsize: '0.05' } },
        {
          type: 'sequence',
          name: 'a',
          values: ['1', '3(-1)^n/n'],
          options: ['explicit'],
          attributes: { conditionalColoring: '|a(n)| < r, red' },
        },
        { type: 'strip', name: 's', values: ['horizontal', '-r', '>2r'], attributes: { color: 'light_gray' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'r', values: ['3.4', '0', '4'], attributes: { stepsize: '0.05' } },
        { type: 'sequence', name: 'x', values: ['0', '0.3', 'r*x(n-1)*(1-x(n-1))'], options: ['recursive'] },
        { type: 'sequence', name: 'F', values: ['-4', '0', '1', 'F(n-1)+F(n-2)'], options: ['recursive'] },
      ],
    },
  ],
});

interface Member {
  readonly index: number;
  readonly value: number;
}

interface Sequence {
  readonly name: string;
  readonly start: NumberTerm;
  readonly parameter: string;
  readonly term: BoardFunction;
  readonly words: string;
  /** All members from one index to another, inclusive. */
  readonly members: (from: number, to: number) => readonly Member[];
}

function readExplicit(values: ReadableValues): Sequence {
  const { name } = values;
  const parameter = values.freeName([1], 'n');
  const start = wholeStart(values);
  const term = values.term(1, [parameter]);
  const value = (index: number) => (isMember(index, start) ? term.evaluate(index) : NaN);
  return {
    name,
    start,
    parameter,
    words: values.text(1),
    term: { ...term, evaluate: value },
    members: (from, to) => indices(from, to).map((index) => ({ index, value: term.evaluate(index) })),
  };
}

function readRecursive(values: ReadableValues): Sequence {
  const { name } = values;
  const last = values.count - 1;
  const parameter = values.freeName([last], 'n');
  const start = wholeStart(values);
  const first = Array.from({ length: last - 1 }, (_, at) => values.number(at + 1));
  const recursion = values.recursion(last, parameter);
  if (!recursion.isRecursive) values.refuse(last, 'notARecursion');
  else values.later(() => checkReach(values, last, recursion, firstIndex(start), first.length));
  const valuesTo = (to: number) => membersTo(firstIndex(start), to, first, recursion);
  return {
    name,
    start,
    parameter,
    words: values.text(last),
    term: {
      parameters: [parameter],
      expression: recursion.expression,
      text: values.text(last),
      evaluate: (index = NaN) => (isMember(index, start) ? (valuesTo(index).at(-1) ?? NaN) : NaN),
    },
    members: (from, to) => valuesTo(to).map((value, at) => ({ index: from + at, value })),
  };
}

/** Members of a sequence that are tried: conditions may decide which earlier ones a member needs. */
const tried = 20;

/** Checks that members need earlier members only, and none before the first. */
function checkReach(values: ReadableValues, index: number, recursion: Recursion, from: number, given: number): void {
  for (const at of indices(from + given, from + given + tried)) {
    const needed: number[] = [];
    // 1 is as good as any member: it is neither 0 nor undefined.
    recursion.evaluate(at, (earlier) => {
      needed.push(earlier);
      return 1;
    });
    const isAhead = needed.some((earlier) => earlier >= at || !Number.isInteger(earlier));
    if (!isAhead && !needed.some((earlier) => earlier < from)) continue;
    values.refuse(index, isAhead ? 'notEarlier' : 'tooFewMembers');
    return;
  }
}

/** The members from the first on: the given ones, then each computed from earlier ones. */
function membersTo(from: number, to: number, first: readonly NumberTerm[], recursion: Recursion): readonly number[] {
  const known: number[] = [];
  for (const index of indices(from, to)) {
    const given = first[known.length];
    known.push(given === undefined ? recursion.evaluate(index, (earlier) => known[earlier - from] ?? NaN) : given());
  }
  return known;
}

function isMember(index: number, start: NumberTerm): boolean {
  const first = firstIndex(start);
  return Number.isInteger(index) && index >= first && index < first + mostMembers;
}

function firstIndex(start: NumberTerm): number {
  return Math.round(start());
}

function lastIndex({ right }: View): number {
  return Math.floor(right);
}

function indices(from: number, to: number): readonly number[] {
  const count = Math.min(Math.max(to - from + 1, 0), mostMembers);
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, at) => from + at);
}

function colorAt(look: Look, index: number) {
  return look.colorAt?.(index) ?? look.color;
}

/** The index of the first member. One that is not whole is reported. */
function wholeStart(values: ReadableValues): NumberTerm {
  const start = values.number(0);
  values.later(() => {
    if (Number.isFinite(start()) && !Number.isInteger(start())) values.warn(0, 'notACount');
  });
  return start;
}
