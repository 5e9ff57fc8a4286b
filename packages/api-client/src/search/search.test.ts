import { initialCriteria, limitDifficulty, lookFor, toggleObjective } from '@lemma/core/search';
import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpFilterCatalog } from './http-filter-catalog.ts';
import { HttpSearchGateway } from './http-search-gateway.ts';
import { HttpUserLabelGateway } from './http-user-label-gateway.ts';

const nothing = {
  searchHits: [],
  totalHits: 0,
  typeTotals: { problem: 0, article: 0, worksheet: 0, generic_pdf_document: 0 },
  foundBy: 'words',
  nearQueries: [],
  elsewhere: [],
};
const start = { ...initialCriteria('de'), language: 'de' as const, pageSize: 15 };
const createdDate = '2026-11-22T08:00:00.000Z';
const taxonomy = { topics: [['Analysis', 'Grenzwerte']], objectives: [], labels: [], difficulty: 4 };

async function queryOf(criteria: typeof start): Promise<Record<string, string>> {
  const { http, seen } = fakeServer(json(nothing));
  await new HttpSearchGateway(http).find(criteria).answer;
  return Object.fromEntries(new URL(seen[0]?.target ?? '', 'http://server.test').searchParams);
}

describe('a search', () => {
  it('asks for the page counted from 0, and for nothing that does not narrow it', async () => {
    expect(await queryOf({ ...start, page: 3 })).toEqual({
      type: 'problem',
      lang: 'de',
      pageNumber: '2',
      pageSize: '15',
      sort_by: 'RELEVANCE',
      sort_direction: 'DESC',
    });
  });

  it('asks for everything that narrows it', async () => {
    const narrowed = toggleObjective(toggleObjective(limitDifficulty(start, { from: 2, to: 10 }), 'a'), 'b');
    const asked = await queryOf({
      ...start,
      ...narrowed,
      language: 'de',
      query: ' sin ',
      section: 'Kurs 1',
      chapter: 1001,
      userLabels: ['exam', 'easy'],
      topic: 'Analysis/Grenzwerte',
      isCustomised: true,
      sort: 'difficultyDescending',
    });
    expect(asked).toMatchObject({
      query: 'sin',
      section: 'Kurs 1',
      chapter: '1001',
      user_labels: 'exam/easy',
      topics: 'Analysis/Grenzwerte',
      objectives: 'a/b',
      min_difficulty: '2',
      max_difficulty: '10',
      customization: 'true',
      sort_by: 'DIFFICULTY',
      sort_direction: 'DESC',
    });
  });

  it('asks for own worksheets', async () => {
    expect(await queryOf({ ...start, kind: 'worksheet', isOwn: true })).toMatchObject({ own: 'true' });
  });

  it('asks for difficulties of problems only (specification 000 §5)', async () => {
    const narrowed = lookFor(limitDifficulty(start, { from: 2, to: 3 }), 'article');
    expect(await queryOf({ ...start, ...narrowed, language: 'de' })).not.toHaveProperty('min_difficulty');
  });

  it('finds documents and worksheets', async () => {
    const { http } = fakeServer(
      json({
        ...nothing,
        searchHits: [
          {
            type: 'problem',
            id: 'x',
            name: 'Folgen',
            marks: [[0, 6]],
            document: { path: 'a/x' },
            language: 'de',
            languages: ['de', 'zh'],
            worksheetCount: 2,
            taxonomy,
            customized: true,
            userLabels: ['exam'],
            createdDate,
          },
          {
            type: 'worksheet',
            id: 't1',
            title: { de: 'Blatt', fr: 'Feuille' },
            marks: [],
            taxonomies: [taxonomy, taxonomy],
            documents: [
              { path: 'a/x', name: 'Folgen', language: 'de', weight: 3 },
              { path: 'a/x', name: 'Suites', language: 'fr', weight: 3 },
            ],
            createdBy: 'Lea',
            createdById: 'lecturer',
            createdDate,
            visibleToAllAuthors: false,
            mayDelete: true,
          },
          {
            type: 'generic_pdf_document',
            name: 'Kapitel 7',
            marks: [],
            path: 'chapters/7.pdf',
            language: 'de',
            languages: ['de'],
            createdDate,
          },
        ],
        totalHits: 2,
        typeTotals: { problem: 1, article: 0, worksheet: 1, generic_pdf_document: 1 },
        foundBy: 'nearWords',
        nearQueries: ['Folgen'],
        elsewhere: [{ type: 'article', lang: 'fr', total: 3 }],
      }),
    );
    expect(await new HttpSearchGateway(http).find(start).answer).toEqual(
      succeed({
        hits: [
          {
            kind: 'problem',
            id: 'x',
            path: 'a/x',
            name: 'Folgen',
            marks: [[0, 6]],
            language: 'de',
            languages: ['de', 'zh'],
            worksheetCount: 2,
            topics: ['Analysis/Grenzwerte'],
            userLabels: ['exam'],
            isCustomised: true,
            difficulty: 4,
            createdDate,
          },
          {
            kind: 'worksheet',
            id: 't1',
            title: { de: 'Blatt', fr: 'Feuille' },
            marks: [],
            languages: ['de', 'fr'],
            topics: ['Analysis/Grenzwerte'],
            problemCount: 1,
            points: 3,
            createdBy: 'Lea',
            createdDate,
            isVisibleToAll: false,
          },
          {
            kind: 'pdf',
            name: 'Kapitel 7',
            marks: [],
            path: 'chapters/7.pdf',
            language: 'de',
            languages: ['de'],
            createdDate,
          },
        ],
        total: 2,
        totals: { problem: 1, article: 0, worksheet: 1, pdf: 1 },
        foundBy: 'nearWords',
        nearQueries: ['Folgen'],
        elsewhere: [{ kind: 'article', language: 'fr', total: 3 }],
      }),
    );
  });

  it.each([
    [refused(403, 'forbidden'), 'forbidden'],
    [refused(503, 'database_not_available'), 'unavailable'],
  ])('tells why it failed (%#)', async (answer, kind) => {
    const { http } = fakeServer(answer);
    expect(await new HttpSearchGateway(http).find(start).answer).toEqual(fail({ kind }));
  });

  it('that is cancelled aborts its request', async () => {
    const { http, seen } = fakeServer(json(nothing));
    const search = new HttpSearchGateway(http).find(start);
    search.cancel();
    expect(await search.answer).toEqual(fail({ kind: 'unavailable' }));
    expect(seen).toEqual([]);
  });
});

