import { isLanguage, type Language } from '@lemma/core/language';
import type { AnsweredPlace } from '@lemma/core/learner';
import type { KeyValueStorage } from '@lemma/core/platform';
import type { WorksheetReference } from '@lemma/core/worksheet';
import type { PlaygroundKind } from '@lemma/ui-react/try-out';
import { areas, pageAt, pages, type Area } from './pages.ts';

/** The address of a document; with a seed, of that variant. */
export function previewAddress(area: Area, path: string, language: Language, seed?: number): string {
  return `${areas[area].preview.path}?${documentQuery(path, language, seed)}`;
}

/** The address of a document on its own. */
export function snapshotAddress(path: string, language: Language, seed?: number): string {
  return `${pages.snapshot.path}?${documentQuery(path, language, seed)}`;
}

/** The address of a problem as its learner works on it, on its own or in a worksheet; or of the work of another. */
export function problemAddress(
  path: string,
  language: Language,
  worksheet?: string,
  learner?: string,
  signedDeadline?: string,
): string {
  const query = new URLSearchParams({ path, lang: language });
  if (worksheet !== undefined) query.set('worksheet', worksheet);
  if (signedDeadline !== undefined) query.set(deadlineKey, signedDeadline);
  if (learner !== undefined) query.set('user', learner);
  return `${pages.problem.path}?${query.toString()}`;
}

/** The name of the signed deadline of a worksheet in an address (specification 000 §3). */
const deadlineKey = 'signedDeadline';

/** The signed deadline of a worksheet in an address, unread: whether it counts the server decides. */
export function signedDeadlineIn(query: URLSearchParams): string | undefined {
  return query.get(deadlineKey) ?? undefined;
}

/** The worksheet that a problem in an address is solved in; undefined if it is solved on its own. */
export function problemWorksheetIn(query: URLSearchParams): string | undefined {
  const worksheet = query.get('worksheet') ?? '';
  return worksheet === '' ? undefined : worksheet;
}

/** The address of a self-test of a course. */
export function selftestAddress(id: string): string {
  return `${pages.selftest.path}?${new URLSearchParams({ id }).toString()}`;
}

/** The self-test in an address; empty if there is none. */
export function selftestIn(query: URLSearchParams): string {
  return query.get('id') ?? '';
}

/** The address of a learner's work, for those who accompany him; of all learners if none is given. */
export function learnerAddress(learner?: string): string {
  if (learner === undefined) return pages.learners.path;
  return `${pages.learners.path}?${new URLSearchParams({ user: learner }).toString()}`;
}

/** The learner in an address, by the subject of the access token. */
export function learnerIn(query: URLSearchParams): string | undefined {
  const learner = query.get('user') ?? '';
  return learner === '' ? undefined : learner;
}

/** The address of what all learners have answered to a question of a problem, from 1; by default to the first. */
export function answersAddress({ path, worksheet }: AnsweredPlace, question?: number): string {
  const query = new URLSearchParams({ problem: path });
  if (worksheet !== undefined) query.set('worksheet', worksheet);
  if (question !== undefined) query.set('question', String(question));
  return `${pages.learners.path}?${query.toString()}`;
}

/** The problem in such an address, and its question. */
export function answersIn(query: URLSearchParams): (AnsweredPlace & { readonly question?: number }) | undefined {
  const path = query.get('problem') ?? '';
  const worksheet = problemWorksheetIn(query);
  const question = Number(query.get('question') ?? '');
  if (path === '') return undefined;
  return {
    path,
    ...(worksheet !== undefined && { worksheet }),
    ...(Number.isInteger(question) && question > 0 && { question }),
  };
}

/** The address of an article of the open course. */
export function articleAddress(path: string, language: Language): string {
  return `${pages.article.path}?${documentQuery(path, language, undefined)}`;
}

function documentQuery(path: string, language: Language, seed: number | undefined): string {
  const query = new URLSearchParams({ path, lang: language });
  if (seed !== undefined) query.set('seed', String(seed));
  return query.toString();
}

/** The parameter names in a worksheet's address: `id` is the worksheet's own, specification 000 §2. */
const worksheetKeys = { worksheet: 'id', template: 'templateId' } as const;

