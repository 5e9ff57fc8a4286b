import { functionsByName, type ExpressionFunction } from '../functions/index.ts';
import type { CallNode, Expression } from '../nodes.ts';
import { parseExpression } from '../reading/parse.ts';
import { mapChildren } from '../tree.ts';
import { difference, negated, power, product, quotient, sum } from './construct.ts';
import { withoutGroups } from './without-groups.ts';

/** Each text is parsed once, on first use. */
const parsed = new Map<ExpressionFunction, readonly Expression[]>();

/** The partial derivatives of a function of the language at the arguments of a call; undefined if it has none. */
export function derivativesOf({ name, items }: CallNode): readonly Expression[] | undefined {
  // The derivatives of log are those of the logarithm to a base.
  const entry = functionsByName.get(name === 'log' && items.length === 1 ? 'ln' : name);
  if (entry?.derivatives === undefined) return undefined;
  let texts = parsed.get(entry);
  if (texts === undefined) {
    texts = entry.derivatives.map(read);
    parsed.set(entry, texts);
  }
  const names = new Map(items.map((item, index) => ['abc'.charAt(index), item] as const));
  return texts.map((text) => rebuilt(text, names));
}

function read(text: string): Expression {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`The derivative ${text} is no expression: ${result.failure.kind}`);
  return withoutGroups(result.value);
}

/** The tree with trees substituted for its names, rebuilt in simplified form. */
function rebuilt(text: Expression, names: ReadonlyMap<string, Expression>): Expression {
  if (text.kind === 'name') return names.get(text.value) ?? text;
  const node = mapChildren(text, (child) => rebuilt(child, names));
  switch (node.kind) {
    case 'add':
      return sum(node.left, node.right);
    case 'subtract':
      return difference(node.left, node.right);
    case 'multiply':
    case 'juxtapose':
      return product(node.left, node.right);
    case 'divide':
      return quotient(node.left, node.right);
    case 'power':
      return power(node.left, node.right);
    case 'negate':
      return negated(node.operand);
    default:
      return node;
  }
}
