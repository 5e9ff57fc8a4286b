import type { ReadDefinition } from './read-definitions.ts';
import type { VariableFailure } from './failure.ts';

interface Visit {
  readonly definition: ReadDefinition;
  readonly needs: Iterator<ReadDefinition>;
}

/** Definitions in an order in which each comes after what it depends on, and a failure for each circle. */
export function inDependencyOrder(definitions: readonly ReadDefinition[]): {
  readonly ordered: readonly ReadDefinition[];
  readonly failures: readonly VariableFailure[];
} {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const needsOf = (definition: ReadDefinition): Iterator<ReadDefinition> =>
    [...dependenciesOf(definition)].flatMap((name) => byName.get(name) ?? [])[Symbol.iterator]();
  const ordered: ReadDefinition[] = [];
  const failures: VariableFailure[] = [];
  const seen = new Set<ReadDefinition>();
  for (const start of definitions) {
    if (seen.has(start)) continue;
    seen.add(start);
    // A stack of our own: chains of definitions may be long.
    const path: Visit[] = [{ definition: start, needs: needsOf(start) }];
    for (let current = path.at(-1); current !== undefined; current = path.at(-1)) {
      const next = current.needs.next();
      if (next.done === true) {
        ordered.push(current.definition);
        path.pop();
      } else if (!seen.has(next.value)) {
        seen.add(next.value);
        path.push({ definition: next.value, needs: needsOf(next.value) });
      } else {
        const from = path.findIndex(({ definition }) => definition === next.value);
        if (from >= 0) failures.push(circle(next.value, path.slice(from)));
      }
    }
  }
  return { ordered, failures };
}

/** Names of variables and functions in the definition of one. */
function dependenciesOf(definition: ReadDefinition): ReadonlySet<string> {
  return definition.kind === 'random' ? new Set() : definition.term.dependsOn;
}

function circle(first: ReadDefinition, path: readonly Visit[]): VariableFailure {
  return {
    kind: 'dependsOnItself',
    span: first.definition.nameSpan,
    name: first.name,
    names: [...path.map(({ definition }) => definition.name), first.name],
    spans: path.map(({ definition }) => definition.definition.nameSpan),
  };
}
