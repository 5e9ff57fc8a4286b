import { areaLists, hitKindsOf, type ListArea, type ListScope } from './area-list.ts';
import { fieldsIn, type HitKind } from '../search/index.ts';

/** Where the rows of a list come from; a server is known by the address of its calls. */
export type ListSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'pool' }
  | { readonly kind: 'server'; readonly url: string };

/** Which source a list shows, and what of it. */
export interface ListPlace {
  readonly source: ListSource;
  readonly scope: ListScope;
}

/** The names of a place in an address. */
export const placeNames = { source: 'source', scope: 'scope' } as const;

const scopeWords: Readonly<Record<ListScope, string>> = { all: 'all', coursesAndTasks: 'courses' };

/** Longer addresses are not those of servers: an LMS could not store them. */
const longestServer = 255;

/** The word for a source in an address and in a choice. */
export function sourceKey(source: ListSource): string {
  return source.kind === 'server' ? source.url : source.kind;
}

/** The source with a word; undefined if it is none. Whether a server is one of ours is not decided here. */
export function sourceOfKey(key: string): ListSource | undefined {
  if (key === 'all' || key === 'pool') return { kind: key };
  return /^https?:\/\//.test(key) && key.length <= longestServer ? { kind: 'server', url: key } : undefined;
}

/** The source in the scope that its area shows first. */
export function placeAt(area: ListArea, source: ListSource): ListPlace {
  return { source, scope: areaLists[area].sources[source.kind][0]?.scope ?? 'coursesAndTasks' };
}

/**
 * The place with another source; its scope stays if that source has it. The only scope of a source was nobody's choice, so
 * that leaving it leads to what the area shows first.
 */
export function chooseSource(area: ListArea, { source: left, scope }: ListPlace, source: ListSource): ListPlace {
  const wasChosen = areaLists[area].sources[left.kind].length > 1;
  const hasScope = wasChosen && areaLists[area].sources[source.kind].some((list) => list.scope === scope);
  return hasScope ? { source, scope } : placeAt(area, source);
}

/** The place that an address names; what is missing, meaningless or not to be had there is the area's first. */
export function readPlace(area: ListArea, query: string): ListPlace {
  const valueOf = (name: string) => fieldsIn(query).find((field) => field.name === name)?.value;
  const first = placeAt(area, sourceOfKey(valueOf(placeNames.source) ?? '') ?? { kind: 'all' });
  const list = areaLists[area].sources[first.source.kind].find(
    ({ scope }) => scopeWords[scope] === valueOf(placeNames.scope),
  );
  return list === undefined ? first : { source: first.source, scope: list.scope };
}

/** The part of an address that names a place; what is the area's first is omitted. */
export function writePlace(area: ListArea, { source, scope }: ListPlace): string {
  return [
    ...(source.kind === 'all' ? [] : [`${placeNames.source}=${encodeURIComponent(sourceKey(source))}`]),
    ...(placeAt(area, source).scope === scope ? [] : [`${placeNames.scope}=${scopeWords[scope]}`]),
  ].join('&');
}

/** The query of a list at a place with a search in it, which may contain another place. */
export function writeListQuery(area: ListArea, place: ListPlace, search: string): string {
  const kinds: readonly HitKind[] = hitKindsOf(area, place.source.kind);
  const kept = search.split('&').filter((field) => {
    const [{ name, value } = { name: '', value: '' }] = fieldsIn(field);
    if (name === '' || name === placeNames.source || name === placeNames.scope) return false;
    // A source without this kind shows the first that it has.
    return name !== 'type' || kinds.some((kind) => kind === value);
  });
  return [writePlace(area, place), ...kept].filter((part) => part !== '').join('&');
}
