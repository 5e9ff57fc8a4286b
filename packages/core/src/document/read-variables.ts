import type { RandomRule, VariableDefinition } from '../variables/index.ts';
import type { DrawnVariables } from './block.ts';
import { childOf, childrenOf, sourceTextOf, spanOf } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** Reads `variables`: definitions and rules as written, unchecked. */
export function readVariables(element: XmlElement | undefined): DrawnVariables {
  if (element === undefined) return { definitions: [], rules: [] };
  return {
    definitions: childrenOf(element, 'variable').map(readDefinition),
    rules: childrenOf(element, 'randadjustif').map(readRule),
  };
}

function readDefinition(element: XmlElement): VariableDefinition {
  const field = childOf(element, 'field');
  return {
    type: element.attributes['type'] ?? '',
    name: element.attributes['name'] ?? '',
    nameSpan: spanOf(element, 'name-at'),
    options: childrenOf(element, 'option').map(sourceTextOf),
    ...(field && { field: sourceTextOf(field) }),
    values: childrenOf(element, 'value').map(sourceTextOf),
    attributes: Object.fromEntries(
      childrenOf(element, 'attribute').map((attribute) => [
        attribute.attributes['name'] ?? '',
        sourceTextOf(attribute),
      ]),
    ),
    span: spanOf(element),
  };
}

function readRule(element: XmlElement): RandomRule {
  const condition = childOf(element, 'condition');
  return {
    variables: childrenOf(element, 'name').map(sourceTextOf),
    ...(condition && { condition: sourceTextOf(condition) }),
    span: spanOf(element),
  };
}
