import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/index.ts';
import { runs } from '../testing/index.ts';
import { readCriteria, writeCriteria } from './address.ts';
import { hasCustomisations, hitKinds, initialCriteria, sortOrdersOf, type SearchCriteria } from './criteria.ts';

const texts = fc.string({ unit: 'binary', maxLength: 20 });
const criteria: fc.Arbitrary<SearchCriteria> = fc.constantFrom(...hitKinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    query: texts,
    language: fc.option(fc.constantFrom(...languages), { nil: undefined }),
    section: fc.option(texts, { nil: undefined }),
    chapter: fc.option(fc.nat(9999), { nil: undefined }),
    topic: fc.option(texts, { nil: undefined }),
    objectives: fc.uniqueArray(texts, { maxLength: 4 }),
    userLabels: fc.uniqueArray(texts, { maxLength: 4 }),
    difficulty: fc.tuple(fc.nat(10), fc.nat(10)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
    isCustomised: hasCustomisations(kind) ? fc.boolean() : fc.constant(false),
    isOwn: kind === 'worksheet' ? fc.boolean() : fc.constant(false),
    sort: fc.constantFrom(...sortOrdersOf(kind)),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  }),
);

describe('the address of a search', () => {
  it('leads to the criteria it was written from', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        expect(readCriteria(writeCriteria(given))).toEqual(given);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('leads somewhere whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        const read = readCriteria(address);
        expect(readCriteria(writeCriteria(read))).toEqual(read);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('says only what is not as in the beginning', () => {
    expect(writeCriteria(initialCriteria('en'))).toBe('lang=en');
  });

  it('can be read by people', () => {
    const given = { ...initialCriteria('de'), query: 'sin x', difficulty: { from: 2, to: 7 }, page: 2 };
    expect(writeCriteria(given)).toBe('query=sin%20x&lang=de&difficulty=2-7&page=2');
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=two', { page: 1 }],
    ['type=course', { kind: 'problem' }],
    ['sort=price', { sort: 'relevance' }],
    ['type=worksheet&sort=difficultyAscending', { sort: 'relevance' }],
    ['lang=tlh', { language: 'de' }],
    ['lang=', { language: undefined }],
    ['difficulty=7-2', { difficulty: { from: 0, to: 10 } }],
    ['difficulty=2-70', { difficulty: { from: 0, to: 10 } }],
    ['query=100%', { query: '100%' }],
    ['?query=a+b%3Dc', { query: 'a b=c' }],
    ['objective=a&objective=b&objective=a', { objectives: ['a', 'b'] }],
  ])('reads %j with what makes sense in it', (address, expected) => {
    expect(readCriteria(address)).toMatchObject(expected);
  });

  it('is short of nothing when half a surrogate pair is searched for', () => {
    expect(readCriteria(writeCriteria({ ...initialCriteria(), query: 'a\uD800' })).query).toBe('a\uFFFD');
  });
});
