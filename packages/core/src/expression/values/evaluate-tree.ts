import { constants } from '../constants.ts';
import { oddFraction } from '../evaluation/odd-fraction.ts';
import type { BinaryKind, BinaryNode, CallNode, Expression, NameNode, RelationNode } from '../nodes.ts';
import { functionsByName } from '../functions/index.ts';
import { applyFunction } from './apply-function.ts';
import { add, divide, negate, subtract } from './arithmetic.ts';
import { holds } from './comparison.ts';
import type { Evaluation } from './evaluation.ts';
import { isMatrixFunction, matrixFunctions } from './matrix-functions.ts';
import {
  assemble,
  combineEntries,
  entriesOf,
  haveSameShape,
  isScalar,
  mapEntries,
  multiplicationsOf,
  multiplyQuantities,
  powerOfMatrix,
  type Quantity,
} from './matrix.ts';
import { power, rootOf } from './power.ts';
import { isComplexField, real, written } from './scalar.ts';
import { numberOf, type Value } from './value.ts';

const undefinedNumber = real(NaN);

/** The value of a tree; failures are reported to the evaluation, and the value is then meaningless. */
export function evaluateTree(node: Expression, evaluation: Evaluation): Value {
  switch (node.kind) {
    case 'number':
      return written(node, evaluation.field);
    case 'name':
      return evaluateName(node, evaluation);
    case 'group':
      return evaluateTree(node.operand, evaluation);
    case 'truth':
      return node;
    case 'not':
      return truth(!evaluateTruth(node.operand, evaluation));
    case 'and':
    case 'or': {
      const [a, b] = [evaluateTruth(node.left, evaluation), evaluateTruth(node.right, evaluation)];
      return truth(node.kind === 'and' ? a && b : a || b);
    }
    case 'relation':
      return truth(evaluateRelation(node, evaluation));
    case 'plus':
      return evaluateQuantity(node.operand, evaluation);
    case 'negate':
      return mapEntries(evaluateQuantity(node.operand, evaluation), negate);
    case 'absolute':
      return applyByName('abs', [evaluateQuantity(node.operand, evaluation)], node, evaluation);
    case 'factorial':
      return applyByName('fac', [evaluateQuantity(node.operand, evaluation)], node, evaluation);
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
    case 'power':
    case 'root':
      return evaluateBinary(node, node.kind, evaluation);
    case 'vector':
      return fitting(assemble(node.items.map((item) => evaluateQuantity(item, evaluation))), node, evaluation);
    case 'call':
      return evaluateCall(node, evaluation);
  }
}

/** A value for calculations; a truth value is reported. */
function evaluateQuantity(node: Expression, evaluation: Evaluation): Quantity {
  const value = evaluateTree(node, evaluation);
  if (value.kind !== 'truth') return value;
  evaluation.report({ kind: 'numberExpected', span: node.span });
  return undefinedNumber;
}

function evaluateTruth(node: Expression, evaluation: Evaluation): boolean {
  const value = evaluateTree(node, evaluation);
  if (value.kind === 'truth') return value.value;
  evaluation.report({ kind: 'truthValueExpected', span: node.span });
  return false;
}

function truth(value: boolean): Value {
  return { kind: 'truth', value };
}

/** The result of an operation if the shapes match; otherwise reports it. */
function fitting(result: Quantity | undefined, node: Expression, evaluation: Evaluation): Quantity {
  if (result === undefined) evaluation.report({ kind: 'wrongShape', span: node.span });
  return result ?? undefinedNumber;
}

function evaluateName({ value: name, span }: NameNode, evaluation: Evaluation): Value {
  const value = evaluation.values.get(name);
  if (value !== undefined) return value;
  const constant = constants.get(name);
  if (constant === undefined) evaluation.reportUnknown(name, span);
  return real(constant?.value ?? NaN);
}

