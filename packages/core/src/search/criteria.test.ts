import { describe, expect, it } from 'vitest';
import { activeFilters, dropFilter, type ActiveFilter } from './active-filters.ts';
import { initialCriteria, narrowsDifficulty, pageCount, sortOrders, sortOrdersOf } from './criteria.ts';
import { clearFilters, filterBy, limitDifficulty, lookFor, sortBy, toggleObjective, turnTo } from './transitions.ts';

const third = turnTo(initialCriteria('en'), 3);

describe('transitions of a search (specification 000 §4)', () => {
  it.each([
    ['a query', filterBy(third, { query: 'sin' })],
    ['a language', filterBy(third, { language: 'fr' })],
    ['a section', filterBy(third, { section: 'Analysis' })],
    ['a chapter', filterBy(third, { chapter: 1001 })],
    ['a topic', filterBy(third, { topic: 'Analysis/Limits' })],
    ['an objective', toggleObjective(third, 'prove')],
    ['a difficulty', limitDifficulty(third, { from: 2, to: 4 })],
    ['customised documents', filterBy(third, { isCustomised: true })],
    ['own worksheets', filterBy(third, { isOwn: true })],
    ['another kind', lookFor(third, 'article')],
    ['another order', sortBy(third, 'nameDescending')],
  ])('go back to the first page for %s', (_title, criteria) => {
    expect(criteria.page).toBe(1);
  });

  it.each(['difficultyAscending', 'difficultyDescending'] as const)(
    'replace %s by relevance for worksheets',
    (sort) => {
      expect(lookFor(sortBy(third, sort), 'worksheet').sort).toBe('relevance');
    },
  );

  it.each(['nameAscending', 'dateDescending', 'relevance'] as const)('keep %s for worksheets', (sort) => {
    expect(lookFor(sortBy(third, sort), 'worksheet').sort).toBe(sort);
  });

  it('forget the filter on customisations for worksheets, which have none', () => {
    expect(lookFor(filterBy(third, { isCustomised: true }), 'worksheet').isCustomised).toBe(false);
    expect(lookFor(filterBy(third, { isCustomised: true }), 'pdf').isCustomised).toBe(false);
  });

  it('forget the filter on own worksheets for documents, which have no author', () => {
    const own = filterBy(lookFor(third, 'worksheet'), { isOwn: true });
    expect(lookFor(own, 'worksheet').isOwn).toBe(true);
    expect(lookFor(own, 'problem').isOwn).toBe(false);
    expect(activeFilters(own)).toEqual([{ kind: 'own' }]);
    expect(dropFilter(own, { kind: 'own' }).isOwn).toBe(false);
  });

  it('take an objective out that is chosen again', () => {
    expect(toggleObjective(toggleObjective(third, 'prove'), 'prove').objectives).toEqual([]);
  });

  it('turn difficulties the right way round and keep them from 0 to 10', () => {
    expect(limitDifficulty(third, { from: 12, to: -3 }).difficulty).toEqual({ from: 0, to: 10 });
  });

  it('never turn to a page before the first', () => {
    expect(turnTo(third, 0).page).toBe(1);
  });
});

describe('orders', () => {
  it('compare difficulties for problems only', () => {
    expect(sortOrdersOf('problem')).toEqual(sortOrders);
    expect(sortOrdersOf('worksheet')).toEqual([
      'relevance',
      'nameAscending',
      'nameDescending',
      'dateAscending',
      'dateDescending',
    ]);
  });
});

describe('the filter on difficulty (specification 000 §5)', () => {
  it('is sent only when it differs from the full range, and only for problems', () => {
    const narrowed = limitDifficulty(third, { from: 0, to: 9 });
    expect(narrowsDifficulty(third)).toBe(false);
    expect(narrowsDifficulty(narrowed)).toBe(true);
    expect(narrowsDifficulty(lookFor(narrowed, 'article'))).toBe(false);
  });
});

describe('active filters', () => {
  const all = limitDifficulty(
    filterBy(third, {
      query: ' sin ',
      section: 'S',
      chapter: 2,
      topic: 'T',
      objectives: ['prove'],
      isCustomised: true,
    }),
    { from: 2, to: 4 },
  );
  const filters: readonly ActiveFilter[] = [
    { kind: 'query', value: 'sin' },
    { kind: 'section', value: 'S' },
    { kind: 'chapter', value: 2 },
    { kind: 'topic', value: 'T' },
    { kind: 'objective', value: 'prove' },
    { kind: 'difficulty', range: { from: 2, to: 4 } },
    { kind: 'customised' },
  ];

  it('are those that leave hits out', () => {
    expect(activeFilters(all)).toEqual(filters);
    expect(activeFilters(third)).toEqual([]);
  });

  it.each(filters)('can be taken away one by one: $kind', (filter) => {
    expect(activeFilters(dropFilter(all, filter))).toEqual(filters.filter((other) => other !== filter));
  });

  it('can be taken away at once, which keeps kind, language and order', () => {
    const cleared = clearFilters(sortBy(lookFor(all, 'article'), 'nameAscending'));
    expect(activeFilters(cleared)).toEqual([]);
    expect(cleared).toMatchObject({ kind: 'article', language: 'en', sort: 'nameAscending', page: 1 });
  });
});

describe('the number of pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [15, 1],
    [16, 2],
    [150, 10],
  ])('of %i hits is %i', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });
});
