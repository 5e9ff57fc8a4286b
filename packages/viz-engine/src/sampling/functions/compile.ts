import {
  compileBatch,
  compileExpression,
  compileInterval,
  freeNames,
  newInterval,
  splitNames,
  type Expression,
  type ExpressionFailure,
  type Interval,
  type IntervalFunction,
} from '@lemma/core/expression';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { PlaneFunction, RealFunction } from './functions.ts';
import type { Region } from './region.ts';

/** The meaning of names in a sampled expression. All values are read on every evaluation. */
export interface SamplingScope {
  /** The frame slot of every name, including the sampled names, whose values are written there. */
  readonly slots: ReadonlyMap<string, number>;
  readonly frame: () => Float64Array;
  readonly functions?: ReadonlyMap<string, (...numbers: number[]) => number>;
  readonly intervals?: ReadonlyMap<string, IntervalFunction>;
}

/** Compiles an expression as a function of one of its names. */
export function compileReal(
  expression: Expression,
  name: string,
  scope: SamplingScope,
): Result<RealFunction, ExpressionFailure> {
  const compiled = compile(expression, [name], scope);
  if (!compiled.ok) return compiled;
  const { slots, evaluate, batch, enclose } = compiled.value;
  const [slot = 0] = slots;
  return succeed({
    at(x) {
      const frame = scope.frame();
      frame[slot] = x;
      return evaluate(frame);
    },
    fill: (xs, into, count) => batch(scope.frame(), [xs], into, count),
    within: (low, high, into) => enclose([low], [high], into),
  });
}

/** Compiles an expression as a function of two of its names, in this order. */
export function compilePlane(
  expression: Expression,
  names: readonly [string, string],
  scope: SamplingScope,
): Result<PlaneFunction, ExpressionFailure> {
  const compiled = compile(expression, names, scope);
  if (!compiled.ok) return compiled;
  const { slots, evaluate, batch, enclose } = compiled.value;
  const [slotX = 0, slotY = 0] = slots;
  return succeed({
    at(x, y) {
      const frame = scope.frame();
      frame[slotX] = x;
      frame[slotY] = y;
      return evaluate(frame);
    },
    fill: (xs, ys, into, count) => batch(scope.frame(), [xs, ys], into, count),
    within: (xLow, xHigh, yLow, yHigh, into) => enclose([xLow, yLow], [xHigh, yHigh], into),
  });
}

/**
 * Compiles a truth value as a set in the plane of two of its names: each relation becomes a comparison of a function
 * with zero.
 */
export function compileRegion(
  expression: Expression,
  names: readonly [string, string],
  scope: SamplingScope,
): Result<Region, ExpressionFailure> {
  const of = (node: Expression) => compileRegion(node, names, scope);
  switch (expression.kind) {
    case 'group':
      return of(expression.operand);
    case 'truth':
      return succeed({ kind: 'truth', value: expression.value });
    case 'not': {
      const part = of(expression.operand);
      return part.ok ? succeed({ kind: 'not', part: part.value }) : part;
    }
    case 'and':
    case 'or':
      return joined(expression.kind, [of(expression.left), of(expression.right)]);
    case 'relation': {
      const { operands, signs, span } = expression;
      const parts = signs.flatMap((sign, at): readonly Result<Region, ExpressionFailure>[] => {
        const left = operands[at];
        const right = operands[at + 1];
        if (!left || !right) return [];
        const difference = compilePlane({ kind: 'subtract', span, left, right }, names, scope);
        return [difference.ok ? succeed({ kind: 'relation', of: difference.value, sign }) : difference];
      });
      const [only] = parts;
      return only && parts.length === 1 ? only : joined('and', parts);
    }
    default:
      return fail({ kind: 'truthValueExpected', span: expression.span });
  }
}

function joined(
  kind: 'and' | 'or',
  parts: readonly Result<Region, ExpressionFailure>[],
): Result<Region, ExpressionFailure> {
  const found: Region[] = [];
  for (const part of parts) {
    if (!part.ok) return part;
    found.push(part.value);
  }
  return succeed({ kind, parts: found });
}

interface Parts {
  readonly slots: readonly number[];
  readonly evaluate: (frame: ArrayLike<number>) => number;
  readonly batch: (
    frame: ArrayLike<number>,
    columns: readonly Float64Array[],
    into: Float64Array,
    count: number,
  ) => void;
  readonly enclose: (lows: readonly number[], highs: readonly number[], into: Interval) => void;
}

function compile(
  expression: Expression,
  names: readonly string[],
  scope: SamplingScope,
): Result<Parts, ExpressionFailure> {
  const { slots, functions, intervals } = scope;
  const common = { slots, ...(functions ? { functions } : {}) };
  const one = compileExpression(expression, common);
  if (!one.ok) return one;
  const many = compileBatch(expression, { ...common, varying: names });
  if (!many.ok) return many;
  const box = compileInterval(expression, { ...common, ...(intervals ? { intervals } : {}) });
  if (!box.ok) return box;
  if (one.value.type === 'truth' || box.value.type === 'truth') {
    return fail({ kind: 'numberExpected', span: expression.span });
  }
  const places = names.map((name) => slots.get(name) ?? 0);
  return succeed({
    slots: places,
    evaluate: one.value.evaluate,
    batch: many.value,
    enclose: enclosing(box.value.evaluate, expression, places, scope),
  });
}

/** Evaluates on intervals of the sampled names; every other name has its current value. */
function enclosing(
  evaluate: (cells: readonly Interval[], into: Interval) => void,
  expression: Expression,
  sampled: readonly number[],
  { slots, frame }: SamplingScope,
): Parts['enclose'] {
  const split = splitNames(expression, (name) => slots.has(name));
  const others = [...freeNames(split)].flatMap((name) => {
    const slot = slots.get(name);
    return slot === undefined || sampled.includes(slot) ? [] : [slot];
  });
  const cells = Array.from({ length: Math.max(...slots.values(), 0) + 1 }, newInterval);
  return (lows, highs, into) => {
    const values = frame();
    for (const slot of others) write(cells[slot], values[slot] ?? NaN, values[slot] ?? NaN);
    for (const [at, slot] of sampled.entries()) write(cells[slot], lows[at] ?? NaN, highs[at] ?? NaN);
    evaluate(cells, into);
  };
}

function write(cell: Interval | undefined, low: number, high: number): void {
  if (!cell) return;
  const isDefined = low <= high;
  cell.low = isDefined ? low : Infinity;
  cell.high = isDefined ? high : -Infinity;
  cell.isDefined = isDefined;
}