describe('what the pool can be filtered by', () => {
  it('are the values that the hits of a search have, counted', async () => {
    const same = {
      languages: [{ value: 'fr' as const, count: 3 }],
      sections: [{ value: '1', count: 3 }],
      objectives: [{ value: 'add-fractions', count: 1 }],
      userLabels: [{ value: 'exam', count: 1 }],
      own: 0,
    };
    const values = {
      ...same,
      chapters: [{ value: '1001', count: 2 }],
      topics: [
        { value: 'geometry', count: 2 },
        { value: 'geometry/right-triangle', count: 1 },
      ],
      difficulties: [{ value: '4', count: 2 }],
      customized: 1,
    };
    const { http, seen } = fakeServer(() => json(values));
    const wanted = { ...start, kind: 'article' as const, language: 'fr' as const, chapter: 1001, query: 'b', page: 3 };
    expect(await new HttpFilterCatalog(http).choices(wanted)).toEqual(
      succeed({
        ...same,
        chapters: [{ value: 1001, count: 2 }],
        topics: [
          { path: 'geometry', count: 2, children: [{ path: 'geometry/right-triangle', count: 1, children: [] }] },
        ],
        difficulties: [{ value: 4, count: 2 }],
        customised: 1,
      }),
    );
    expect(seen.map(({ target }) => target)).toEqual(['/api/search/filters?type=article&lang=fr&query=b&chapter=1001']);
  });

  it('is not known while the server is away', async () => {
    const { http } = fakeServer(refused(503, 'database_not_available'));
    expect(await new HttpFilterCatalog(http).choices(start)).toEqual(fail({ kind: 'unavailable' }));
  });
});

describe('labels of users', () => {
  const labelling = { paths: ['a', 'b'], label: 'exam', isSet: true };

  it('are given in one call, which names what has changed', async () => {
    const { http, seen } = fakeServer(json({ paths: ['b'] }));
    expect(await new HttpUserLabelGateway(http).label(labelling)).toEqual(succeed(['b']));
    expect(seen).toMatchObject([
      { method: 'POST', target: '/api/content/documents/user-labels', body: labelling, key: 'key 1' },
    ]);
  });

  it.each([
    [403, { kind: 'forbidden' }],
    [500, { kind: 'faulty' }],
  ])('are not given if the server answers %i', async (status, failure) => {
    const { http } = fakeServer(refused(status, 'some_id'));
    expect(await new HttpUserLabelGateway(http).label(labelling)).toEqual(fail(failure));
  });
});
