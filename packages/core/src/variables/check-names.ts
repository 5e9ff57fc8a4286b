import { isReservedName } from '../expression/index.ts';
import type { VariableDefinition } from './definition.ts';
import type { VariableFailure } from './failure.ts';

/** A letter, then letters, digits and underscores (specification 002 §5.1). */
const nameRule = /^[A-Za-z]\w*$/;

/** What is wrong with the names of variables: not a name, reserved, or taken by an earlier definition. */
export function checkNames(definitions: readonly VariableDefinition[]): readonly VariableFailure[] {
  const failures: VariableFailure[] = [];
  const taken = new Map<string, VariableDefinition>();
  for (const definition of definitions) {
    const { name, nameSpan: span } = definition;
    const first = taken.get(name);
    if (!nameRule.test(name)) failures.push({ kind: 'badName', span, name });
    else if (isReservedName(name)) failures.push({ kind: 'reservedName', span, name });
    else if (first !== undefined) failures.push({ kind: 'duplicateName', span, name, first: first.nameSpan });
    else taken.set(name, definition);
  }
  return failures;
}
