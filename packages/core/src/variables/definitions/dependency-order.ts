import type { VariableDefinition } from './definition.ts';
import type { VariableFailure } from './failure.ts';

/** The result of a definition. */
interface Defined {
  readonly name: string;
  readonly definition: VariableDefinition;
}

interface Visit<Each> {
  readonly definition: Each;
  readonly needs: Iterator<Each>;
}

/** The definitions in an order in which each comes after those it depends on, and a failure for each cycle. */
export function inDependencyOrder<Each extends Defined>(
  definitions: readonly Each[],
  dependenciesOf: (definition: Each) => ReadonlySet<string>,
): {
  readonly ordered: readonly Each[];
  readonly failures: readonly VariableFailure[];
} {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const needsOf = (definition: Each): Iterator<Each> =>
    [...dependenciesOf(definition)].flatMap((name) => byName.get(name) ?? [])[Symbol.iterator]();
  const ordered: Each[] = [];
  const failures: VariableFailure[] = [];
  const seen = new Set<Each>();
  for (const start of definitions) {
    if (seen.has(start)) continue;
    seen.add(start);
    // An explicit stack: chains of definitions may be long.
    const path: Visit<Each>[] = [{ definition: start, needs: needsOf(start) }];
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

function circle(first: Defined, path: readonly Visit<Defined>[]): VariableFailure {
  return {
    kind: 'dependsOnItself',
    span: first.definition.nameSpan,
    name: first.name,
    names: [...path.map(({ definition }) => definition.name), first.name],
    spans: path.map(({ definition }) => definition.definition.nameSpan),
  };
}
