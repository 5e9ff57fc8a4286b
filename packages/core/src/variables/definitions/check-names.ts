import { isReservedName } from '../../expression/index.ts';
import type { Span } from '../../source/index.ts';
import type { VariableDefinition } from './definition.ts';
import type { VariableFailure } from './failure.ts';

/** A letter, then letters, digits and underscores (specification 002 §5.1). */
const nameRule = /^[A-Za-z]\w*$/;

/** What is wrong with the names of variables: invalid, reserved, or defined more than once, with all places. */
export function checkNames(definitions: readonly VariableDefinition[]): readonly VariableFailure[] {
  const failures: VariableFailure[] = [];
  const places = new Map<string, Span[]>();
  for (const { name, nameSpan: span } of definitions) {
    const known = places.get(name);
    if (!nameRule.test(name)) failures.push({ kind: 'badName', span, name });
    else if (isReservedName(name)) failures.push({ kind: 'reservedName', span, name });
    else if (known === undefined) places.set(name, [span]);
    else {
      known.push(span);
      if (known.length === 2) failures.push({ kind: 'duplicateName', span, name, spans: known });
    }
  }
  return failures;
}
