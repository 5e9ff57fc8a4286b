import type { Compilation } from './compilation.ts';
import type { NumberOf, TruthOf } from './compile-scope.ts';
import { functionsByName } from '../functions/index.ts';
import type { CallNode, Expression } from '../nodes.ts';
import { applied, appliedToMany, appliedToTwo, choice, constantly } from './operations.ts';

/** How the arguments of a call are compiled. */
export interface ArgumentCompiler {
  readonly number: (node: Expression, compilation: Compilation) => NumberOf;
  readonly truth: (node: Expression, compilation: Compilation) => TruthOf;
}

const notANumber = constantly(NaN);

/** The value of a call: of a function of the scope, of `if(condition; a; b)`, or of a function of the language. */
export function compileCall(node: CallNode, compilation: Compilation, compile: ArgumentCompiler): NumberOf {
  const { name, items } = node;
  const own = compilation.scope.functions?.get(name);
  if (own !== undefined) {
    if (
      own.length === 0
        ? !hasArguments(node, 1, Infinity, compilation)
        : !hasArguments(node, own.length, own.length, compilation)
    ) {
      return notANumber;
    }
    return apply(own, items, compilation, compile);
  }
  const entry = functionsByName.get(name);
  if (entry !== undefined) {
    const most = entry.arity[1];
    if (!hasArguments(node, entry.arity[0], most, compilation)) return notANumber;
    return apply(entry.evaluate, most === Infinity ? items.flatMap(entriesOf) : items, compilation, compile);
  }
  if (name === 'if') return compileChoice(node, compilation, compile);
  compilation.reportUnknown(name, { from: node.span.from, to: node.span.from + name.length });
  return notANumber;
}

function apply(
  evaluate: (...numbers: number[]) => number,
  items: readonly Expression[],
  compilation: Compilation,
  compile: ArgumentCompiler,
): NumberOf {
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
  if (!hasArguments(node, 3, 3, compilation)) return notANumber;
  if (condition === undefined || then === undefined || otherwise === undefined) return notANumber;
  return choice(
    compile.truth(condition, compilation),
    compile.number(then, compilation),
    compile.number(otherwise, compilation),
  );
}

function hasArguments(
  { name, span, items }: CallNode,
  fewest: number,
  most: number,
  compilation: Compilation,
): boolean {
  if (items.length >= fewest && items.length <= most) return true;
  compilation.report({ kind: 'wrongNumberOfArguments', span, name, found: items.length, fewest, most });
  return false;
}

/** A vector or matrix gives its entries, row by row. */
function entriesOf(node: Expression): readonly Expression[] {
  if (node.kind === 'group') return node.operand.kind === 'vector' ? entriesOf(node.operand) : [node];
  return node.kind === 'vector' ? node.items.flatMap(entriesOf) : [node];
}
