/** Something to be sorted: it has a name, and depends on other names. */
interface Dependent {
  readonly name: string;
  readonly dependsOn: ReadonlySet<string>;
}

/** Everything after its dependencies, and what remains because it, or something it depends on, depends on itself. */
export function inDependencyOrder<Item extends Dependent>(
  items: readonly Item[],
): { readonly ordered: readonly Item[]; readonly waiting: readonly Item[] } {
  const names = new Set(items.map(({ name }) => name));
  const dependants = new Map<string, Item[]>();
  const missing = new Map<Item, number>();
  for (const item of items) {
    const known = [...item.dependsOn].filter((name) => names.has(name));
    missing.set(item, known.length);
    for (const name of known) dependants.set(name, [...(dependants.get(name) ?? []), item]);
  }
  const ordered = items.filter((item) => missing.get(item) === 0);
  // The list grows during iteration: items without remaining dependencies are appended.
  for (const { name } of ordered) {
    for (const dependant of dependants.get(name) ?? []) {
      const left = (missing.get(dependant) ?? 0) - 1;
      missing.set(dependant, left);
      if (left === 0) ordered.push(dependant);
    }
  }
  const placed = new Set(ordered);
  return { ordered, waiting: items.filter((item) => !placed.has(item)) };
}

/** The items that depend on themselves, directly or transitively. */
export function circular<Item extends Dependent>(items: readonly Item[]): readonly Item[] {
  const byName = new Map(items.map((item) => [item.name, item]));
  return items.filter((item) => {
    const reached = new Set(item.dependsOn);
    for (const name of reached) for (const next of byName.get(name)?.dependsOn ?? []) reached.add(next);
    return reached.has(item.name);
  });
}
