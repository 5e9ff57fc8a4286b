import type { Example, ExampleDefinition } from './example.ts';

/** Random variables take each value in its own brackets (docs/authoring/language.md). */
const bracketEachValue = new Set(['randint', 'randdouble', 'randrat']);

/** The definitions and attributes of an example as source: one line each. */
export function printExample(example: Example): string {
  return [
    '\\begin{variables}',
    ...example.definitions.map((definition) => `  ${printDefinition(definition)}`),
    '\\end{variables}',
    ...example.definitions.flatMap(printAttributes),
    '\\begin{canvas}',
    `  \\plot[${example.isInSpace === true ? 'is3D, ' : ''}coordinateSystem]{${plottedNames(example).join(', ')}}`,
    '\\end{canvas}',
  ].join('\n');
}

/** `\circle{k}{M, 2}` */
export function printDefinition({ type, name, values, options = [] }: ExampleDefinition): string {
  const bracket = options.length > 0 ? `[${options.join(', ')}]` : '';
  const content = bracketEachValue.has(type) ? values.map((value) => `{${value}}`).join('') : `{${values.join(', ')}}`;
  return `\\${type}${bracket}{${name}}${content}`;
}

/** The names an example's board shows. */
export function plottedNames(example: Example): readonly string[] {
  return example.plotted ?? example.definitions.map(({ name }) => name);
}

function printAttributes({ name, attributes = {} }: ExampleDefinition): readonly string[] {
  return Object.entries(attributes).map(([attribute, text]) => `\\${attribute}{${name}}{${text}}`);
}
