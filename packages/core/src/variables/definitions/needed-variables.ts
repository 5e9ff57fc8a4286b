import type { VariableDefinition } from './definition.ts';
import { parametersIn, variablesIn } from './term.ts';

/**
 * The variables that need a value before a definition of a question can be evaluated. `drawnTerms`: those of them that
 * are drawn from a set of terms.
 */
export function neededVariables(
  definition: VariableDefinition,
  variables: ReadonlySet<string>,
  drawnTerms: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const { type, values } = definition;
  if (type === 'string') return new Set();
  const [first = '', second = '', third = ''] = values.map(({ text }) => text);
  const bound = boundNames(definition);
  return new Set([
    ...[...variablesIn(first, variables, bound)].filter((name) => !bound.includes(name)),
    ...(type === 'substitute' ? variablesIn(third, variables, []) : []),
    // The variable of differentiation or substitution may be a letter that is drawn.
    ...(type !== 'function' && drawnTerms.has(second.trim()) ? [second.trim()] : []),
  ]);
}

/**
 * Names in the first value of a definition that are not variables: parameters, and the variable of differentiation or
 * substitution.
 */
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
