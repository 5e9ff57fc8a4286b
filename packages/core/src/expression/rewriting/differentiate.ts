import { fail, succeed, type Result } from '../../store/index.ts';
import type { ExpressionFailure } from '../failure.ts';
import { maximumHeight, maximumSize } from '../limits.ts';
import type { BinaryNode, CallNode, Expression } from '../nodes.ts';
import { childrenOf, isHigherThan } from '../tree.ts';
import { constantOf } from './constant.ts';
import { difference, isNumber, negated, power, product, quotient, sum, wholeNode } from './construct.ts';
import { derivativesOf } from './derivatives-of.ts';
import { substitute, type FunctionBody } from './substitute.ts';
import { withoutGroups } from './without-groups.ts';

const noFunctions: ReadonlyMap<string, FunctionBody> = new Map();

/**
 * The exact derivative with respect to a variable; all other names are constants. Functions of the scope are inlined; a
 * derivative inside them or the expression is refused (specification 002 §5.3). Where a function has a kink or a jump
 * (|x|, floor, mod, min, if), the derivative is that of the branch that provides the value.
 */
export function differentiate(
  expression: Expression,
  name: string,
  functions: ReadonlyMap<string, FunctionBody> = noFunctions,
): Result<Expression, ExpressionFailure> {
  const tooLong = fail({ kind: 'tooLong', span: expression.span, limit: maximumSize } as const);
  const written = substitute(expression, { names: new Map(), functions });
  if (written === undefined) return tooLong;
  const nested = derivativeIn(written);
  if (nested !== undefined) return fail({ kind: 'nestedDerivative', span: nested.span });
  const differentiation = new Differentiation(name);
  const derivative = differentiation.of(withoutGroups(written));
  if (differentiation.failure !== undefined) return fail(differentiation.failure);
  return isLargerThan(derivative, maximumSize) || isHigherThan(derivative, maximumHeight)
    ? tooLong
    : succeed(derivative);
}

/** One run: the variable, and the first failure. */
class Differentiation {
  failure: ExpressionFailure | undefined;
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  of(node: Expression): Expression {
    switch (node.kind) {
      case 'number':
        return wholeNode(0, node.span);
      case 'name':
        return wholeNode(node.value === this.name ? 1 : 0, node.span);
      case 'plus':
      case 'group':
        return this.of(node.operand);
      case 'negate':
        return negated(this.of(node.operand));
      case 'add':
        return sum(this.of(node.left), this.of(node.right));
      case 'subtract':
        return difference(this.of(node.left), this.of(node.right));
      case 'multiply':
      case 'juxtapose':
        return sum(product(this.of(node.left), node.right), product(node.left, this.of(node.right)));
      case 'divide':
        return this.ofQuotient(node);
      case 'power':
        return this.ofPower(node);
      case 'root':
        return this.ofRoot(node);
      case 'modulo':
        return this.ofCall({ kind: 'call', span: node.span, name: 'mod', items: [node.left, node.right] });
      case 'absolute':
        return this.ofCall({ kind: 'call', span: node.span, name: 'abs', items: [node.operand] });
      case 'factorial':
        return this.ofCall({ kind: 'call', span: node.span, name: 'fac', items: [node.operand] });
      case 'vector':
        return { ...node, items: node.items.map((item) => this.of(item)) };
      case 'call':
        return this.ofCall(node);
      case 'truth':
      case 'not':
      case 'and':
      case 'or':
      case 'relation':
        return this.none(node);
    }
  }

  private none({ span }: Expression): Expression {
    this.failure ??= { kind: 'notDifferentiable', span };
    return wholeNode(0, span);
  }

  /** (u / v^n)' is (u'·v - n·u·v') / v^(n+1). */
  private ofQuotient({ left, right, span }: BinaryNode): Expression {
    const isPower = right.kind === 'power' && constantOf(right.right) !== undefined;
    const base = isPower ? right.left : right;
    const exponent = isPower ? right.right : wholeNode(1, span);
    const [above, below] = [this.of(left), this.of(base)];
    if (isNumber(below, 0)) return quotient(above, right);
    const numerator = difference(product(above, base), product(product(exponent, left), below));
    return quotient(numerator, power(base, sum(exponent, wholeNode(1, span))));
  }

