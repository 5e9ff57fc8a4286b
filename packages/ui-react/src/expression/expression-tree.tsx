import { chakra } from '@chakra-ui/react';
import { childrenOf, type Expression } from '@lemma/core/expression';

/** The tree of an expression as nested lists, showing its structure. */
export function ExpressionTree({ expression }: { readonly expression: Expression }) {
  return (
    <chakra.ul listStyleType="none" ps="0" fontFamily="mono" fontSize="sm">
      <Node expression={expression} />
    </chakra.ul>
  );
}

function Node({ expression }: { readonly expression: Expression }) {
  const children = childrenOf(expression);
  return (
    <li>
      {wordOf(expression)}
      {children.length > 0 && (
        <chakra.ul listStyleType="none" ps="5" borderStartWidth="1px" ms="1">
          {children.map((child, index) => (
            <Node key={index} expression={child} />
          ))}
        </chakra.ul>
      )}
    </li>
  );
}

/** The kind of a node, with its own value. */
function wordOf(node: Expression): string {
  switch (node.kind) {
    case 'number':
    case 'name':
    case 'truth':
      return `${node.kind} ${String(node.value)}`;
    case 'call':
      return `call ${node.name}`;
    case 'relation':
      return `relation ${node.signs.join(' ')}`;
    default:
      return node.kind;
  }
}
