import type { Language } from '@lemma/core/language';
import { placeNames, readPlace, writeListQuery, writePlace, type ListPlace } from '@lemma/core/list-place';
import { readSelectorParameters, writeSelectorParameters, type SelectorParameters } from '@lemma/core/selection';
import { previewAddress, worksheetAddress } from './addresses.ts';

/** What an address of the selector says besides its page: what the LMS asks for, and where to choose from. */
export interface SelectorPlace {
  readonly parameters: SelectorParameters;
  readonly list: ListPlace;
}

/** Parameters of an LMS by all their names, and our own of the selector; everything else belongs to its page. */
const ownNames: ReadonlySet<string> = new Set([
  ...['org', 'serverUrl', 'problemLang', 'origin', 'uiLang', 'gradingType', 'multiCourse', 'worksheet', 'sso'],
  ...['multiSelect', 'multiselect', 'selection', 'problem'],
  ...Object.values(placeNames),
]);

/** The language of what a page shows: in the list of the selector, `lang` is an older name of the LMS for its own. */
const listLanguage = 'listLang';

/** What the address of a list says. */
export function placeInList(search: string): SelectorPlace {
  return { parameters: readSelectorParameters(search), list: readPlace('selector', search) };
}

/** What the address of a preview or worksheet says, where `lang` is the language shown. */
export function placeInPage(search: string): SelectorPlace {
  const query = fieldsOf(search).filter((field) => nameOf(field) !== 'lang');
  return { parameters: readSelectorParameters(query.join('&')), list: readPlace('selector', search) };
}

/** The part of every address that says where in the selector it is. */
function keptQuery({ parameters, list }: SelectorPlace): string {
  return [writeSelectorParameters(parameters), writePlace('selector', list)].filter((part) => part !== '').join('&');
}

/** The search in the address of a list. */
export function searchInList(search: string): string {
  return fieldsOf(search)
    .filter((field) => !ownNames.has(nameOf(field)) && nameOf(field) !== 'lang')
    .map((field) => renamed(field, listLanguage, 'lang'))
    .join('&');
}

/** The query of a list with a search in it. */
export function listQuery(place: SelectorPlace, search: string): string {
  const own = fieldsOf(writeListQuery('selector', place.list, search)).map((field) =>
    renamed(field, 'lang', listLanguage),
  );
  return [writeSelectorParameters(place.parameters), ...own].filter((part) => part !== '').join('&');
}

/** The address of a document in the selector. */
export function selectorPreviewAddress(place: SelectorPlace, path: string, language: Language, seed?: number): string {
  return keeping(place, previewAddress('selector', path, language, seed));
}

/** The address of a worksheet in the selector. */
export function selectorWorksheetAddress(
  place: SelectorPlace,
  ...worksheet: Parameters<typeof worksheetAddress> extends [unknown, ...infer Rest] ? Rest : never
): string {
  return keeping(place, worksheetAddress('selector', ...worksheet));
}

function keeping(place: SelectorPlace, address: string): string {
  const kept = keptQuery(place);
  return kept === '' ? address : address.replace('?', `?${kept.replaceAll('$', '$$$$')}&`);
}

function fieldsOf(search: string): readonly string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((field) => field !== '');
}

function nameOf(field: string): string {
  return field.split('=')[0] ?? '';
}

function renamed(field: string, from: string, to: string): string {
  return field.startsWith(`${from}=`) ? `${to}${field.slice(from.length)}` : field;
}
