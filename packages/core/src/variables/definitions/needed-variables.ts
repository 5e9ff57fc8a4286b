import type { VariableDefinition } from './definition.ts';
import { parametersIn, variablesIn } from './term.ts';

/** The variables that must have a value before a definition of a question has one. */
export function neededVariables(definition: VariableDefinition, variables: ReadonlySet<string>): ReadonlySet<string> {
  const { type, values } = definition;
  if (type === 'string') return new Set();
  const [first = '', , third = ''] = values.map(({ text }) => text);
  const bound = boundNames(definition);
  return new Set([
    ...[...variablesIn(first, variables, bound)].filter((name) => !bound.includes(name)),
    ...(type === 'substitute' ? variablesIn(third, variables, []) : []),
  ]);
}

/** Names that are no variables in the first value of a definition: parameters, and what is derived by or substituted. */
export function boundNames({ type, values: [, second] }: VariableDefinition): readonly string[] {
  if (second === undefined) return [];
  switch (type) {
    case 'function':
      return parametersIn(second.text) ?? [];
    case 'substitute':
    case 'derivative':
      return [second.text.trim()];
    default:
      return [];
  }
}
