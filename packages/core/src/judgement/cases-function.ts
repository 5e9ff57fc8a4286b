import {
  childrenOf,
  compileExpression,
  generalTolerance,
  numberOf,
  valueOf,
  type Compiled,
  type Expression,
} from '../expression/index.ts';
import { seededRandom } from '../platform/index.ts';
import { casesIn, type WrittenCase } from './cases-text.ts';
import type { Judged, Judging } from './judging.ts';
import { parametersOf, readInput, readSolution } from './read-term.ts';
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
  return rightIf(expected !== undefined && areAlike(answer, expected));
}

function casesOf(
  cases: readonly WrittenCase[],
  read: (text: string) => Expression | undefined,
): readonly Case[] | undefined {
  const whole = cases.flatMap((each) => {
    const [term, condition] = [read(each.term), read(each.condition)];
    return term === undefined || condition === undefined ? [] : [{ term, condition }];
  });
  return whole.length === cases.length ? whole : undefined;
}

const points = 400;
const widths = [2, 20, 200];

function areAlike(answer: readonly Case[], expected: readonly Case[]): boolean {
  const all = [...answer, ...expected];
  const names = parametersOf(all.flatMap(({ term, condition }) => [term, condition]));
  const slots = new Map(names.map((name, slot) => [name, slot]));
  const [left, right] = [compiled(answer, slots), compiled(expected, slots)];
  if (left === undefined || right === undefined) return false;
  const borders = all.flatMap(({ condition }) => numbersIn(condition));
  const random = seededRandom(1);
  let defined = 0;
  for (let step = 0; step < points + 3 * borders.length; step++) {
    const width = widths[step % widths.length] ?? 2;
    const border = borders[Math.floor((step - points) / 3)];
    const beside = ((step % 3) - 1) * 1e-3;
    const point = names.map(() => (border === undefined ? width * (random.fraction() - 0.5) : border + beside));
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

/** The numbers that conditions compare with, where a function may jump. */
function numbersIn(condition: Expression): readonly number[] {
  if (condition.kind !== 'relation') return childrenOf(condition).flatMap(numbersIn);
  return condition.operands.flatMap((operand) => {
    const value = valueOf(operand, {});
    const number = value.ok ? numberOf(value.value) : undefined;
    return number !== undefined && Number.isFinite(number) ? [number] : [];
  });
}
