import { functionsByName } from '../functions/index.ts';
import type { BinaryKind, CallNode, Expression, RelationNode, RelationSign } from '../nodes.ts';
import { factorial, modulo, oddRootPower, root } from '../numbers/arithmetic.ts';
import type { BatchCompilation } from './batch-compilation.ts';
import * as kernels from './batch-kernels.ts';
import type { Kernel } from './batch-kernels.ts';
import { argumentsOfCall } from './call-closures.ts';
import { compileNumber, compileTruth } from './closures.ts';
import { hasNode } from '../tree.ts';
import { comparisonOf } from './comparison.ts';
import { oddFraction } from './odd-fraction.ts';

/** An operand: a column of values, or a cell holding a single uniform value. */
interface Operand {
  readonly values: Float64Array;
  readonly varies: boolean;
}

/** The column a tree is computed into; adds the steps that compute it. Truth values are 1 and 0. */
export function columnOf(node: Expression, type: 'number' | 'truth', batch: BatchCompilation): Float64Array {
  const operand = operandOf(node, type, batch);
  return operand.varies ? operand.values : batch.step(kernels.fill, operand.values);
}

function operandOf(node: Expression, type: 'number' | 'truth', batch: BatchCompilation): Operand {
  if (hasNode(node, (part) => part.kind === 'name' && batch.varies(part.value))) {
    return { varies: true, values: type === 'number' ? numbersOf(node, batch) : truthsOf(node, batch) };
  }
  if (type === 'number') return { varies: false, values: batch.uniform(compileNumber(node, batch)) };
  const holds = compileTruth(node, batch);
  return { varies: false, values: batch.uniform((frame) => (holds(frame) ? 1 : 0)) };
}

function numbersOf(node: Expression, batch: BatchCompilation): Float64Array {
  const each = (operand: Expression, kernel: Kernel): Float64Array =>
    batch.step(kernel, columnOf(operand, 'number', batch));
  switch (node.kind) {
    case 'name':
      return batch.columnNamed(node.value);
    case 'group':
    case 'plus':
      return numbersOf(node.operand, batch);
    case 'negate':
      return each(node.operand, kernels.negate);
    case 'absolute':
      return each(node.operand, functionKernel('abs', Math.abs));
    case 'factorial':
      return each(node.operand, kernels.eachBy(factorial));
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
    case 'root':
      return arithmetic(node.kind, node.left, node.right, batch);
    case 'power': {
      const fraction = oddFraction(node.right);
      if (fraction !== undefined) {
        const { numerator, denominator } = fraction;
        return each(
          node.left,
          kernels.eachBy((base) => oddRootPower(base, numerator, denominator)),
        );
      }
      const kernel = node.right.kind === 'number' ? wholePowers.get(node.right.value) : undefined;
      return kernel === undefined ? arithmetic('power', node.left, node.right, batch) : each(node.left, kernel);
    }
    case 'call':
      return callOf(node, batch);
    case 'number':
    case 'truth':
    case 'vector':
    case 'not':
    case 'and':
    case 'or':
    case 'relation':
      return refused(() => compileNumber(node, batch), batch);
  }
}

/** Powers by multiplication, computed exactly as scalar evaluation does. */
const wholePowers: ReadonlyMap<number, Kernel> = new Map([
  [2, kernels.square],
  [3, kernels.cube],
  [4, kernels.fourthPower],
]);

/** Lets scalar compilation report the failure. */
function refused(report: () => unknown, batch: BatchCompilation): Float64Array {
  report();
  return batch.take();
}

type Arithmetic = Exclude<BinaryKind, 'and' | 'or'>;

function arithmetic(kind: Arithmetic, left: Expression, right: Expression, batch: BatchCompilation): Float64Array {
  const a = operandOf(left, 'number', batch);
  const b = operandOf(right, 'number', batch);
  const spread = ({ varies, values }: Operand): Float64Array => (varies ? values : batch.step(kernels.fill, values));
  const { columns, rightUniform, leftUniform } = arithmeticKernels[kind];
  if (a.varies && !b.varies && rightUniform !== undefined) return batch.step(rightUniform, a.values, b.values);
  if (b.varies && !a.varies && leftUniform !== undefined) return batch.step(leftUniform, b.values, a.values);
  return batch.step(columns, spread(a), spread(b));
}

