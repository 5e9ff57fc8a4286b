/** What can be put in an order: it has a name, and names of others that come before it. */
interface Dependent {
  readonly name: string;
  readonly dependsOn: ReadonlySet<string>;
}

/** Everything after what it depends on, and what waits for ever, because it or something before it depends on itself. */
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
  // The list grows while it is walked: who waits for nobody any more comes last.
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

/** Those of some items that depend on themselves in the end. */
export function circular<Item extends Dependent>(items: readonly Item[]): readonly Item[] {
  const byName = new Map(items.map((item) => [item.name, item]));
  return items.filter((item) => {
    const reached = new Set(item.dependsOn);
    for (const name of reached) for (const next of byName.get(name)?.dependsOn ?? []) reached.add(next);
    return reached.has(item.name);
  });
}