function evaluateBinary(node: BinaryNode, kind: Exclude<BinaryKind, 'and' | 'or'>, evaluation: Evaluation): Quantity {
  const a = evaluateQuantity(node.left, evaluation);
  const b = evaluateQuantity(node.right, evaluation);
  const isComplex = isComplexField(evaluation.field);
  switch (kind) {
    case 'add':
      return fitting(combineEntries(a, b, add), node, evaluation);
    case 'subtract':
      return fitting(combineEntries(a, b, subtract), node, evaluation);
    case 'multiply':
    case 'juxtapose':
      if (!evaluation.affords(multiplicationsOf(a, b), node.span)) return undefinedNumber;
      return fitting(multiplyQuantities(a, b), node, evaluation);
    case 'divide':
      return fitting(isScalar(b) ? mapEntries(a, (entry) => divide(entry, b)) : undefined, node, evaluation);
    case 'modulo':
      return applyByName('mod', [a, b], node, evaluation);
    case 'power': {
      if (!isScalar(b)) return fitting(undefined, node, evaluation);
      if (isScalar(a)) return power(a, b, isComplex, oddFraction(node.right));
      const exponent = numberOf(b) ?? NaN;
      if (!evaluation.affords(multiplicationsOf(a, a) * 2 * Math.log2(2 + Math.abs(exponent)), node.span)) {
        return undefinedNumber;
      }
      return fitting(powerOfMatrix(a, exponent), node, evaluation);
    }
    case 'root':
      return fitting(isScalar(a) && isScalar(b) ? rootOf(a, b, isComplex) : undefined, node, evaluation);
  }
}

function evaluateRelation({ operands, signs }: RelationNode, evaluation: Evaluation): boolean {
  const quantities = operands.map((operand) => evaluateQuantity(operand, evaluation));
  return signs
    .map((sign, index) => {
      const [a = undefinedNumber, b = undefinedNumber] = quantities.slice(index);
      if (isScalar(a) && isScalar(b)) return holds(sign, a, b);
      const node = operands[index + (isScalar(a) ? 1 : 0)];
      if (sign !== '=' && sign !== '!=' && node !== undefined) fitting(undefined, node, evaluation);
      return areEqual(a, b) === (sign === '=');
    })
    .every(Boolean);
}

/** Vectors and matrices of different shapes are not equal. */
function areEqual(a: Quantity, b: Quantity): boolean {
  const others = entriesOf(b);
  return (
    haveSameShape(a, b) && entriesOf(a).every((entry, index) => holds('=', entry, others[index] ?? undefinedNumber))
  );
}

function evaluateCall(node: CallNode, evaluation: Evaluation): Value {
  const { name, items } = node;
  const [fewest, most] = name === 'if' ? [3, 3] : (functionsByName.get(name)?.arity ?? [0, Infinity]);
  if (!evaluation.hasArguments(node, fewest, most)) return undefinedNumber;
  const [condition, ...branches] = items;
  if (name === 'if' && condition !== undefined) {
    const holds = evaluateTruth(condition, evaluation);
    const [then = undefinedNumber, otherwise = undefinedNumber] = branches.map((branch) =>
      evaluateQuantity(branch, evaluation),
    );
    return holds ? then : otherwise;
  }
  const quantities = items.map((item) => evaluateQuantity(item, evaluation));
  return applyByName(name, quantities, node, evaluation);
}

/** The value of a function of the language. One with any number of arguments takes all entries of vectors. */
function applyByName(name: string, items: readonly Quantity[], node: Expression, evaluation: Evaluation): Quantity {
  const entry = functionsByName.get(name);
  if (entry === undefined) {
    evaluation.reportUnknown(name, node.span);
    return undefinedNumber;
  }
  const [a = undefinedNumber, b = undefinedNumber] = items;
  if (isMatrixFunction(entry.name, items)) {
    if (!evaluation.affords(2 * multiplicationsOf(a, a), node.span)) return undefinedNumber;
    return fitting(matrixFunctions.get(entry.name)?.(a, b), node, evaluation);
  }
  const numbers = entry.arity[1] === Infinity ? items.flatMap(entriesOf) : items.filter(isScalar);
  if (numbers.length < items.length) return fitting(undefined, node, evaluation);
  return applyFunction(entry, numbers, isComplexField(evaluation.field));
}