  private ofPower(node: BinaryNode): Expression {
    const { left, right, span } = node;
    const [base, exponent] = [this.of(left), this.of(right)];
    if (isNumber(exponent, 0)) {
      if (isNumber(base, 0)) return base;
      const lower = power(left, difference(right, wholeNode(1, span)));
      return product(product(right, lower), base);
    }
    const logarithm: Expression = { kind: 'call', span, name: 'ln', items: [left] };
    const byExponent = isE(left) ? exponent : product(exponent, logarithm);
    const byBase = quotient(product(right, base), left);
    return product(node, sum(byExponent, byBase));
  }

  private ofRoot(node: BinaryNode): Expression {
    const { left, right, span } = node;
    const [radicand, degree] = [this.of(left), this.of(right)];
    if (isNumber(degree, 0)) {
      if (isNumber(radicand, 0)) return radicand;
      return quotient(radicand, product(right, power(node, difference(right, wholeNode(1, span)))));
    }
    const logarithm: Expression = { kind: 'call', span, name: 'ln', items: [left] };
    const byRadicand = quotient(radicand, product(right, left));
    const byDegree = quotient(product(degree, logarithm), power(right, wholeNode(2, span)));
    return product(node, difference(byRadicand, byDegree));
  }

  private ofCall(node: CallNode): Expression {
    const { name, items, span } = node;
    if (name === 'if') {
      const [condition, ...branches] = items;
      return condition === undefined
        ? this.none(node)
        : { ...node, items: [condition, ...branches.map((branch) => this.of(branch))] };
    }
    if (name === 'min' || name === 'max') return this.ofExtremum(node);
    const inner = items.map((item) => this.of(item));
    if (inner.every((each) => isNumber(each, 0))) return wholeNode(0, span);
    if (name === 'hypot') {
      const products = items.map((item, index) => product(item, inner[index] ?? item));
      return quotient(products.reduce(sum), node);
    }
    const outer = derivativesOf(node);
    if (outer === undefined) return this.none(node);
    return inner
      .map((each, index) => (isNumber(each, 0) ? each : product(outer[index] ?? this.none(node), each)))
      .reduce(sum);
  }

  /** The derivative of the selected one of two arguments; of the first if they are equal. */
  private ofExtremum(node: CallNode): Expression {
    const [first, ...others] = node.items.flatMap(entriesOf);
    if (first === undefined) return this.none(node);
    const { span } = node;
    const sign = node.name === 'min' ? '<=' : '>=';
    let taken = first;
    let derivative = this.of(first);
    for (const other of others) {
      const next = this.of(other);
      const condition: Expression = { kind: 'relation', span, signs: [sign], operands: [taken, other] };
      const areZero = isNumber(derivative, 0) && isNumber(next, 0);
      if (!areZero) derivative = { kind: 'call', span, name: 'if', items: [condition, derivative, next] };
      taken = { ...node, items: [taken, other] };
    }
    return derivative;
  }
}

function entriesOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'vector' ? expression.items.flatMap(entriesOf) : [expression];
}

/** A derivative contained in a tree: `derivative(f(x); x)`. */
function derivativeIn(expression: Expression): Expression | undefined {
  if (expression.kind === 'call' && expression.name === 'derivative') return expression;
  for (const child of childrenOf(expression)) {
    const found = derivativeIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isE(expression: Expression): boolean {
  return expression.kind === 'name' && (expression.value === 'e' || expression.value === 'E');
}

function isLargerThan(expression: Expression, limit: number): boolean {
  const left = [expression];
  for (let nodes = 0; nodes <= limit; nodes++) {
    const next = left.pop();
    if (next === undefined) return false;
    left.push(...childrenOf(next));
  }
  return true;
}
