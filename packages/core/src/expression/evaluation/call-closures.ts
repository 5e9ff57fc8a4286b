import type { Compilation } from './compilation.ts';
import type { NumberOf, TruthOf } from './compile-scope.ts';
import { constantStep } from './constant-step.ts';
import { functionsByName } from '../functions/index.ts';
import type { CallNode, Expression } from '../nodes.ts';
import { applied, appliedToMany, appliedToTwo, choice, constantly } from './operations.ts';

/** How the arguments of a call are compiled. */
export interface ArgumentCompiler {
  readonly number: (node: Expression, compilation: Compilation) => NumberOf;
  readonly truth: (node: Expression, compilation: Compilation) => TruthOf;
}

const notANumber = constantly(NaN);

/** The function and arguments of a call; a vector or matrix contributes all its entries. */
interface Call {
  readonly evaluate: (...numbers: number[]) => number;
  readonly items: readonly Expression[];
}

/**
 * The arguments of a call to a function of the scope or the language; undefined if the call is invalid, which is
 * reported unless the name is unknown.
 */
export function argumentsOfCall(node: CallNode, compilation: Compilation): Call | undefined {
  const { name, items } = node;
  const own = compilation.scope.functions?.get(name);
  if (own !== undefined) {
    const { length } = own;
    return compilation.hasArguments(node, length || 1, length || Infinity) ? { evaluate: own, items } : undefined;
  }
  const entry = functionsByName.get(name);
  if (entry === undefined || !compilation.hasArguments(node, ...entry.arity)) return undefined;
  return { evaluate: entry.evaluate, items: entry.arity[1] === Infinity ? items.flatMap(entriesOf) : items };
}

/** Compiles a call: to a function of the scope, to `if(condition; a; b)`, or to a function of the language. */
export function compileCall(node: CallNode, compilation: Compilation, compile: ArgumentCompiler): NumberOf {
  const call = argumentsOfCall(node, compilation);
  const step = call && constantStep(node, compilation);
  if (step !== undefined) return constantly(step);
  if (call !== undefined) return apply(call, compilation, compile);
  if (compilation.failure !== undefined) return notANumber;
  const { name, span } = node;
  if (name === 'if') return compileChoice(node, compilation, compile);
  compilation.reportUnknown(name, span);
  return notANumber;
}

function apply({ evaluate, items }: Call, compilation: Compilation, compile: ArgumentCompiler): NumberOf {
  const first = items[0];
  const second = items[1];
  if (first !== undefined && items.length === 1) return applied(evaluate, compile.number(first, compilation));
  if (first !== undefined && second !== undefined && items.length === 2) {
    return appliedToTwo(evaluate, compile.number(first, compilation), compile.number(second, compilation));
  }
  return appliedToMany(
    evaluate,
    items.map((item) => compile.number(item, compilation)),
  );
}

function compileChoice(node: CallNode, compilation: Compilation, compile: ArgumentCompiler): NumberOf {
  const [condition, then, otherwise] = node.items;
  if (!compilation.hasArguments(node, 3, 3)) return notANumber;
  if (condition === undefined || then === undefined || otherwise === undefined) return notANumber;
  return choice(
    compile.truth(condition, compilation),
    compile.number(then, compilation),
    compile.number(otherwise, compilation),
  );
}

/** The entries of a vector or matrix, row by row. */
function entriesOf(node: Expression): readonly Expression[] {
  if (node.kind === 'group') return node.operand.kind === 'vector' ? entriesOf(node.operand) : [node];
  return node.kind === 'vector' ? node.items.flatMap(entriesOf) : [node];
}
