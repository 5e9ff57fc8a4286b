import { MemoryStorage } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import {
  answersAddress,
  answersIn,
  articleAddress,
  keepListQuery,
  languageIn,
  learnerAddress,
  learnerIn,
  listAddress,
  previewAddress,
  problemAddress,
  problemWorksheetIn,
  resourceAddress,
  resourceIn,
  seedIn,
  selftestAddress,
  selftestIn,
  selectedProblemIn,
  snapshotAddress,
  worksheetAddress,
  worksheetIn,
} from './addresses.ts';

function queryOf(address: string): URLSearchParams {
  return new URL(address, 'http://localhost').searchParams;
}

describe('the address of', () => {
  it('a document keeps every character of its path', () => {
    const address = previewAddress('pool', 'content/a b&c=ü', 'fr');
    expect(address).toMatch(/^\/pool\/preview\?/);
    expect(Object.fromEntries(queryOf(address))).toEqual({ path: 'content/a b&c=ü', lang: 'fr' });
  });

  it('a document by itself names its path and language', () => {
    const address = snapshotAddress('content/a b', 'zh');
    expect(address).toMatch(/^\/snapshot-preview\?/);
    expect(Object.fromEntries(queryOf(address))).toEqual({ path: 'content/a b', lang: 'zh' });
  });

  it('an article of the course names its path and language', () => {
    expect(articleAddress('fractions/a b', 'en')).toBe('/course/article?path=fractions%2Fa+b&lang=en');
  });

  it.each([undefined, 'w 1'])('a problem names its path, language and worksheet: %s', (worksheet) => {
    const address = problemAddress('fractions/a b', 'fr', worksheet);
    expect(address).toMatch(/^\/problem\?/);
    expect(queryOf(address).get('path')).toBe('fractions/a b');
    expect(languageIn(queryOf(address))).toBe('fr');
    expect(problemWorksheetIn(queryOf(address))).toBe(worksheet);
  });

  it('a self-test is named by its id; without one none is found', () => {
    expect(selftestAddress('selftest-a_1')).toMatch(/^\/self-test\?/);
    expect(selftestIn(queryOf(selftestAddress('selftest-a_1')))).toBe('selftest-a_1');
    expect(selftestIn(new URLSearchParams())).toBe('');
  });

  it.each([undefined, 'f:1 a&b'])('a learner leads to his work: %s', (learner) => {
    expect(learnerIn(queryOf(learnerAddress(learner)))).toBe(learner);
    expect(learnerIn(queryOf(problemAddress('a', 'en', 'w1', learner)))).toBe(learner);
    expect(learnerAddress(learner)).toMatch(/^\/learners/);
  });

  it.each([
    [{ path: 'a b' }, undefined],
    [{ path: 'a', worksheet: 'w 1' }, 3],
  ] as const)('a problem leads to the answers of all: %o', (place, question) => {
    const address = answersAddress(place, question);
    expect(address).toMatch(/^\/learners/);
    expect(answersIn(queryOf(address))).toEqual({ ...place, ...(question !== undefined && { question }) });
    expect(learnerIn(queryOf(address))).toBeUndefined();
  });

  it.each(['', '?question=2', '?problem='])('no problem in %j', (query) => {
    expect(answersIn(new URLSearchParams(query))).toBeUndefined();
  });

  it.each(['0', '-1', '1.5', 'x'])('a question %s is none', (question) => {
    expect(answersIn(new URLSearchParams({ problem: 'a', question }))).toEqual({ path: 'a' });
  });

  it('a document keeps its variant in every language', () => {
    expect(seedIn(queryOf(previewAddress('browser', 'a', 'de', 7)))).toBe(7);
    expect(seedIn(queryOf(snapshotAddress('a', 'de', 7)))).toBe(7);
  });

  it.each([
    { by: 'worksheet', id: 'w 1' },
    { by: 'template', id: 't&1' },
  ] as const)('a worksheet leads to it: %o', (reference) => {
    const query = queryOf(worksheetAddress('browser', reference, { language: 'zh', selected: 2, seed: 7 }));
    expect(worksheetIn(query)).toEqual(reference);
    expect(languageIn(query)).toBe('zh');
    expect(selectedProblemIn(query)).toBe(2);
    expect(seedIn(query)).toBe(7);
  });

  it('a worksheet says only what is not as usual', () => {
    expect(worksheetAddress('pool', { by: 'worksheet', id: 'w1' })).toBe('/pool/worksheet?id=w1');
  });

  it('a list is that of the last search in this area', () => {
    const storage = new MemoryStorage();
    expect(listAddress('pool', storage)).toBe('/pool/browser');
    keepListQuery('pool', storage, '?query=sin&page=2');
    expect(listAddress('pool', storage)).toBe('/pool/browser?query=sin&page=2');
    expect(listAddress('browser', storage)).toBe('/browser');
  });
});

describe('an address that asks for', () => {
  it('an unknown language asks for none', () => {
    expect(languageIn(new URLSearchParams('lang=tlh'))).toBeUndefined();
    expect(languageIn(new URLSearchParams(''))).toBeUndefined();
  });

  it('nothing names no worksheet', () => {
    expect(worksheetIn(new URLSearchParams(''))).toEqual({ by: 'worksheet', id: '' });
  });

  it.each([
    ['selectedProblem=3', 3],
    ['selectedProblem=-1', 0],
    ['selectedProblem=two', 0],
    ['', 0],
  ])('a problem by %o gets number %i', (query, number) => {
    expect(selectedProblemIn(new URLSearchParams(query))).toBe(number);
  });

  it.each([
    ['seed=42', 42],
    ['seed=0', 0],
    ['seed=-1', undefined],
    ['seed=1e3', undefined],
    ['', undefined],
  ])('a variant by %o gets the seed %s', (query, seed) => {
    expect(seedIn(new URLSearchParams(query))).toBe(seed);
  });
});

describe('the resource in an address', () => {
  it.each([
    ['worksheet_w 1', { kind: 'worksheet', id: 'w 1' }],
    ['fractions/a b', { kind: 'document', path: 'fractions/a b' }],
  ] as const)('%s is found again', (resourceId, resource) => {
    const read = resourceIn(new URLSearchParams({ resourceId }));
    expect(read).toEqual(resource);
    expect(resourceIn(queryOf(resourceAddress(resource, 'fr')))).toEqual(resource);
    expect(languageIn(queryOf(resourceAddress(resource, 'fr')))).toBe('fr');
  });

  it.each(['', '  ', 'worksheet_'])('%j is none', (resourceId) => {
    expect(resourceIn(new URLSearchParams({ resourceId }))).toBeUndefined();
  });
});
