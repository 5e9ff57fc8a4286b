/** What can be put in an order: it has a name, and names of others that come before it. */
interface Dependent {
  readonly name: string;
  readonly dependsOn: ReadonlySet<string>;
}

/** Everything after what it depends on, and what can have no place, because it depends on itself in the end. */
export function inDependencyOrder<Item extends Dependent>(
  items: readonly Item[],
): { readonly ordered: readonly Item[]; readonly circular: readonly Item[] } {
  const names = new Set(items.map(({ name }) => name));
  const dependants = new Map<string, Item[]>();
  const waiting = new Map<Item, number>();
  for (const item of items) {
    const known = [...item.dependsOn].filter((name) => names.has(name));
    waiting.set(item, known.length);
    for (const name of known) dependants.set(name, [...(dependants.get(name) ?? []), item]);
  }
  const ordered = items.filter((item) => waiting.get(item) === 0);
  // The list grows while it is walked: who waits for nobody any more comes last.
  for (const { name } of ordered) {
    for (const dependant of dependants.get(name) ?? []) {
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) ordered.push(dependant);
    }
  }
  const placed = new Set(ordered);
  return { ordered, circular: items.filter((item) => !placed.has(item)) };
}
