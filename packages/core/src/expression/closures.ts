import { factorial, modulo, oddRootPower, root } from './arithmetic.ts';
import { compileCall } from './call-closures.ts';
import { compareBy } from './comparison.ts';
import type { Compilation } from './compilation.ts';
import type { NumberOf, TruthOf } from './compile-scope.ts';
import { constants } from './constants.ts';
import { oddFraction } from './odd-fraction.ts';
import type { BinaryNode, Expression, NameNode, RelationNode } from './nodes.ts';

const notANumber: NumberOf = () => NaN;
const untrue: TruthOf = () => false;

/** Reads the first slots; shared, so that a variable costs nothing. */
const slotReaders: readonly NumberOf[] = [
  (frame) => frame[0] ?? NaN,
  (frame) => frame[1] ?? NaN,
  (frame) => frame[2] ?? NaN,
  (frame) => frame[3] ?? NaN,
  (frame) => frame[4] ?? NaN,
  (frame) => frame[5] ?? NaN,
  (frame) => frame[6] ?? NaN,
  (frame) => frame[7] ?? NaN,
];

/** The number a node stands for; anything else is reported. */
export function compileNumber(node: Expression, compilation: Compilation): NumberOf {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'name':
      return compileName(node, compilation);
    case 'group':
    case 'plus':
      return compileNumber(node.operand, compilation);
    case 'negate': {
      const a = compileNumber(node.operand, compilation);
      return (frame) => -a(frame);
    }
    case 'multiply':
    case 'juxtapose':
      return compileProduct(node, compilation);
    case 'power':
      return compilePower(node, compilation);
    case 'add':
    case 'subtract':
    case 'divide':
    case 'modulo':
    case 'root':
      return compileBinary(node.kind, node, compilation);
    case 'call':
      return compileCall(node, compilation, { number: compileNumber, truth: compileTruth });
    case 'factorial': {
      const a = compileNumber(node.operand, compilation);
      return (frame) => factorial(a(frame));
    }
    case 'absolute': {
      const a = compileNumber(node.operand, compilation);
      return (frame) => Math.abs(a(frame));
    }
    case 'vector':
    case 'truth':
    case 'not':
    case 'and':
    case 'or':
    case 'relation':
      compilation.report({ kind: 'numberExpected', span: node.span });
      return notANumber;
  }
}

function compileName(node: NameNode, compilation: Compilation): NumberOf {
  const slot = compilation.scope.slots.get(node.name);
  if (slot !== undefined) return slotReaders[slot] ?? ((frame) => frame[slot] ?? NaN);
  const constant = constants.get(node.name);
  if (constant === undefined) {
    compilation.reportUnknown(node.name, node.span);
    return notANumber;
  }
  const { value } = constant;
  return () => value;
}

// A closure less per number makes evaluation noticeably faster, hence the special cases.

function compileProduct(node: BinaryNode, compilation: Compilation): NumberOf {
  const b = compileNumber(node.right, compilation);
  if (node.left.kind === 'number') {
    const { value } = node.left;
    return (frame) => value * b(frame);
  }
  const a = compileNumber(node.left, compilation);
  return (frame) => a(frame) * b(frame);
}

function compileBinary(
  kind: 'add' | 'subtract' | 'divide' | 'modulo' | 'root',
  node: BinaryNode,
  compilation: Compilation,
): NumberOf {
  const a = compileNumber(node.left, compilation);
  if (node.right.kind === 'number') {
    const { value } = node.right;
    switch (kind) {
      case 'add':
        return (frame) => a(frame) + value;
      case 'subtract':
        return (frame) => a(frame) - value;
      case 'divide':
        return (frame) => a(frame) / value;
      case 'modulo':
        return (frame) => modulo(a(frame), value);
      case 'root':
        return (frame) => root(a(frame), value);
    }
  }
  const b = compileNumber(node.right, compilation);
  switch (kind) {
    case 'add':
      return (frame) => a(frame) + b(frame);
    case 'subtract':
      return (frame) => a(frame) - b(frame);
    case 'divide':
      return (frame) => a(frame) / b(frame);
    case 'modulo':
      return (frame) => modulo(a(frame), b(frame));
    case 'root':
      return (frame) => root(a(frame), b(frame));
  }
}

function compilePower(node: BinaryNode, compilation: Compilation): NumberOf {
  const a = compileNumber(node.left, compilation);
  if (node.right.kind === 'number') {
    const { value } = node.right;
    if (value === 2) {
      return (frame) => {
        const x = a(frame);
        return x * x;
      };
    }
    if (value === 3) {
      return (frame) => {
        const x = a(frame);
        return x * x * x;
      };
    }
    return (frame) => a(frame) ** value;
  }
  const fraction = oddFraction(node.right);
  if (fraction !== undefined) {
    const { numerator, denominator } = fraction;
    return (frame) => oddRootPower(a(frame), numerator, denominator);
  }
  const b = compileNumber(node.right, compilation);
  return (frame) => a(frame) ** b(frame);
}

/** The truth value a node stands for; anything else is reported. */
export function compileTruth(node: Expression, compilation: Compilation): TruthOf {
  switch (node.kind) {
    case 'group':
      return compileTruth(node.operand, compilation);
    case 'truth': {
      const { value } = node;
      return () => value;
    }
    case 'not': {
      const a = compileTruth(node.operand, compilation);
      return (frame) => !a(frame);
    }
    case 'and': {
      const a = compileTruth(node.left, compilation);
      const b = compileTruth(node.right, compilation);
      return (frame) => a(frame) && b(frame);
    }
    case 'or': {
      const a = compileTruth(node.left, compilation);
      const b = compileTruth(node.right, compilation);
      return (frame) => a(frame) || b(frame);
    }
    case 'relation':
      return compileRelation(node, compilation);
    default:
      compilation.report({ kind: 'truthValueExpected', span: node.span });
      return untrue;
  }
}

function compileRelation(node: RelationNode, compilation: Compilation): TruthOf {
  const numbers = node.operands.map((operand) => compileNumber(operand, compilation));
  const pairs = node.signs.map((sign, index) =>
    compareBy(sign, numbers[index] ?? notANumber, numbers[index + 1] ?? notANumber),
  );
  const [only] = pairs;
  if (only !== undefined && pairs.length === 1) return only;
  return (frame) => pairs.every((pair) => pair(frame));
}
