import type { ManualEntry } from './entry.ts';
import type { PlacedName } from './placed-names.ts';

/** The names an entry documents: those in its environments, or those that no other entry of its name claims. */
export function namesOf(
  entry: ManualEntry,
  names: readonly PlacedName[],
  entries: readonly ManualEntry[],
): readonly PlacedName[] {
  return names.filter((name) => {
    if (!isSame(entry, name)) return false;
    if (entry.within !== undefined) return entry.within.includes(name.place);
    return !entries.some((other) => isSame(other, name) && other.within?.includes(name.place) === true);
  });
}

function isSame(one: Pick<ManualEntry, 'kind' | 'name'>, other: Pick<ManualEntry, 'kind' | 'name'>): boolean {
  return one.kind === other.kind && one.name === other.name;
}
