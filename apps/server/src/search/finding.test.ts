import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { search, type SearchRequest, type SearchResponse } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { processorTime, sample, startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ content: pool });
});
afterAll(() => platform.dispose());

const pool = [
  sample('fractions/add', {
    titles: { de: 'Brüche addieren', en: 'Adding fractions', fr: 'Additionner des fractions', zh: '分数的加法' },
    topic: 'arithmetic/fractions',
    difficulty: 3,
  }),
  sample('fractions/rules', { titles: { de: 'Rechnen mit Brüchen', en: 'Rules for fractions' } }),
  sample('fractions/percent', {
    titles: { de: 'Prozente und Brüche', zh: '百分数' },
    description: 'Anteile berechnen',
  }),
  sample('derivatives/rules', {
    kind: 'article',
    titles: {
      de: 'Regeln der Ableitung',
      en: 'Rules of differentiation',
      fr: 'Règles de dérivation',
      zh: '导数的法则',
    },
  }),
  sample('probability/tree', { titles: { de: 'Wahrscheinlichkeit am Baum', fr: 'Arbre de probabilités' } }),
  sample('only/english', { kind: 'article', titles: { en: 'The harmonic series' } }),
];

type Asked = Partial<SearchRequest>;

async function find(asked: Asked): Promise<SearchResponse> {
  const query = { type: 'problem', lang: 'de', ...asked };
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await platform.call('lecturer', `/search?${new URLSearchParams(entries).toString()}`);
  expect(response.body).toContain('searchHits');
  return v.parse(search.response, response.json());
}

function pathsOf({ searchHits }: SearchResponse): readonly string[] {
  return searchHits.map((hit) => ('document' in hit ? hit.document.path : 'id' in hit ? hit.id : hit.path));
}

describe('a query that nothing contains', () => {
  it.each<[string, Asked, SearchResponse['foundBy'], readonly string[], readonly string[]]>([
    [
      'a missing letter',
      { lang: 'en', query: 'fracton' },
      'nearWords',
      ['fractions/add', 'fractions/rules'],
      ['fractions'],
    ],
    ['swapped letters', { type: 'article', query: 'Ableitnug' }, 'nearWords', ['derivatives/rules'], ['Ableitung']],
    ['a doubled letter', { lang: 'fr', query: 'additionnner' }, 'nearWords', ['fractions/add'], ['Additionner']],
    [
      'a wrong letter in French with an accent',
      { lang: 'fr', query: 'probebilité' },
      'nearWords',
      ['probability/tree'],
      ['probabilités'],
    ],
    ['two errors', { query: 'Warscheinlichkait' }, 'nearWords', ['probability/tree'], ['Wahrscheinlichkeit']],
    ['an error beside a right word', { query: 'Brüche adieren' }, 'nearWords', ['fractions/add'], ['bruche addieren']],
    [
      'an error beside a word that is nowhere',
      { query: 'Xylophon adieren' },
      'nearWords',
      ['fractions/add'],
      ['addieren'],
    ],
    [
      'a compound of words',
      { query: 'Bruchrechnung' },
      'nearWords',
      ['fractions/rules', 'fractions/add', 'fractions/percent'],
      ['Brüche', 'Rechnen'],
    ],
    [
      'a compound with a joint',
      { query: 'Wahrscheinlichkeitsbaum' },
      'nearWords',
      ['probability/tree'],
      ['Wahrscheinlichkeit', 'Baum'],
    ],
    ['words of English', { query: 'adding fractions' }, 'otherLanguages', ['fractions/add'], []],
    [
      'a word of German, sought in Chinese',
      { lang: 'zh', query: 'Prozente' },
      'otherLanguages',
      ['fractions/percent'],
      [],
    ],
    ['a word of Chinese', { query: '加法' }, 'otherLanguages', ['fractions/add'], []],
    ['a path', { query: 'fractions/add' }, 'place', ['fractions/add'], []],
    ['a path of a file', { query: '/fractions/add.tex' }, 'place', ['fractions/add'], []],
    ['a folder', { query: 'probability/' }, 'place', ['probability/tree'], []],
    [
      'an address',
      { query: 'https://lemma.example/pool/preview?path=fractions%2Fadd&lang=en' },
      'place',
      ['fractions/add'],
      [],
    ],
    [
      'an address of the way in',
      { query: 'https://lemma.example/pool?resourceId=fractions/add' },
      'place',
      ['fractions/add'],
      [],
    ],
  ])('finds by %s what was meant', async (_, asked, foundBy, found, near) => {
    const answer = await find(asked);
    expect({ foundBy: answer.foundBy, near: answer.nearQueries }).toEqual({ foundBy, near });
    expect([...pathsOf(answer)].sort()).toEqual([...found].sort());
  });
});

