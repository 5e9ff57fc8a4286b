import type { Entry } from './entry.ts';
import type { PlacedName } from './placed-names.ts';

/** The names that an entry is about: those in its environments, or those that no other entry of its name claims. */
export function namesOf(entry: Entry, names: readonly PlacedName[], entries: readonly Entry[]): readonly PlacedName[] {
  return names.filter((name) => {
    if (!isSame(entry, name)) return false;
    if (entry.within !== undefined) return entry.within.includes(name.place);
    return !entries.some((other) => isSame(other, name) && other.within?.includes(name.place) === true);
  });
}

function isSame(one: Pick<Entry, 'kind' | 'name'>, other: Pick<Entry, 'kind' | 'name'>): boolean {
  return one.kind === other.kind && one.name === other.name;
}
