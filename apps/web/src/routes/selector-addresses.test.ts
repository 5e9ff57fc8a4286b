import { initialCriteria, readCriteria, writeCriteria } from '@lemma/core/search';
import { describe, expect, it } from 'vitest';
import {
  listQuery,
  placeInList,
  placeInPage,
  searchInList,
  selectorPreviewAddress,
  selectorWorksheetAddress,
} from './selector-addresses.ts';

const lms =
  'org=rwth&serverUrl=https%3A%2F%2Fp.example%2Fapi%2F&problemLang=de&origin=https%3A%2F%2Fm.example&uiLang=de_du' +
  '&gradingType=all&multiCourse=true&worksheet=true&multiselect=true&problem=a/$b';
const place = placeInList(`?${lms}&scope=all`);

function searchOf(address: string): string {
  return new URL(address, 'http://localhost').search;
}

describe('an address of the selector', () => {
  it('keeps what the LMS asks for in a preview, whatever the language shown', () => {
    const address = selectorPreviewAddress(place, 'fractions/a b', 'fr', 7);
    expect(address).toMatch(/^\/lms-problem-selector\/preview\?/);
    const query = new URLSearchParams(searchOf(address));
    expect([query.get('path'), query.get('lang'), query.get('seed')]).toEqual(['fractions/a b', 'fr', '7']);
    expect(placeInPage(searchOf(address))).toEqual(place);
  });

  it('keeps it in a worksheet', () => {
    const address = selectorWorksheetAddress(place, { by: 'template', id: 't1' }, { language: 'zh', selected: 2 });
    expect(address).toMatch(/^\/lms-problem-selector\/worksheet\?/);
    expect(new URLSearchParams(searchOf(address)).get('templateId')).toBe('t1');
    expect(placeInPage(searchOf(address))).toEqual(place);
  });

  it.each(['', 'lang=fr&query=a%26b&page=2', 'type=worksheet&lang='])('keeps it beside a search: %j', (search) => {
    const query = listQuery(place, search);
    expect(placeInList(query)).toEqual(place);
    expect(searchInList(query)).toBe(search);
  });

  it('keeps a server as the source, and no kind that a source does not have', () => {
    const server = placeInList('?source=https%3A%2F%2Ftu.example%2Fapi%2F&scope=all');
    expect(server.list).toEqual({
      source: { kind: 'server', url: 'https://tu.example/api/' },
      scope: 'coursesAndTasks',
    });
    expect(placeInList(listQuery(server, 'query=a'))).toEqual(server);
    const pool = placeInList('?source=pool&scope=all');
    expect(searchInList(listQuery(pool, 'type=worksheet&query=a'))).toBe('query=a');
  });

  it('takes no language of a search for one of the LMS', () => {
    const drag = placeInList('?serverUrl=https://p.example/api/');
    const search = writeCriteria({ ...initialCriteria('en'), query: 'x' });
    const query = listQuery(drag, search);
    expect(placeInList(query)).toEqual(drag);
    expect(readCriteria(searchInList(query), initialCriteria('de'))).toMatchObject({ language: 'en', query: 'x' });
  });

  it('takes the older name for the language of the LMS from a first address, and no search from it', () => {
    expect(placeInList('?lang=fr').parameters.problemLang).toBe('fr');
    expect(searchInList('?lang=fr&org=a')).toBe('');
  });
});