/** The kernel of an operation on two columns, and those for a column with one value on its right or its left. */
interface ArithmeticKernels {
  readonly columns: Kernel;
  readonly rightUniform?: Kernel;
  readonly leftUniform?: Kernel;
}

const products: ArithmeticKernels = {
  columns: kernels.multiply,
  rightUniform: kernels.multiplyByUniform,
  leftUniform: kernels.multiplyByUniform,
};

const arithmeticKernels: Readonly<Record<Arithmetic, ArithmeticKernels>> = {
  add: { columns: kernels.add, rightUniform: kernels.addUniform, leftUniform: kernels.addUniform },
  subtract: {
    columns: kernels.subtract,
    rightUniform: kernels.subtractUniform,
    leftUniform: kernels.subtractFromUniform,
  },
  multiply: products,
  juxtapose: products,
  divide: {
    columns: kernels.divide,
    rightUniform: kernels.divideByUniform,
    leftUniform: kernels.divideUniformBy,
  },
  power: { columns: kernels.raise, rightUniform: kernels.raiseToUniform },
  modulo: { columns: kernels.remainder, rightUniform: kernels.remainderByUniform },
  root: { columns: kernels.pairsBy(root) },
};

function callOf(node: CallNode, batch: BatchCompilation): Float64Array {
  const call = argumentsOfCall(node, batch);
  if (call === undefined) return choiceOf(node, batch);
  const [dividend, divisor] = call.items;
  if (call.evaluate === modulo && dividend && divisor) return arithmetic('modulo', dividend, divisor, batch);
  const columns = call.items.map((item) => columnOf(item, 'number', batch));
  const [first, second] = columns;
  if (first !== undefined && columns.length === 1) {
    const isOwn = batch.scope.functions?.has(node.name) === true;
    return batch.step(isOwn ? kernels.eachBy(call.evaluate) : functionKernel(node.name, call.evaluate), first);
  }
  if (first !== undefined && second !== undefined && columns.length === 2) {
    return batch.step(kernels.pairsBy(call.evaluate), first, second);
  }
  return batch.step(kernels.rowsBy(columns, call.evaluate), ...columns);
}

function functionKernel(name: string, evaluate: (x: number) => number): Kernel {
  const own = functionsByName.get(name)?.batch;
  return own === undefined ? kernels.eachBy(evaluate) : (into, a, _, count) => own(a, into, count);
}

function choiceOf(node: CallNode, batch: BatchCompilation): Float64Array {
  const [condition, then, otherwise] = node.items;
  const isChoice = batch.failure === undefined && node.name === 'if' && node.items.length === 3;
  if (!isChoice || condition === undefined || then === undefined || otherwise === undefined) {
    return refused(() => compileNumber(node, batch), batch);
  }
  const test = columnOf(condition, 'truth', batch);
  const [a, b] = [columnOf(then, 'number', batch), columnOf(otherwise, 'number', batch)];
  return batch.step(kernels.chosenBy(test), a, b, test);
}

function truthsOf(node: Expression, batch: BatchCompilation): Float64Array {
  switch (node.kind) {
    case 'group':
      return truthsOf(node.operand, batch);
    case 'not':
      return batch.step(kernels.opposite, columnOf(node.operand, 'truth', batch));
    case 'and':
    case 'or':
      return batch.step(
        node.kind === 'and' ? kernels.both : kernels.either,
        columnOf(node.left, 'truth', batch),
        columnOf(node.right, 'truth', batch),
      );
    case 'relation':
      return relationOf(node, batch);
    default:
      return refused(() => compileTruth(node, batch), batch);
  }
}

function relationKernel(sign: RelationSign): Kernel {
  if (sign === '=') return kernels.equal;
  if (sign === '!=') return kernels.different;
  const holds = comparisonOf(sign);
  return kernels.pairsBy((x, y) => (holds(x, y) ? 1 : 0));
}

/** Every adjacent pair of a chain is compared; an inner operand belongs to two pairs. */
function relationOf({ signs, operands }: RelationNode, batch: BatchCompilation): Float64Array {
  const columns = operands.map((operand) => columnOf(operand, 'number', batch));
  const tests = signs.map((sign, index) => {
    const into = batch.take();
    const [a = into, b = into] = [columns[index], columns[index + 1]];
    batch.steps.push({ kernel: relationKernel(sign), into, a, b });
    return into;
  });
  for (const column of columns) batch.give(column);
  return tests.reduce((a, b) => batch.step(kernels.both, a, b));
}
