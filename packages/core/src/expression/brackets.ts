import type { Expression } from './nodes.ts';

const sign = 7;
const operand = 9;

/** How tightly a node holds together, from 1 (OR) to 9 (what needs no brackets anywhere). */
function rankOf(expression: Expression): number {
  switch (expression.kind) {
    case 'or':
      return 1;
    case 'and':
      return 2;
    case 'not':
      return 3;
    case 'relation':
      return 4;
    case 'add':
    case 'subtract':
      return 5;
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
      return 6;
    case 'negate':
    case 'plus':
      return sign;
    case 'power':
    case 'root':
      return 8;
    case 'number':
      return expression.value < 0 ? sign : operand;
    default:
      return operand;
  }
}

/** The operands of a binary node, and which ranks they need at least to be read back as they are. */
function ranksNeeded(kind: Expression['kind']): readonly [left: number, right: number] {
  switch (kind) {
    case 'or':
      return [1, 2];
    case 'and':
      return [2, 3];
    case 'add':
    case 'subtract':
      return [5, 6];
    case 'juxtapose':
      return [6, 8];
    case 'power':
    case 'root':
      return [operand, sign];
    default:
      return [6, sign];
  }
}

/**
 * The tree with a bracket node wherever it would be read differently without. Trees that were read have all they need;
 * trees that were put together may not.
 */
export function withBrackets(expression: Expression): Expression {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'truth':
      return expression;
    case 'negate':
    case 'plus':
      return { ...expression, operand: atLeast(sign, expression.operand) };
    case 'not':
      return { ...expression, operand: atLeast(3, expression.operand) };
    case 'factorial':
      return { ...expression, operand: atLeast(operand, expression.operand) };
    case 'absolute':
    case 'group':
      return { ...expression, operand: withBrackets(expression.operand) };
    case 'relation':
      return { ...expression, operands: expression.operands.map((each) => atLeast(5, each)) };
    case 'vector':
    case 'call':
      return { ...expression, items: expression.items.map(withBrackets) };
    default: {
      const [left, right] = ranksNeeded(expression.kind);
      const touching = expression.kind === 'juxtapose' && startsWithNumber(expression.right) && endsWithNumber(expression.left);
      return {
        ...expression,
        left: atLeast(left, expression.left),
        right: atLeast(touching ? operand + 1 : right, expression.right),
      };
    }
  }
}

function atLeast(rank: number, expression: Expression): Expression {
  const inner = withBrackets(expression);
  return rankOf(inner) >= rank ? inner : { kind: 'group', span: inner.span, operand: inner };
}

/** Whether the text of a tree begins with a digit. */
export function startsWithNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'factorial':
      return startsWithNumber(expression.operand);
    case 'power':
    case 'root':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
      return startsWithNumber(expression.left);
    default:
      return false;
  }
}

function endsWithNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'negate':
    case 'plus':
      return endsWithNumber(expression.operand);
    case 'power':
    case 'root':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
      return endsWithNumber(expression.right);
    default:
      return false;
  }
}

/** What stands inside brackets, where a formula shows by other means that it belongs together: on a fraction, in an exponent. */
export function withoutBrackets(expression: Expression): Expression {
  return expression.kind === 'group' ? withoutBrackets(expression.operand) : expression;
}
