import Fraction from 'fraction.js';
import type { CallNode, Expression } from '../nodes.ts';
import { isTruthValued } from '../nodes.ts';
import { exactLiteral } from '../numbers/rational.ts';
import { childrenOf, mapChildren } from '../tree.ts';
import { TermAlgebra } from './term-algebra.ts';
import { callOf } from './term-functions.ts';
import { treeOfSum } from './term-tree.ts';
import { atom, constantIn, constantSum, nameSum, nowhere, type Sum } from './term.ts';

/**
 * The normal form (authoring language §5.5): sums of products of powers, with like terms and factors collected, numbers
 * calculated exactly, and functions rewritten by their laws for real numbers. Values are preserved wherever the
 * original has one. Each name must denote one number: names that are products must be split first.
 */
export function normalise(expression: Expression): Expression {
  return rewrite(expression, false);
}

/** The normal form with products and whole powers of sums expanded, as long as they do not grow too large. */
export function expand(expression: Expression): Expression {
  return rewrite(rewrite(expression, false), true);
}

/** The terms of the normal form, or of the expanded one; undefined if they grow too large. */
export function sumOf(expression: Expression, multipliesOut: boolean): Sum | undefined {
  const reading = new Reading(new TermAlgebra(multipliesOut));
  const sum = reading.sumOf(expression);
  return reading.algebra.isTooLarge ? undefined : sum;
}

function rewrite(expression: Expression, multipliesOut: boolean): Expression {
  const reading = new Reading(new TermAlgebra(multipliesOut));
  const tree = reading.treeOf(expression);
  return reading.algebra.isTooLarge ? expression : tree;
}

/** Converts a tree to a sum of terms. */
class Reading {
  readonly algebra: TermAlgebra;

  constructor(algebra: TermAlgebra) {
    this.algebra = algebra;
  }

  /** Conditions and vectors keep their form; their contents are rewritten. */
  treeOf(node: Expression): Expression {
    if (node.kind === 'group') return this.treeOf(node.operand);
    if (isTruthValued(node) || hasVector(node)) return mapChildren(node, (child) => this.treeOf(child));
    return treeOfSum(this.sumOf(node));
  }

  sumOf(node: Expression): Sum {
    const { algebra } = this;
    switch (node.kind) {
      case 'number': {
        const value = exactLiteral(node);
        return value === undefined ? atom(node) : constantSum(value, value.d !== 1n);
      }
      case 'name':
        return nameSum(node.value);
      case 'group':
      case 'plus':
        return this.sumOf(node.operand);
      case 'negate':
        return algebra.negate(this.sumOf(node.operand));
      case 'add':
      case 'subtract':
        return algebra.add(...this.summandsOf(node));
      case 'multiply':
      case 'juxtapose':
        return algebra.multiply(this.sumOf(node.left), this.sumOf(node.right));
      case 'divide':
        return algebra.multiply(this.sumOf(node.left), algebra.raise(this.sumOf(node.right), minusOne));
      case 'power':
        return algebra.raise(this.sumOf(node.left), this.sumOf(node.right));
      case 'root': {
        const [radicand, degree] = [this.sumOf(node.left), this.sumOf(node.right)];
        const constant = constantIn(degree)?.value;
        return constant === undefined || constant.n === 0n
          ? atom({ ...node, span: nowhere, left: treeOfSum(radicand), right: treeOfSum(degree) })
          : algebra.raise(radicand, constantSum(constant.inverse()));
      }
      case 'modulo':
        return this.ofCall('mod', [node.left, node.right]);
      case 'absolute':
        return algebra.absolute(this.sumOf(node.operand));
      case 'factorial':
        return this.ofCall('fac', [node.operand]);
      case 'call':
        return this.ofNamedCall(node);
      case 'vector':
      case 'truth':
      case 'not':
      case 'and':
      case 'or':
      case 'relation':
        return atom(this.treeOf(node));
    }
  }

  /** All summands of a chain at once, since collecting like terms visits each. */
  private summandsOf(node: Expression): readonly Sum[] {
    const summands: Sum[] = [];
    let first = node;
    for (; first.kind === 'add' || first.kind === 'subtract'; first = first.left) {
      const right = this.sumOf(first.right);
      summands.push(first.kind === 'add' ? right : this.algebra.negate(right));
    }
    return [this.sumOf(first), ...summands];
  }

  private ofNamedCall(node: CallNode): Sum {
    const [condition, then, otherwise] = node.items;
    if (node.name === 'if' && condition?.kind === 'truth' && then !== undefined && otherwise !== undefined) {
      return this.sumOf(condition.value ? then : otherwise);
    }
    return node.items.some((item) => isTruthValued(item) || hasVector(item))
      ? atom({ ...node, span: nowhere, items: node.items.map((item) => this.treeOf(item)) })
      : this.ofCall(node.name, node.items);
  }

  private ofCall(name: string, items: readonly Expression[]): Sum {
    return callOf(
      name,
      items.map((item) => this.sumOf(item)),
      this.algebra,
    );
  }
}

const minusOne = constantSum(new Fraction(-1));

/** Matrix products do not commute, so arithmetic with vectors stays as it is. */
function hasVector(node: Expression): boolean {
  if (node.kind === 'vector') return true;
  return node.kind !== 'call' && childrenOf(node).some(hasVector);
}