interface WorksheetView {
  readonly language?: Language | undefined;
  /** One of its problems, counted from 0. */
  readonly selected?: number;
  /** The seed of its problems' variants. */
  readonly seed?: number | undefined;
}

/** The address of a worksheet, in a language and at one of its problems. */
export function worksheetAddress(
  area: Area,
  { by, id, signedDeadline }: WorksheetReference,
  { language, selected = 0, seed }: WorksheetView = {},
): string {
  const query = worksheetQuery({ by, id }, language);
  if (selected !== 0) query.set(selectedKey, String(selected));
  if (seed !== undefined) query.set('seed', String(seed));
  if (signedDeadline !== undefined) query.set(deadlineKey, signedDeadline);
  return `${areas[area].worksheet.path}?${query.toString()}`;
}

/** The query of an address that names a worksheet and a language. */
export function worksheetQuery({ by, id }: WorksheetReference, language: Language | undefined): URLSearchParams {
  const query = new URLSearchParams({ [worksheetKeys[by]]: id });
  if (language !== undefined) query.set('lang', language);
  return query;
}

/** The worksheet in an address; one without a worksheet yields an empty id. */
export function worksheetIn(query: URLSearchParams): WorksheetReference {
  const template = query.get(worksheetKeys.template);
  const signedDeadline = signedDeadlineIn(query);
  return template === null
    ? {
        by: 'worksheet',
        id: query.get(worksheetKeys.worksheet) ?? '',
        ...(signedDeadline !== undefined && { signedDeadline }),
      }
    : { by: 'template', id: template };
}

/** A document or a worksheet, as the address of a resource names it. */
export type Resource =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'worksheet'; readonly id: string; readonly signedDeadline?: string };

/** Before the id of a worksheet, where paths of documents are possible, too (specification 000 §4). */
export const worksheetPrefix = 'worksheet_';

/** The resource in an address: a worksheet's id with its prefix, or the path of a document (specification 000 §2). */
export function resourceIn(query: URLSearchParams): Resource | undefined {
  const id = query.get('resourceId')?.trim() ?? '';
  if (id === '' || id === worksheetPrefix) return undefined;
  if (id.startsWith(worksheetPrefix)) {
    const signedDeadline = signedDeadlineIn(query);
    const worksheet = { kind: 'worksheet', id: id.slice(worksheetPrefix.length) } as const;
    return { ...worksheet, ...(signedDeadline !== undefined && { signedDeadline }) };
  }
  return { kind: 'document', path: id };
}

/** The address of a resource in a language. */
export function resourceAddress(resource: Resource, language: Language): string {
  const resourceId = resource.kind === 'worksheet' ? worksheetPrefix + resource.id : resource.path;
  const query = new URLSearchParams({ resourceId, lang: language });
  if (resource.kind === 'worksheet' && resource.signedDeadline !== undefined) {
    query.set(deadlineKey, resource.signedDeadline);
  }
  return `${pages.resource.path}?${query.toString()}`;
}

/** The name of the worksheet template in a list's address whose panel is open. */
const detailsKey = 'details';

/** The worksheet template whose panel a list's address opens. */
export function detailsIn(query: URLSearchParams): string | undefined {
  return query.get(detailsKey) ?? undefined;
}

/** A list's address with the panel of a worksheet template, or without one. */
export function withDetails(query: URLSearchParams, templateId: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (templateId === undefined) changed.delete(detailsKey);
  else changed.set(detailsKey, templateId);
  return changed;
}

/** The list at an address, or that of the pool, with the panel of a worksheet template. */
export function detailsAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  templateId: string,
): string {
  const page = pageAt(pathname);
  const isList = Object.values(areas).some(({ list }) => list === page);
  const query = withDetails(new URLSearchParams(isList ? search : ''), templateId);
  return `${(isList ? page : areas.pool.list).path}?${query.toString()}`;
}

/** The navigation state that asks a list to focus its search. */
export const searchWanted = 'search';

