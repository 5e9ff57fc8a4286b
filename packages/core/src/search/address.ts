import { isLanguage, type Language } from '../language/index.ts';
import {
  hasCustomisations,
  fullDifficulty,
  hitKinds,
  initialCriteria,
  sortOrdersOf,
  type DifficultyRange,
  type SearchCriteria,
} from './criteria.ts';

/**
 * The query string (without `?`) for these criteria; defaults are omitted, and so is the language if it is the one that
 * is `followed`.
 */
export function writeCriteria(criteria: SearchCriteria, followed?: Language): string {
  const {
    kind,
    query,
    language,
    section,
    chapter,
    topic,
    objectives,
    userLabels,
    difficulty,
    isCustomised,
    isOwn,
    sort,
    page,
  } = criteria;
  const start = initialCriteria();
  return [
    ...(kind === start.kind ? [] : [['type', kind]]),
    ...(query === '' ? [] : [['query', query]]),
    ...(language !== undefined && language === followed ? [] : [['lang', language ?? '']]),
    ...(section === undefined ? [] : [['section', section]]),
    ...(chapter === undefined ? [] : [['chapter', String(chapter)]]),
    ...(topic === undefined ? [] : [['topic', topic]]),
    ...objectives.map((objective) => ['objective', objective]),
    ...userLabels.map((label) => ['userLabel', label]),
    ...(difficulty.from === start.difficulty.from && difficulty.to === start.difficulty.to
      ? []
      : [['difficulty', `${String(difficulty.from)}-${String(difficulty.to)}`]]),
    ...(isCustomised ? [['customised', 'true']] : []),
    ...(isOwn ? [['own', 'true']] : []),
    ...(sort === start.sort ? [] : [['sort', sort]]),
    ...(page === start.page ? [] : [['page', String(page)]]),
  ]
    .map((field) => field.map(encode).join('='))
    .join('&');
}

/**
 * The criteria in an address. Missing and meaningless parts are taken from the given criteria, so that every address
 * leads somewhere.
 */
export function readCriteria(query: string, otherwise: SearchCriteria = initialCriteria()): SearchCriteria {
  const fields = fieldsIn(query);
  const all = (name: string) => fields.filter((field) => field.name === name).map((field) => field.value);
  const one = (name: string) => all(name)[0];
  const language = one('lang');
  const page = Number(one('page') ?? otherwise.page);
  const kind = hitKinds.find((known) => known === one('type')) ?? otherwise.kind;
  return {
    kind,
    query: one('query') ?? otherwise.query,
    language: isLanguage(language) ? language : language === '' ? undefined : otherwise.language,
    section: one('section') ?? otherwise.section,
    chapter: readChapter(one('chapter')) ?? otherwise.chapter,
    topic: one('topic') ?? otherwise.topic,
    objectives: [...new Set(all('objective'))],
    userLabels: [...new Set(all('userLabel'))],
    difficulty: readDifficulty(one('difficulty')) ?? otherwise.difficulty,
    isCustomised: hasCustomisations(kind) && one('customised') === 'true',
    isOwn: kind === 'worksheet' && one('own') === 'true',
    sort: sortOrdersOf(kind).find((known) => known === one('sort')) ?? otherwise.sort,
    page: Number.isSafeInteger(page) && page >= 1 ? page : otherwise.page,
  };
}

/** Whether an address specifies the language of the search, even as "none". */
export function saysLanguage(query: string): boolean {
  return fieldsIn(query).some(({ name }) => name === 'lang');
}

/** Whether two criteria lead to the same result. */
export function isSameSearch(one: SearchCriteria, other: SearchCriteria): boolean {
  return writeCriteria(one) === writeCriteria(other);
}

/** A lone surrogate, which no address can carry, becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The fields of a query, decoded, with or without `?`. */
export function fieldsIn(query: string): readonly { readonly name: string; readonly value: string }[] {
  return query.replace(/^\?/, '').split('&').map(readField);
}

function readField(field: string): { readonly name: string; readonly value: string } {
  const [name = '', ...value] = field.split('=');
  return { name: decode(name), value: decode(value.join('=')) };
}

/** A text with a malformed escape is taken literally. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function readDifficulty(text: string | undefined): DifficultyRange | undefined {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? [];
  const range = { from: Number(from), to: Number(to) };
  return range.from <= range.to && range.to <= fullDifficulty.to ? range : undefined;
}

function readChapter(text: string | undefined): number | undefined {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : undefined;
}
