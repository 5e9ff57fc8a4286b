import type { Compilation } from './compilation.ts';
import type { NumberOf, TruthOf } from './compile-scope.ts';
import { functionsByName } from './functions/index.ts';
import type { CallNode, Expression } from './nodes.ts';

/** How the arguments of a call are compiled. */
export interface ArgumentCompiler {
  readonly number: (node: Expression, compilation: Compilation) => NumberOf;
  readonly truth: (node: Expression, compilation: Compilation) => TruthOf;
}

const notANumber: NumberOf = () => NaN;

/** The value of a call: of a function of the scope, of `if(condition; a; b)`, or of a function of the language. */
export function compileCall(node: CallNode, compilation: Compilation, compile: ArgumentCompiler): NumberOf {
  const own = compilation.scope.functions?.get(node.name);
  if (own !== undefined) {
    const fewest = own.length === 0 ? 1 : own.length;
    const most = own.length === 0 ? Infinity : own.length;
    return compileApplication(own, [fewest, most], node, node.items, compilation, compile);
  }
  if (node.name === 'if') return compileChoice(node, compilation, compile);
  const entry = functionsByName.get(node.name);
  if (entry === undefined) {
    compilation.reportUnknown(node.name, { from: node.span.from, to: node.span.from + node.name.length });
    return notANumber;
  }
  const items = entry.arity[1] === Infinity ? node.items.flatMap(entriesOf) : node.items;
  return compileApplication(entry.evaluate, entry.arity, node, items, compilation, compile);
}

function compileApplication(
  evaluate: (...numbers: number[]) => number,
  arity: readonly [number, number],
  node: CallNode,
  items: readonly Expression[],
  compilation: Compilation,
  compile: ArgumentCompiler,
): NumberOf {
  if (!hasArguments(node, arity, compilation)) return notANumber;
  const numbers = items.map((item) => compile.number(item, compilation));
  const [a, b] = numbers;
  if (a !== undefined && numbers.length === 1) return (frame) => evaluate(a(frame));
  if (a !== undefined && b !== undefined && numbers.length === 2) return (frame) => evaluate(a(frame), b(frame));
  return (frame) => evaluate(...numbers.map((number) => number(frame)));
}

function compileChoice(node: CallNode, compilation: Compilation, compile: ArgumentCompiler): NumberOf {
  const [condition, then, otherwise] = node.items;
  if (!hasArguments(node, [3, 3], compilation)) return notANumber;
  if (condition === undefined || then === undefined || otherwise === undefined) return notANumber;
  const holds = compile.truth(condition, compilation);
  const a = compile.number(then, compilation);
  const b = compile.number(otherwise, compilation);
  return (frame) => (holds(frame) ? a(frame) : b(frame));
}

function hasArguments(node: CallNode, [fewest, most]: readonly [number, number], compilation: Compilation): boolean {
  const { name, span, items } = node;
  if (items.length >= fewest && items.length <= most) return true;
  compilation.report({ kind: 'wrongNumberOfArguments', span, name, found: items.length, fewest, most });
  return false;
}

/** A vector or matrix gives its entries, row by row. */
function entriesOf(node: Expression): readonly Expression[] {
  if (node.kind === 'group') return node.operand.kind === 'vector' ? entriesOf(node.operand) : [node];
  return node.kind === 'vector' ? node.items.flatMap(entriesOf) : [node];
}
