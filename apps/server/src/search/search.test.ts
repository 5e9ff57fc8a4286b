import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterValues, labelDocuments, search, type SearchRequest, type SearchResponse } from '@lemma/api-client/wire';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import * as v from 'valibot';
import { loadContent } from '../document/index.ts';
import { sample, sampleContent, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

type Asked = Partial<SearchRequest>;

async function find(asked: Asked, caller: TestCaller = 'lecturer'): Promise<SearchResponse> {
  const query = { type: 'problem', lang: 'de', ...asked };
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await platform.call(caller, `/search?${new URLSearchParams(entries).toString()}`);
  expect(response.body).toContain('searchHits');
  return v.parse(search.response, response.json());
}

async function paths(asked: Asked, caller?: TestCaller): Promise<readonly string[]> {
  const { searchHits } = await find(asked, caller);
  return searchHits.map((hit) => ('document' in hit ? hit.document.path : 'id' in hit ? hit.id : hit.path));
}

describe('what a search can be narrowed by', () => {
  const filters = async (asked: Asked = {}, caller: TestCaller = 'lecturer') => {
    const entries = Object.entries({ type: 'problem', lang: 'de', ...asked }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const response = await platform.call(caller, `/search/filters?${new URLSearchParams(entries).toString()}`);
    return v.parse(filterValues.response, response.json());
  };
  const total = async (asked: Asked) => (await find(asked)).totalHits;

  it('is what the hits have, counted as a search counts it, whatever else narrows it', async () => {
    const searches: readonly Asked[] = [
      {},
      { type: 'article' },
      { type: 'worksheet' },
      { query: 'Brüche' },
      { lang: 'en', topics: 'arithmetic' },
      { section: '1', min_difficulty: 2, max_difficulty: 3 },
      { objectives: 'add-fractions' },
      { type: 'article', chapter: 1001 },
    ];
    for (const asked of searches) {
      const values = await filters(asked);
      const isOfDocuments = asked.type !== 'worksheet';
      for (const { value, count } of values.sections) expect(count).toBe(await total({ ...asked, section: value }));
      for (const { value, count } of values.chapters)
        expect(count).toBe(await total({ ...asked, chapter: Number(value) }));
      for (const { value, count } of values.topics) expect(count).toBe(await total({ ...asked, topics: value }));
      for (const { value, count } of values.objectives)
        expect(count).toBe(await total({ ...asked, objectives: value }));
      for (const { value, count } of values.languages) expect(count).toBe(await total({ ...asked, lang: value }));
      if (!isOfDocuments) continue;
      for (const { value, count } of values.difficulties)
        expect(count).toBe(await total({ ...asked, min_difficulty: Number(value), max_difficulty: Number(value) }));
    }
    const { topics, objectives } = await filters();
    expect(topics.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['arithmetic', 'arithmetic/fractions/addition']),
    );
    expect(objectives.map(({ value }) => value)).toContain('add-fractions');
  });

  it('has other values of a filter beside the chosen one, and the chosen one even if no hit has it', async () => {
    const all = await filters();
    const chosen = await filters({ objectives: 'add-fractions' });
    expect(chosen.objectives).toEqual(all.objectives);
    expect(chosen.topics.length).toBeLessThan(all.topics.length);
    expect((await filters({ section: 'nowhere' })).sections).toEqual([...all.sections, { value: 'nowhere', count: 0 }]);
  });

  it('has chapters, by their numbers', async () => {
    const article = sample('chapters/first', { kind: 'article', titles: { fr: 'Un' }, body: '\\ombchapter{1001} Un.' });
    await loadContent(
      platform.database.db,
      [...sampleContent, article],
      { convertDocument, documentLanguages },
      platform.log,
    );
    expect((await filters({ type: 'article', lang: 'fr' })).chapters).toEqual([{ value: '1001', count: 1 }]);
    expect(await paths({ type: 'article', lang: 'fr', chapter: 1001 })).toEqual(['chapters/first']);
    expect(await paths({ type: 'article', lang: 'fr', chapter: 1 })).toEqual([]);
  });
});

describe('labels of users', () => {
  const label = async (paths: readonly string[], name: string, isSet: boolean, key?: string) => {
    const headers = { ...(key !== undefined && { 'idempotency-key': key }) };
    const payload = { paths, label: name, isSet };
    const response = await platform.call('lecturer', '/content/documents/user-labels', {
      method: 'POST',
      payload,
      headers,
    });
    expect(response.statusCode).toBe(200);
    return v.parse(labelDocuments.response, response.json()).paths;
  };

  it('are given to many documents at once, found, counted, and taken back', async () => {
    expect(await label(['fractions/add', 'equations/solve-9', 'no/such'], ' Klausur 1 ', true)).toEqual([
      'equations/solve-9',
      'fractions/add',
    ]);
    expect(await label(['fractions/add', 'fractions/divide'], 'Klausur 1', true)).toEqual(['fractions/divide']);
    const found = ['fractions/add', 'fractions/divide', 'equations/solve-9'];
    expect(await paths({ user_labels: 'Klausur 1/anderes' })).toEqual(found);
    expect(await paths({ user_labels: 'Klausur 1', section: '2' })).toEqual(['fractions/divide']);
    expect((await find({ query: 'dividieren' })).searchHits).toMatchObject([{ userLabels: ['Klausur 1'] }]);
    const values = await platform.call('lecturer', '/search/filters?lang=fr&type=problem');
    expect(values.json()).toMatchObject({ userLabels: [{ value: 'Klausur 1', count: 1 }] });
    expect(await label(found, 'Klausur 1', false)).toEqual([...found].sort());
    expect(await paths({ user_labels: 'Klausur 1' })).toEqual([]);
  });

  it('change nothing twice: a repeated write is answered as the first time', async () => {
    expect(await label(['fractions/add'], 'once', true, 'key-1')).toEqual(['fractions/add']);
    expect(await label(['fractions/add'], 'once', true, 'key-1')).toEqual(['fractions/add']);
    expect(await label(['fractions/add'], 'once', true, 'key-2')).toEqual([]);
    await label(['fractions/add'], 'once', false);
  });

  it.each([
    { paths: [], label: 'a', isSet: true },
    { paths: ['fractions/add'], label: '  ', isSet: true },
    { paths: ['fractions/add'], label: 'a/b', isSet: true },
    { paths: ['fractions/add'], label: 'x'.repeat(61), isSet: true },
    { paths: ['../secret'], label: 'a', isSet: true },
    { paths: ['fractions/add'], label: 'a\nb', isSet: true },
  ])('are refused when malformed (%j)', async (payload) => {
    const response = await platform.call('lecturer', '/content/documents/user-labels', { method: 'POST', payload });
    expect(response.statusCode).toBe(400);
  });
});

describe('a search', () => {
  it('describes what it finds', async () => {
    const { searchHits, totalHits } = await find({ query: 'addieren' });
    expect(totalHits).toBe(1);
    expect(
      searchHits.map(({ createdDate, ...hit }) => ({ ...hit, isDated: !Number.isNaN(Date.parse(createdDate ?? '')) })),
    ).toEqual([
      {
        isDated: true,
        id: 'fractions/add@de',
        type: 'problem',
        name: 'Brüche addieren',
        marks: [[7, 15]],
        document: { path: 'fractions/add' },
        language: 'de',
        customized: false,
        languages: ['de', 'en', 'fr', 'zh'],
        worksheetCount: 0,
        userLabels: [],
        taxonomy: {
          topics: [['arithmetic', 'fractions', 'addition']],
          objectives: ['add-fractions'],
          labels: [],
          section: '1',
          difficulty: 3,
        },
      },
    ]);
  });

  it('finds only documents of the type and language asked for', async () => {
    expect(await paths({ type: 'article' })).toEqual(['fractions/what-is-a-fraction']);
    expect(await paths({ lang: 'fr' })).toEqual(['fractions/add', 'equations/solve-10']);
    expect(await paths({ lang: 'zh' })).toHaveLength(2);
  });

  it.each<[string, Asked, readonly string[]]>([
    ['another form of a word', { query: 'Gleichung' }, ['equations/solve-10', 'equations/solve-9']],
    ['an umlaut', { query: 'Brüche' }, ['fractions/add', 'fractions/divide']],
    ['an umlaut written out', { query: 'brueche' }, ['fractions/add', 'fractions/divide']],
    ['the singular of a word with an umlaut', { type: 'article', query: 'Haus' }, ['fractions/what-is-a-fraction']],
    ['ß and a written-out umlaut', { type: 'article', query: 'Groesse' }, ['fractions/what-is-a-fraction']],
    ['a word of the text', { query: 'größer' }, ['fractions/divide']],
    ['the beginning of a word', { query: 'gleich' }, ['equations/solve-10', 'equations/solve-9']],
    ['a half-typed last word', { query: 'brüche divid' }, ['fractions/divide']],
    ['all words, in any order', { query: 'dividieren Brüche' }, ['fractions/divide']],
    ['an English plural', { lang: 'en', query: 'fraction' }, ['fractions/add', 'fractions/divide']],
    ['a half-typed English word', { lang: 'en', query: 'divid' }, ['fractions/divide']],
    ['a half-typed word beyond its stem', { lang: 'en', query: 'solvin' }, ['equations/solve-10', 'equations/solve-9']],
    ['French without accents', { lang: 'fr', query: 'equation' }, ['equations/solve-10']],
    ['French with accents', { lang: 'fr', query: 'résoudre équations' }, ['equations/solve-10']],
    ['a Chinese word', { lang: 'zh', query: '分数' }, ['fractions/add']],
    ['a Chinese word inside a longer one', { lang: 'zh', query: '函数' }, ['chinese/derivative']],
    ['two Chinese words apart', { lang: 'zh', query: '分数加法' }, ['fractions/add']],
    ['an objective', { query: 'add-fractions' }, ['fractions/add']],
    ['nothing for a word that is nowhere', { query: 'Integral' }, []],
    ['nothing for signs without letters', { query: '+++' }, []],
    [
      'everything for blanks',
      { query: '  ' },
      ['fractions/add', 'fractions/divide', 'equations/solve-9', 'equations/solve-10'],
    ],
  ])('finds %s', async (_, asked, found) => {
    expect([...(await paths(asked))].sort()).toEqual([...found].sort());
  });

  it.each(["'; drop table document; --", 'a & b | !c:*', '\\', '%_', "'' ''", '🙂', 'x'.repeat(1000)])(
    'takes %j for words and nothing else',
    async (query) => {
      expect(await paths({ query })).toEqual([]);
    },
  );

  it('puts a hit in the name before one in the text', async () => {
    expect(await paths({ lang: 'en', query: 'equation' })).toEqual([
      'equations/solve-10', // in the name and as an objective
      'equations/solve-9',
      'fractions/add',
    ]);
  });
});

describe('filters', () => {
  it.each<[string, Asked, readonly string[]]>([
    ['a section', { section: '2' }, ['fractions/divide']],
    ['a topic', { topics: 'arithmetic/fractions/addition' }, ['fractions/add']],
    ['everything below a topic', { topics: 'arithmetic' }, ['fractions/add', 'fractions/divide']],
    ['no part of a topic name', { topics: 'arith' }, []],
    [
      'one of several objectives',
      { objectives: 'add-fractions/solve-equations' },
      ['fractions/add', 'equations/solve-10'],
    ],
    ['a range of difficulty', { min_difficulty: 4, max_difficulty: 7 }, ['fractions/divide', 'equations/solve-10']],
    [
      'the full range with those without difficulty',
      { min_difficulty: 0, max_difficulty: 10, section: '9' },
      ['equations/solve-9'],
    ],
    ['originals', { customization: false, section: '2' }, ['fractions/divide']],
    ['words and filters together', { query: 'brüche', section: '1' }, ['fractions/add']],
  ])('keep %s', async (_, asked, found) => {
    expect([...(await paths(asked))].sort()).toEqual([...found].sort());
  });
});

describe('customisations', () => {
  it('are none at first for those who may customise; others cannot ask for them', async () => {
    expect(await paths({ customization: true }, 'author')).toEqual([]);
    expect(await paths({ customization: true })).toEqual(await paths({}));
  });
});

describe('the order', () => {
  it('by name counts numbers by value', async () => {
    const names = ['fractions/add', 'fractions/divide', 'equations/solve-9', 'equations/solve-10'];
    expect(await paths({ sort_by: 'NAME', sort_direction: 'ASC' })).toEqual(names);
    expect(await paths({ sort_by: 'NAME', sort_direction: 'DESC' })).toEqual([...names].reverse());
  });

  it('by difficulty puts those without one last', async () => {
    const rising = ['fractions/add', 'equations/solve-10', 'fractions/divide'];
    expect(await paths({ sort_by: 'DIFFICULTY' })).toEqual([...rising, 'equations/solve-9']);
    expect(await paths({ sort_by: 'DIFFICULTY', sort_direction: 'DESC' })).toEqual(
      [...rising].reverse().concat('equations/solve-9'),
    );
  });

  it('by date puts the newest last or first', async () => {
    const newest = new Date('2030-01-01');
    await platform.database.db
      .updateTable('implementation')
      .set({ created_at: newest })
      .where('path', '=', 'fractions/divide')
      .execute();
    expect((await paths({ sort_by: 'DATE', sort_direction: 'DESC' }))[0]).toBe('fractions/divide');
    expect((await paths({ sort_by: 'DATE', sort_direction: 'ASC' })).at(-1)).toBe('fractions/divide');
  });

  it('by date puts those without one last, and says of no other day that they are of it', async () => {
    await platform.database.db
      .updateTable('implementation')
      .set({ created_at: null })
      .where('path', '=', 'fractions/add')
      .execute();
    for (const sort_direction of ['ASC', 'DESC'] as const)
      expect((await paths({ sort_by: 'DATE', sort_direction })).at(-1)).toBe('fractions/add');
    const { searchHits } = await find({ query: 'addieren' });
    expect(searchHits[0]).not.toHaveProperty('createdDate');
  });
});

describe('pages', () => {
  it('follow each other without gaps and know the whole number', async () => {
    const pages = await Promise.all([0, 1, 2].map((pageNumber) => find({ sort_by: 'NAME', pageNumber, pageSize: 3 })));
    expect(pages.map(({ searchHits }) => searchHits.length)).toEqual([3, 1, 0]);
    expect(pages.map(({ totalHits }) => totalHits)).toEqual([4, 4, 4]);
  });
});

it.each([
  'type=problem',
  'type=pdf&lang=de',
  'type=problem&lang=es',
  'type=problem&lang=de&pageSize=1000',
  'type=problem&lang=de&pageNumber=-1',
  'type=problem&lang=de&pageNumber=1.5',
  'type=problem&lang=de&sort_by=SIZE',
  'type=problem&lang=de&lang=en',
  'type=problem&lang=de&min_difficulty=11',
  'type=problem&lang=de&query=%00',
  'type=problem&lang=de&section=%00',
  `type=problem&lang=de&query=${'x'.repeat(1001)}`,
])('refuses the malformed request %s', async (query) => {
  const response = await platform.call('lecturer', `/search?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ id: 'invalid_request' });
});
