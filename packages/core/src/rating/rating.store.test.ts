import { describe, expect, it } from 'vitest';
import { InMemoryRatings, RecordingLog, TurnedClock } from '../testing/index.ts';
import { RatingStore, shareOf, starsOf } from './index.ts';

async function opened(ratings = new InMemoryRatings('fractions/a', [0.6, 0.8]), permalink = 'fractions/a') {
  const [clock, log] = [new TurnedClock(), new RecordingLog()];
  const store = new RatingStore({ ratings, clock, log }, permalink);
  await store.open();
  return {
    store,
    clock,
    log,
    ratings,
    rating: () => (store.state.rating.status === 'loaded' ? store.state.rating.value : undefined),
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

describe('stars', () => {
  it.each([
    [0, 0.2],
    [1, 0.2],
    [2, 0.4],
    [3, 0.6],
    [4, 0.8],
    [5, 1],
    [9, 1],
  ])('%d are %d of the best', (stars, share) => expect(shareOf(stars)).toBe(share));

  it('of an average of 0.734 are 3.67', () => expect(starsOf(0.734)).toBeCloseTo(3.67));
});

describe('a rating', () => {
  it('is sent once for five clicks in 150 milliseconds: the last', async () => {
    const { store, clock, ratings, rating } = await opened();
    for (const stars of [1, 2, 3, 4, 5]) {
      store.rate(stars);
      clock.turn(30);
    }
    expect(ratings.sent).toEqual([]);
    expect(rating()).toMatchObject({ own: 1, count: 3 });
    clock.turn(200);
    await settle();
    expect(ratings.sent).toEqual([1]);
    expect(rating()?.average).toBeCloseTo(0.8);
  });

  it('is not taken before the reader has worked on the topic; a hint says so for four seconds', async () => {
    const ratings = new InMemoryRatings();
    ratings.isOpen = false;
    const { store, clock, rating } = await opened(ratings);
    store.rate(4);
    expect(store.state.isHinted).toBe(true);
    clock.turn(3999);
    expect(store.state.isHinted).toBe(true);
    clock.turn(1);
    expect(store.state.isHinted).toBe(false);
    expect(ratings.sent).toEqual([]);
    expect(rating()?.own).toBeUndefined();
  });

  it('that has not arrived is as it was, and says so', async () => {
    const { store, clock, ratings, rating } = await opened();
    ratings.failure = { kind: 'unavailable' };
    store.rate(1);
    clock.turn(200);
    await settle();
    expect(store.state.failure).toEqual({ kind: 'unavailable' });
    expect(rating()).toEqual({ isOpen: true, average: 0.7, count: 2 });
  });

  it('is sent when the page is left', async () => {
    const { store, ratings } = await opened();
    store.rate(2);
    store.leave();
    expect(ratings.sent).toEqual([0.4]);
  });

  it('of a wrong permalink is not found, one without a permalink is logged', async () => {
    const wrong = await opened(undefined, 'fractions/gone');
    expect(wrong.store.state.rating).toEqual({ status: 'failed', failure: { kind: 'notFound' } });
    const none = await opened(undefined, '');
    expect(none.store.state.rating.status).toBe('loading');
    expect(none.log.lines).toHaveLength(1);
  });
});
