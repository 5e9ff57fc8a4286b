import type { Field } from '../expression/index.ts';
import type { Random } from '../platform/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { RandomRule, VariableDefinition } from './definition.ts';
import { drawVariables } from './draw.ts';
import type { Drawn, DrawnValue } from './drawn.ts';
import type { VariableFailure } from './failure.ts';
import { valueOfDefinition } from './question-value.ts';

/** Definitions of questions that figures do not have, or have in another meaning. */
export const questionTermTypes = ['matrix', 'pmatrix', 'rowVector', 'substitute', 'derivative', 'string'] as const;

/**
 * Gives every variable of a quick check or a question a value: as `drawVariables` does, and then matrices, derivatives and
 * substitutions, and what is made of them.
 */
export function drawQuestion(
  definitions: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  random: Random,
  field: Field = 'real',
): Result<Drawn, readonly VariableFailure[]> {
  const drawn = drawVariables(definitions, rules, random);
  if (!drawn.ok) return drawn;
  const values = new Map(drawn.value);
  let waiting = definitions.filter(({ type, name }) => isTerm(type) && !values.has(name));
  for (;;) {
    const left = waiting.filter((definition) => {
      const value = valueFor(definition, values, field, waiting);
      if (value?.ok) values.set(definition.name, value.value);
      return !value?.ok;
    });
    if (left.length === 0) break;
    if (left.length === waiting.length) {
      const failures = left.flatMap((definition) => failureOf(definition, values, field));
      return fail(failures);
    }
    waiting = left;
  }
  return succeed(
    new Map(
      definitions.flatMap(({ name }) => {
        const value = values.get(name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
}

function isTerm(type: string): boolean {
  return type === 'number' || type === 'function' || questionTermTypes.some((each) => each === type);
}

/** Undefined as long as it needs something that has no value yet. */
function valueFor(
  definition: VariableDefinition,
  values: Drawn,
  field: Field,
  waiting: readonly VariableDefinition[],
): Result<DrawnValue, VariableFailure> | undefined {
  const needed = definition.values.some(({ text }) =>
    waiting.some(({ name }) => name !== definition.name && new RegExp(`\\b${name}\\b`).test(text)),
  );
  return needed ? undefined : valueOfDefinition(definition, values, field);
}

function failureOf(definition: VariableDefinition, values: Drawn, field: Field): readonly VariableFailure[] {
  const value = valueOfDefinition(definition, values, field);
  if (value.ok) return [{ ...dependent(definition) }];
  return [value.failure];
}

function dependent({ name, nameSpan }: VariableDefinition): VariableFailure {
  return { kind: 'dependsOnItself', span: nameSpan, name, names: [name], spans: [nameSpan] };
}
