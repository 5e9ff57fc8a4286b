import { compileCall, type ArgumentCompiler } from './call-closures.ts';
import type { Compilation } from './compilation.ts';
import { compareBy } from './comparison.ts';
import type { NumberOf, TruthOf } from './compile-scope.ts';
import { constantStep } from './constant-step.ts';
import { constants } from '../constants.ts';
import type { BinaryNode, Expression, NameNode, RelationNode } from '../nodes.ts';
import { oddFraction } from './odd-fraction.ts';
import {
  constantly,
  difference,
  differenceWithSlot,
  factorialOf,
  multiple,
  multipleOfSlot,
  negated,
  powerBy,
  powerOf,
  product,
  productWithSlot,
  quotient,
  quotientBy,
  quotientBySlot,
  realPower,
  remainder,
  rootOf,
  sizeOf,
  slotBy,
  slotCubed,
  slotMinus,
  slotPlus,
  slotPlusNumber,
  slotSquared,
  slotTimes,
  sum,
  sumWith,
  sumWithSlot,
} from './operations.ts';

const notANumber = constantly(NaN);
const untrue: TruthOf = () => false;
const argumentCompiler: ArgumentCompiler = { number: compileNumber, truth: compileTruth };

/** Readers of the first slots, shared to avoid a closure per variable. */
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

/** Compiles a node as a number; reports anything else. */
export function compileNumber(node: Expression, compilation: Compilation): NumberOf {
  switch (node.kind) {
    case 'number':
      return constantly(node.value);
    case 'name':
      return compileName(node, compilation);
    case 'multiply':
    case 'juxtapose':
      return compileProduct(node, compilation);
    case 'add':
      return compileSum(node, compilation);
    case 'subtract':
      return compileDifference(node, compilation);
    case 'power':
      return compilePower(node, compilation);
    case 'group':
    case 'plus':
      return compileNumber(node.operand, compilation);
    case 'divide':
      return compileQuotient(node, compilation);
    case 'call':
      return compileCall(node, compilation, argumentCompiler);
    case 'negate':
      return negated(compileNumber(node.operand, compilation));
    case 'modulo': {
      const step = constantStep(node, compilation);
      if (step !== undefined) return constantly(step);
      return remainder(compileNumber(node.left, compilation), compileNumber(node.right, compilation));
    }
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

/** The slot of a variable; undefined for any other node. */
function slotOf(node: Expression, { scope }: Compilation): number | undefined {
  return node.kind === 'name' ? scope.slots.get(node.value) : undefined;
}

function compileProduct({ left, right }: BinaryNode, compilation: Compilation): NumberOf {
  const slot = slotOf(right, compilation);
  if (left.kind === 'number') {
    return slot === undefined
      ? multiple(left.value, compileNumber(right, compilation))
      : multipleOfSlot(left.value, slot);
  }
  if (slot !== undefined) return productWithSlot(compileNumber(left, compilation), slot);
  const leftSlot = slotOf(left, compilation);
  const b = compileNumber(right, compilation);
  return leftSlot === undefined ? product(compileNumber(left, compilation), b) : slotTimes(leftSlot, b);
}

function compileSum({ left, right }: BinaryNode, compilation: Compilation): NumberOf {
  const leftSlot = slotOf(left, compilation);
  if (right.kind === 'number') {
    return leftSlot === undefined
      ? sumWith(compileNumber(left, compilation), right.value)
      : slotPlusNumber(leftSlot, right.value);
  }
  if (leftSlot !== undefined) return slotPlus(leftSlot, compileNumber(right, compilation));
  const a = compileNumber(left, compilation);
  const slot = slotOf(right, compilation);
  return slot === undefined ? sum(a, compileNumber(right, compilation)) : sumWithSlot(a, slot);
}

function compileDifference({ left, right }: BinaryNode, compilation: Compilation): NumberOf {
  const leftSlot = slotOf(left, compilation);
  if (right.kind === 'number') {
    return leftSlot === undefined
      ? sumWith(compileNumber(left, compilation), -right.value)
      : slotPlusNumber(leftSlot, -right.value);
  }
  if (leftSlot !== undefined) return slotMinus(leftSlot, compileNumber(right, compilation));
  const a = compileNumber(left, compilation);
  const slot = slotOf(right, compilation);
  return slot === undefined ? difference(a, compileNumber(right, compilation)) : differenceWithSlot(a, slot);
}

function compileQuotient({ left, right }: BinaryNode, compilation: Compilation): NumberOf {
  const leftSlot = slotOf(left, compilation);
  if (right.kind === 'number') return quotientBy(compileNumber(left, compilation), right.value);
  if (leftSlot !== undefined) return slotBy(leftSlot, compileNumber(right, compilation));
  const a = compileNumber(left, compilation);
  const slot = slotOf(right, compilation);
  return slot === undefined ? quotient(a, compileNumber(right, compilation)) : quotientBySlot(a, slot);
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
  const slot = slotOf(left, compilation);
  if (slot !== undefined && right.kind === 'number') {
    if (right.value === 2) return slotSquared(slot);
    if (right.value === 3) return slotCubed(slot);
  }
  const a = compileNumber(left, compilation);
  const fraction = oddFraction(right);
  if (fraction !== undefined) return realPower(a, fraction.numerator, fraction.denominator);
  if (right.kind === 'number') return powerBy(a, right.value);
  return powerOf(a, compileNumber(right, compilation));
}

/** Compiles a node as a truth value; reports anything else. */
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