describe('what a query found', () => {
  it('is told for every type at once, as each type finds it', async () => {
    for (const query of ['', 'Brüche', 'Regeln', 'Ableitnug']) {
      const totals: Record<string, number> = {};
      for (const type of ['problem', 'article', 'worksheet', 'generic_pdf_document'] as const) {
        const { totalHits, typeTotals } = await find({ type, query });
        totals[type] = totalHits;
        expect(typeTotals[type]).toBe(totalHits);
      }
      expect((await find({ query })).typeTotals).toEqual(totals);
    }
  });

  it('is nothing: then other types and languages are told about', async () => {
    const answer = await find({ query: 'harmonic' });
    expect(answer).toMatchObject({
      totalHits: 0,
      typeTotals: { problem: 0, article: 0, worksheet: 0, generic_pdf_document: 0 },
    });
    expect(answer.elsewhere).toEqual([{ type: 'article', lang: 'en', total: 1 }]);
    expect((await find({ query: 'Ableitung' })).typeTotals).toEqual({
      problem: 0,
      article: 1,
      worksheet: 0,
      generic_pdf_document: 0,
    });
  });

  it('is nothing, since no document has all of the words: each is proposed', async () => {
    const answer = await find({ query: 'Prozente Wahrscheinlichkeit' });
    expect(answer).toMatchObject({ totalHits: 0, nearQueries: ['prozente', 'wahrscheinlichkeit'] });
  });

  it('is nothing near any more when its documents are gone', async () => {
    const word = { language: 'de', word: 'verschwunden', shown: 'verschwunden', pieces: ['verschw'] } as const;
    await platform.database.db
      .insertInto('indexed_word')
      .values({ ...word, pieces: [...word.pieces] })
      .execute();
    expect(await find({ query: 'verschwundem' })).toMatchObject({ totalHits: 0, nearQueries: [] });
  });

  it.each<[Asked, readonly string[]]>([
    [{ query: 'bruche' }, ['Brüche', 'Brüche', 'Brüchen']],
    [{ query: 'Bruch' }, ['Brüche', 'Brüche', 'Brüchen']],
    [{ query: 'adi' }, []],
    [{ query: 'add' }, ['addieren']],
    [{ query: 'Bruchrechnung' }, ['Brüche', 'Brüche', 'Brüchen', 'Rechnen']],
    [{ lang: 'en', query: 'fraction add' }, ['Adding', 'fractions']],
    [{ lang: 'en', query: 'fracton' }, ['fractions', 'fractions']],
    [{ lang: 'fr', query: 'PROBABILITE' }, ['probabilités']],
    [{ lang: 'fr', type: 'article', query: 'regle de derivation' }, ['Règles', 'dérivation']],
    [{ lang: 'zh', query: '分数' }, ['分数', '分数']],
    [{ lang: 'zh', query: '加法分数' }, ['分数', '加法']],
    [{ query: '' }, []],
  ])('is marked in names (%j)', async (asked, words) => {
    const { searchHits } = await find(asked);
    const marked = searchHits.flatMap((hit) =>
      hit.marks.map(([from, to]) => (hit.type === 'worksheet' ? '' : hit.name.slice(from, to))),
    );
    expect(marked.sort()).toEqual([...words].sort());
  });
});

describe('a hostile query', () => {
  it.each([
    'x'.repeat(1000),
    'ab '.repeat(333),
    'bruchrechnungsaufgabe'.repeat(47),
    Array.from({ length: 125 }, (_, n) => `wxrt${n % 10}y`).join(' '),
    'e'.repeat(40).concat(' ').repeat(24),
    '/'.repeat(1000),
    '犇'.repeat(1000),
    `?path=${'a/'.repeat(490)}`,
    '?path=%00',
    'worksheet_%00',
  ])('is answered, with nothing, as soon as any other (%#)', async (query) => {
    const work = await processorTime(async () => expect(await find({ query })).toMatchObject({ totalHits: 0 }));
    expect(work).toBeLessThan(2000);
  });
});
