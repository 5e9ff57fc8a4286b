import { constants } from '../constants.ts';
import { functionsByName } from '../functions/index.ts';
import type { IntervalFunction } from '../numbers/interval-functions.ts';
import type { BinaryNode, CallNode, Expression, NameNode, NumberLiteral, RelationNode } from '../nodes.ts';
import {
  absolute,
  difference,
  factorial,
  modulo,
  negation,
  product,
  quotient,
  sum,
} from '../numbers/interval-arithmetic.ts';
import { oddRootPower, power, powerBy, root } from '../numbers/interval-power.ts';
import { newInterval } from '../numbers/interval.ts';
import { argumentsOfCall } from './call-closures.ts';
import { Compilation } from './compilation.ts';
import { both, certaintyBy, opposite } from './interval-comparison.ts';
import { cellAt, choice, exactly, nearly, ofMany, ofOne, ofTwo, writeAnything } from './interval-operations.ts';
import type { CertaintyOf, IntervalOf, IntervalScope } from './interval-scope.ts';
import { oddFraction } from './odd-fraction.ts';

/** One run of the compiler for intervals. */
export class IntervalCompilation extends Compilation {
  override readonly scope: IntervalScope;
  readonly intervals: ReadonlyMap<string, IntervalFunction>;

  constructor(scope: IntervalScope) {
    super(scope);
    this.scope = scope;
    this.intervals = scope.intervals ?? new Map<string, IntervalFunction>();
  }
}

const nothing = exactly(NaN);

/** Compiles a node to interval evaluation of its number; reports anything else. */
export function intervalOf(node: Expression, compilation: IntervalCompilation): IntervalOf {
  switch (node.kind) {
    case 'number':
      return numberAt(node, compilation);
    case 'name':
      return intervalOfName(node, compilation);
    case 'group':
    case 'plus':
      return intervalOf(node.operand, compilation);
    case 'negate':
      return ofOne(negation, intervalOf(node.operand, compilation));
    case 'absolute':
      return ofOne(absolute, intervalOf(node.operand, compilation));
    case 'factorial':
      return ofOne(factorial, intervalOf(node.operand, compilation));
    case 'add':
      return ofTwo(sum, intervalOf(node.left, compilation), intervalOf(node.right, compilation));
    case 'subtract':
      return ofTwo(difference, intervalOf(node.left, compilation), intervalOf(node.right, compilation));
    case 'multiply':
    case 'juxtapose':
      return ofTwo(product, intervalOf(node.left, compilation), intervalOf(node.right, compilation));
    case 'divide':
      return ofTwo(quotient, intervalOf(node.left, compilation), intervalOf(node.right, compilation));
    case 'modulo':
      return ofTwo(modulo, intervalOf(node.left, compilation), intervalOf(node.right, compilation));
    case 'root':
      return ofTwo(root, intervalOf(node.left, compilation), intervalOf(node.right, compilation));
    case 'power':
      return intervalOfPower(node, compilation);
    case 'call':
      return intervalOfCall(node, compilation);
    case 'vector':
    case 'truth':
    case 'not':
    case 'and':
    case 'or':
    case 'relation':
      compilation.report({ kind: 'numberExpected', span: node.span });
      return nothing;
  }
}

function numberAt(literal: Pick<NumberLiteral, 'value' | 'digits'>, { scope }: IntervalCompilation): IntervalOf {
  return scope.meansReals === true ? nearly(literal) : exactly(literal.value);
}

/** Compiles a node to three-valued evaluation of its truth value; reports anything else. */
export function certaintyOf(node: Expression, compilation: IntervalCompilation): CertaintyOf {
  switch (node.kind) {
    case 'group':
      return certaintyOf(node.operand, compilation);
    case 'truth': {
      const { value } = node;
      return () => (value ? 'true' : 'false');
    }
    case 'not': {
      const a = certaintyOf(node.operand, compilation);
      return (frame) => opposite(a(frame));
    }
    case 'and': {
      const a = certaintyOf(node.left, compilation);
      const b = certaintyOf(node.right, compilation);
      return (frame) => both(a(frame), b(frame));
    }
    case 'or': {
      const a = certaintyOf(node.left, compilation);
      const b = certaintyOf(node.right, compilation);
      return (frame) => opposite(both(opposite(a(frame)), opposite(b(frame))));
    }
    case 'relation':
      return certaintyOfRelation(node, compilation);
    default:
      compilation.report({ kind: 'truthValueExpected', span: node.span });
      return () => 'unknown';
  }
}

function certaintyOfRelation({ signs, operands }: RelationNode, compilation: IntervalCompilation): CertaintyOf {
  const numbers = operands.map((operand) => ({ of: intervalOf(operand, compilation), cell: newInterval() }));
  const pairs = signs.flatMap((sign, index) => {
    const a = numbers[index];
    const b = numbers[index + 1];
    return a === undefined || b === undefined ? [] : [{ sign, a: a.cell, b: b.cell }];
  });
  return (frame) => {
    for (const { of, cell } of numbers) of(frame, cell);
    return pairs.map(({ sign, a, b }) => certaintyBy(sign, a, b, compilation.scope.meansReals)).reduce(both);
  };
}

function intervalOfName({ value: name, span }: NameNode, compilation: IntervalCompilation): IntervalOf {
  const slot = compilation.scope.slots.get(name);
  if (slot !== undefined) return cellAt(slot);
  const constant = constants.get(name);
  if (constant === undefined) compilation.reportUnknown(name, span);
  return numberAt({ value: constant?.value ?? NaN }, compilation);
}

function intervalOfPower({ left, right }: BinaryNode, compilation: IntervalCompilation): IntervalOf {
  const base = intervalOf(left, compilation);
  const fraction = oddFraction(right);
  if (fraction !== undefined) {
    const { numerator, denominator } = fraction;
    return ofOne((a, into) => {
      oddRootPower(a, numerator, denominator, into);
    }, base);
  }
  if (right.kind !== 'number') return ofTwo(power, base, intervalOf(right, compilation));
  const { value } = right;
  return ofOne((a, into) => {
    powerBy(a, value, into);
  }, base);
}

function intervalOfCall(node: CallNode, compilation: IntervalCompilation): IntervalOf {
  const { name, span, items } = node;
  const call = argumentsOfCall(node, compilation);
  if (call !== undefined) {
    const isOwn = compilation.scope.functions?.has(name) === true;
    const write = isOwn ? compilation.intervals.get(name) : functionsByName.get(name)?.interval;
    return ofMany(
      write ?? writeAnything,
      call.items.map((item) => intervalOf(item, compilation)),
    );
  }
  const [condition, then, otherwise] = items;
  if (name !== 'if') compilation.reportUnknown(name, span);
  const isChoice = name === 'if' && compilation.hasArguments(node, 3, 3);
  if (!isChoice || condition === undefined || then === undefined || otherwise === undefined) return nothing;
  return choice(certaintyOf(condition, compilation), intervalOf(then, compilation), intervalOf(otherwise, compilation));
}
