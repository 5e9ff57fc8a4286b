import {
  changesOf,
  compileExpression,
  generalTolerance,
  isTruthValued,
  type Compiled,
  type Expression,
} from '../expression/index.ts';
import { conditionIn, saysOtherwise } from '../language/index.ts';
import { seededRandom } from '../platform/index.ts';
import { casesIn, type WrittenCase } from './cases-text.ts';
import type { Judged, Judging } from './judging.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { rightIf, type Verdict } from './verdict.ts';

/** A piece of a function by cases: its term applies where its condition holds. */
interface Case {
  readonly term: Expression;
  readonly condition: Expression;
}

/** A function by cases is right if it has the same values: at sample points, and where the conditions change. */
export function judgeCases(input: string, { solution }: Judged, judging: Judging): Verdict {
  const expected = casesOf(casesIn(solution.text), (text) => readSolution(text, judging));
  const names = new Set(parametersOf((expected ?? []).flatMap(({ term, condition }) => [term, condition])));
  const answer = casesOf(casesIn(input), (text) => readInput(text, judging, names));
  if (answer === undefined) return 'invalid';
  // A number is not a condition, nor a condition a term.
  if (answer.some(({ term, condition }) => isTruthValued(term) || !isCondition(condition))) return 'invalid';
  return rightIf(expected !== undefined && areAlike(answer, expected));
}

function casesOf(
  cases: readonly WrittenCase[],
  read: (text: string) => Expression | undefined,
): readonly Case[] | undefined {
  const readCondition = (text: string, at: number) => {
    if (!saysOtherwise(text)) return read(conditionIn(text));
    // In any other position it would leave no cases for the pieces after it.
    return at > 0 && at === cases.length - 1 ? read('true') : undefined;
  };
  const whole = cases.flatMap((each, at) => {
    const [term, condition] = [read(each.term), readCondition(each.condition, at)];
    return term === undefined || condition === undefined ? [] : [{ term, condition }];
  });
  return whole.length === cases.length ? whole : undefined;
}

function isCondition(condition: Expression): boolean {
  const slots = new Map(parametersOf([condition]).map((name, slot) => [name, slot]));
  const compiled = compileExpression(condition, { slots });
  return compiled.ok && compiled.value.type === 'truth';
}

const mostPoints = 400;
/** Points whose connecting segments cross the boundaries of conditions. */
const mostEnds = 40;
const widths = [2, 20, 200];
/** Whole numbers and halves, where conditions often change. */
const simple = [0, 1, -1, 2, -2, 0.5, 3, -3, 10, -10];

function areAlike(answer: readonly Case[], expected: readonly Case[]): boolean {
  const all = [...answer, ...expected];
  const names = parametersOf(all.flatMap(({ term, condition }) => [term, condition]));
  const slots = new Map(names.map((name, slot) => [name, slot]));
  const [left, right] = [compiled(answer, slots), compiled(expected, slots)];
  if (left === undefined || right === undefined) return false;
  const random = seededRandom(1);
  const points = Array.from({ length: mostPoints }, (_, step) => {
    const width = widths[step % widths.length] ?? 2;
    return names.map((_name, index) => simple[step + index] ?? width * (random.fraction() - 0.5));
  });
  const borders = all.flatMap(({ condition }) => changesOf(condition, slots, points.slice(0, mostEnds)));
  let defined = 0;
  for (const point of [...points, ...borders]) {
    const [a, b] = [left(point), right(point)];
    if (Number.isNaN(a) !== Number.isNaN(b)) return false;
    if (Number.isNaN(a)) continue;
    if (a !== b && Math.abs(a - b) > generalTolerance * Math.max(1, Math.abs(b))) return false;
    defined++;
  }
  return defined > 0;
}

/** The value of the first piece whose condition holds; NaN if none does. */
function compiled(
  cases: readonly Case[],
  slots: ReadonlyMap<string, number>,
): ((point: readonly number[]) => number) | undefined {
  const pieces: { readonly term: Compiled; readonly condition: Compiled }[] = [];
  for (const { term, condition } of cases) {
    const [first, second] = [compileExpression(term, { slots }), compileExpression(condition, { slots })];
    if (!first.ok || !second.ok || first.value.type !== 'number' || second.value.type !== 'truth') return undefined;
    pieces.push({ term: first.value, condition: second.value });
  }
  return (point) => {
    const piece = pieces.find(({ condition }) => condition.evaluate(point) === true);
    return piece === undefined ? NaN : Number(piece.term.evaluate(point));
  };
}
