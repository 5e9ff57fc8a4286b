import { compileCall, type ArgumentCompiler } from './call-closures.ts';
import type { Compilation } from './compilation.ts';
import { compareBy } from './comparison.ts';
import type { NumberOf, TruthOf } from './compile-scope.ts';
import { constants } from '../constants.ts';
import type { BinaryNode, Expression, NameNode, RelationNode } from '../nodes.ts';
import { oddFraction } from './odd-fraction.ts';
import {
  constantly,
  difference,
  factorialOf,
  multiple,
  negated,
  powerBy,
  powerOf,
  product,
  quotient,
  quotientBy,
  realPower,
  remainder,
  rootOf,
  sizeOf,
  sum,
  sumWith,
} from './operations.ts';

const notANumber = constantly(NaN);
const untrue: TruthOf = () => false;
const argumentCompiler: ArgumentCompiler = { number: compileNumber, truth: compileTruth };

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

function slotReader(slot: number): NumberOf {
  return slotReaders[slot] ?? ((frame) => frame[slot] ?? NaN);
}

/** The number a node stands for; anything else is reported. */
export function compileNumber(node: Expression, compilation: Compilation): NumberOf {
  switch (node.kind) {
    case 'number':
      return constantly(node.value);
    case 'name':
      return compileName(node, compilation);
    case 'multiply':
    case 'juxtapose': {
      const { left, right } = node;
      if (left.kind === 'number') return multiple(left.value, compileNumber(right, compilation));
      return product(compileNumber(left, compilation), compileNumber(right, compilation));
    }
    case 'add': {
      const { left, right } = node;
      const a = compileNumber(left, compilation);
      return right.kind === 'number' ? sumWith(a, right.value) : sum(a, compileNumber(right, compilation));
    }
    case 'subtract': {
      const { left, right } = node;
      const a = compileNumber(left, compilation);
      return right.kind === 'number' ? sumWith(a, -right.value) : difference(a, compileNumber(right, compilation));
    }
    case 'power':
      return compilePower(node, compilation);
    case 'group':
    case 'plus':
      return compileNumber(node.operand, compilation);
    case 'divide': {
      const { left, right } = node;
      const a = compileNumber(left, compilation);
      return right.kind === 'number' ? quotientBy(a, right.value) : quotient(a, compileNumber(right, compilation));
    }
    case 'call':
      return compileCall(node, compilation, argumentCompiler);
    case 'negate':
      return negated(compileNumber(node.operand, compilation));
    case 'modulo':
      return remainder(compileNumber(node.left, compilation), compileNumber(node.right, compilation));
    case 'root':
      return rootOf(compileNumber(node.left, compilation), compileNumber(node.right, compilation));
    case 'factorial':
      return factorialOf(compileNumber(node.operand, compilation));
    case 'absolute':
      return sizeOf(compileNumber(node.operand, compilation));
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
  const slot = compilation.scope.slots.get(node.value);
  if (slot !== undefined) return slotReader(slot);
  const constant = constants.get(node.value);
  if (constant !== undefined) return constantly(constant.value);
  compilation.reportUnknown(node.value, node.span);
  return notANumber;
}

function compilePower({ left, right }: BinaryNode, compilation: Compilation): NumberOf {
  const a = compileNumber(left, compilation);
  if (right.kind === 'number') return powerBy(a, right.value);
  const fraction = oddFraction(right);
  if (fraction !== undefined) return realPower(a, fraction.numerator, fraction.denominator);
  return powerOf(a, compileNumber(right, compilation));
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
  const first = pairs[0];
  if (first !== undefined && pairs.length === 1) return first;
  return (frame) => pairs.every((pair) => pair(frame));
}
