import type { RandomRule, VariableDefinition } from '../variables/index.ts';
import type { DrawnVariables } from './question.ts';
import type { PartFormat } from './format.ts';
import { placeText, printSource } from './printing.ts';
import { childOf, childrenOf, sourceTextOf, spanOf } from './xml-element.ts';
import { element as write, type Markup } from './xml-writer.ts';
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
    ...(element.attributes['with'] !== undefined && { drawnWith: element.attributes['with'] }),
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

/** Prints definitions and rules as `variables`; nothing if there are none. */
export function printVariables({ definitions, rules }: DrawnVariables): Markup {
  if (definitions.length === 0 && rules.length === 0) return '';
  return write('variables', {}, [definitions.map(printDefinition), rules.map(printRule)]);
}

function printDefinition(definition: VariableDefinition): Markup {
  const { type, name, nameSpan, drawnWith, options, field, values, attributes, span } = definition;
  const others = drawnWith === undefined ? {} : { with: drawnWith };
  return write('variable', { type, name, 'name-at': placeText(nameSpan), ...others, at: placeText(span) }, [
    ...options.map((option) => printSource('option', option)),
    field === undefined ? '' : printSource('field', field),
    ...values.map((value) => printSource('value', value)),
    ...Object.entries(attributes).map(([attribute, text]) => printSource('attribute', text, { name: attribute })),
  ]);
}

function printRule({ variables, condition, span }: RandomRule): Markup {
  return write('randadjustif', { at: placeText(span) }, [
    variables.map((variable) => printSource('name', variable)),
    condition === undefined ? '' : printSource('condition', condition),
  ]);
}

/** What `variables` holds: definitions and rules. */
export const variablesFormat: PartFormat = {
  tag: 'variables',
  meaning: 'definitions and rules',
  attributes: [],
  content: [
    {
      tag: 'variable',
      many: true,
      meaning: 'a definition as written by its author',
      attributes: [
        { name: 'type', values: 'name', default: '', meaning: 'the name of the command without its backslash' },
        { name: 'name', values: 'name', default: '', meaning: 'its name' },
        { name: 'name-at', values: 'place', default: '0-0', meaning: 'the span of its name' },
        {
          name: 'with',
          values: 'name',
          default: '',
          meaning: 'the first of several variables that are drawn together, which take different elements of one set',
        },
      ],
      content: [
        { tag: 'option', many: true, meaning: 'an option in square brackets', attributes: [], content: ['text'] },
        { tag: 'field', meaning: 'the number field', attributes: [], content: ['text'] },
        {
          tag: 'value',
          many: true,
          meaning: 'one of the arguments, which are separated by commas; commas inside brackets do not separate',
          attributes: [],
          content: ['text'],
        },
        {
          tag: 'attribute',
          many: true,
          meaning: 'an attribute set by a separate command: `\\color{P}{blue}`',
          attributes: [{ name: 'name', values: 'name', default: '', meaning: 'of the command' }],
          content: ['text'],
        },
      ],
    },
    {
      tag: 'randadjustif',
      many: true,
      meaning: 'what to avoid when variables are drawn',
      attributes: [],
      content: [
        { tag: 'name', many: true, meaning: 'a variable to redraw', attributes: [], content: ['text'] },
        { tag: 'condition', meaning: 'what to avoid', attributes: [], content: ['text'] },
      ],
    },
  ],
};