/** The hit that is selected in a list's address: a path, or the id of a worksheet template. */
export function selectedIn(query: URLSearchParams): string | undefined {
  const selected = query.get('selected') ?? '';
  if (selected === '') return undefined;
  return selected.startsWith(worksheetPrefix) ? selected.slice(worksheetPrefix.length) : selected;
}

/** The address of the customisation editor: for a problem, in a worksheet or on its own, from an area's list. */
export function customiseAddress(area: Area, path: string, { worksheet, seed, from }: CustomisedPlace = {}): string {
  const query = new URLSearchParams({ path });
  if (worksheet !== undefined) query.set('worksheetId', worksheet);
  query.set('browserType', area);
  if (seed !== undefined) query.set('seed', String(seed));
  if (from !== undefined) query.set(fromKey, from);
  return `${pages.customise.path}?${query.toString()}`;
}

interface CustomisedPlace {
  readonly worksheet?: string | undefined;
  readonly seed?: number | undefined;
  /** The query of the worksheet's page that it was opened from. */
  readonly from?: string | undefined;
}

/** The name of the query of the page that the customisation editor was opened from. */
const fromKey = 'from';

/** The query of the worksheet's page that the customisation editor was opened from. */
export function customisedFromIn(query: URLSearchParams): string | undefined {
  return query.get(fromKey) ?? undefined;
}

/** The address of the worksheet whose problem is customised: as it was when the editor was opened, if that is known. */
export function customisedWorksheetAddress(query: URLSearchParams): string | undefined {
  const area = browserTypeIn(query);
  const worksheet = customisedWorksheetIn(query);
  if (worksheet === undefined) return undefined;
  const from = new URLSearchParams(customisedFromIn(query));
  const known = worksheetIn(from);
  // Read and written again, so that it leads nowhere else.
  return worksheetAddress(area, known.id === '' ? { by: 'worksheet', id: worksheet } : known, {
    language: languageIn(from),
    selected: selectedProblemIn(from),
    seed: seedIn(from),
  });
}

/** The area that the customisation editor was opened from. */
export function browserTypeIn(query: URLSearchParams): 'pool' | 'browser' {
  return query.get('browserType') === 'browser' ? 'browser' : 'pool';
}

/** The worksheet whose problem is customised. */
export function customisedWorksheetIn(query: URLSearchParams): string | undefined {
  const worksheet = query.get('worksheetId') ?? '';
  return worksheet === '' ? undefined : worksheet;
}

/** The language in an address, if it is one we have. */
export function languageIn(query: URLSearchParams): Language | undefined {
  const asked = query.get('lang');
  return isLanguage(asked) ? asked : undefined;
}

/** The name of the problem in the address of a worksheet. */
export const selectedKey = 'selectedProblem';

/** The problem in an address, counted from 0; anything but such a number means the first. */
export function selectedProblemIn(query: URLSearchParams): number {
  const asked = query.get(selectedKey) ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}

/** The seed in an address, which decides everything random on a page: another one shows another variant. */
export function seedIn(query: URLSearchParams): number | undefined {
  const asked = query.get('seed') ?? '';
  return /^\d{1,10}$/.test(asked) ? Number(asked) : undefined;
}

/** The address of the current page with another seed; for the developer tools with their kind of source. */
export function seedAddress(seed: number, source: PlaygroundKind = 'tex'): string {
  const query = new URLSearchParams({ seed: String(seed) });
  if (source !== 'tex') query.set('source', source);
  return `?${query.toString()}`;
}

/** The kind of source in an address of the developer tools. */
export function sourceKindIn(query: URLSearchParams): PlaygroundKind {
  const kind = query.get('source');
  return kind === 'xml' || kind === 'expression' ? kind : 'tex';
}

/** Remembers the search in an area, for the way back from a document. */
export function keepListQuery(area: Area, storage: KeyValueStorage, query: string): void {
  storage.write(`list-query.${area}`, query);
}

/** The query of an area's list as last seen; undefined if none was. */
export function keptListQuery(area: Area, storage: KeyValueStorage): string | undefined {
  return storage.read(`list-query.${area}`);
}

/** The address of an area's list as last seen. */
export function listAddress(area: Area, storage: KeyValueStorage): string {
  return areas[area].list.path + (keptListQuery(area, storage) ?? '');
}
