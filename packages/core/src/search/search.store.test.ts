import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { InMemorySearchGateway, TurnedClock, aDocumentHit } from '../testing/index.ts';
import { initialCriteria } from './criteria.ts';
import { SearchStore, searchDebounceMs } from './search.store.ts';
import { filterBy, sortBy, turnTo } from './transitions.ts';

const hits = Array.from({ length: 20 }, (_, n) => aDocumentHit({ id: `p${String(n)}`, name: `Problem ${String(n)}` }));
const start = initialCriteria('de');

/** Lets pending answers arrive. */
const arrivals = () =>
  new Promise<void>((arrived) => void Promise.resolve().then(() => Promise.resolve().then(arrived)));

function setUp(gateway = new InMemorySearchGateway(hits), criteria = start) {
  const clock = new TurnedClock();
  const store = new SearchStore({ gateway, clock }, criteria);
  const stop = store.start();
  return { store, clock, gateway, stop };
}

describe('a search', () => {
  it('is loading, then loaded', async () => {
    const { store } = setUp();
    expect(store.state.result).toEqual({ status: 'loading' });
    await arrivals();
    expect(store.state.result).toEqual({ status: 'loaded', value: { hits: hits.slice(0, 15), total: 20 } });
  });

  it('fails with the reason, and can be tried again', async () => {
    const answers = [fail({ kind: 'unavailable' } as const), succeed({ hits: [], total: 0 })];
    const { store } = setUp(new InMemorySearchGateway(() => answers.shift() ?? fail({ kind: 'forbidden' })));
    await arrivals();
    expect(store.state.result).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
    store.retry();
    await arrivals();
    expect(store.state.result).toMatchObject({ status: 'loaded' });
  });

  it('of a session that has ended leaves the list and its filters as they were', async () => {
    const page = { hits: hits.slice(0, 15), total: 20 };
    const answers = [succeed(page), fail({ kind: 'sessionEnded' } as const)];
    const { store } = setUp(new InMemorySearchGateway(() => answers.shift() ?? fail({ kind: 'forbidden' })));
    await arrivals();
    const before = store.state;
    store.choose(turnTo(start, 2));
    await arrivals();
    expect(store.state).toEqual({ ...before, by: 'correction' });
  });

  it('of a session that had ended before anything was found says so', async () => {
    const { store } = setUp(new InMemorySearchGateway(() => fail({ kind: 'sessionEnded' })));
    await arrivals();
    expect(store.state.result).toEqual({ status: 'failed', failure: { kind: 'sessionEnded' } });
  });

  it('asks nobody without a language, and says that it needs one', async () => {
    const { store, gateway } = setUp();
    await arrivals();
    store.choose(filterBy(start, { language: undefined }));
    expect(store.state.result).toEqual({ status: 'failed', failure: { kind: 'languageRequired' } });
    expect(gateway.asked).toHaveLength(1);
  });

  it('shows the last page when it is asked for a later one', async () => {
    const { store } = setUp(undefined, turnTo(start, 99));
    await arrivals();
    await arrivals();
    expect(store.state).toMatchObject({ searched: { page: 2 }, result: { status: 'loaded', value: { total: 20 } } });
  });
});

describe('typing a query', () => {
  it('searches once, when the query has rested for 500 ms', () => {
    const { store, clock, gateway } = setUp();
    store.type('s');
    clock.turn(searchDebounceMs - 1);
    store.type('si');
    clock.turn(searchDebounceMs - 1);
    store.type('sin');
    expect(gateway.asked).toHaveLength(1);
    clock.turn(searchDebounceMs);
    expect(gateway.asked.map(({ query }) => query)).toEqual(['', 'sin']);
  });

  it('shows the query at once, and the result of the old one until the new one is searched', async () => {
    const { store, clock } = setUp();
    await arrivals();
    store.type('sin');
    expect(store.state).toMatchObject({
      criteria: { query: 'sin' },
      searched: { query: '' },
      result: { status: 'loaded' },
    });
    clock.turn(searchDebounceMs);
    expect(store.state).toMatchObject({ searched: { query: 'sin' }, result: { status: 'loading' } });
  });

  it('does not wait when another filter is chosen meanwhile', () => {
    const { store, clock, gateway } = setUp();
    store.type('sin');
    store.choose(sortBy(store.state.criteria, 'nameAscending'));
    expect(gateway.asked.at(-1)).toMatchObject({ query: 'sin', sort: 'nameAscending' });
    clock.turn(searchDebounceMs);
    expect(gateway.asked).toHaveLength(2);
  });

  it('goes back to the first page', () => {
    const { store } = setUp(undefined, turnTo(start, 2));
    store.type('sin');
    expect(store.state.criteria.page).toBe(1);
  });
});

describe('answers that come late', () => {
  it('are dropped, and their search is cancelled', async () => {
    const pending: ((answer: ReturnType<typeof succeed<{ hits: []; total: number }>>) => void)[] = [];
    const gateway = new InMemorySearchGateway(() => new Promise((answer) => pending.push(answer)));
    const { store } = setUp(gateway);
    store.choose(turnTo(start, 2));
    expect(gateway.cancelled).toHaveLength(1);
    pending[1]?.(succeed({ hits: [], total: 22 }));
    await arrivals();
    pending[0]?.(succeed({ hits: [], total: 11 }));
    await arrivals();
    expect(store.state.result).toMatchObject({ value: { total: 22 } });
  });

  it('are dropped when the screen is gone', async () => {
    const { store, stop } = setUp();
    stop();
    await arrivals();
    expect(store.state.result).toEqual({ status: 'loading' });
  });
});

describe('following an address', () => {
  it('searches by criteria that are new', () => {
    const { store, gateway } = setUp();
    store.follow(turnTo(start, 2));
    expect(gateway.asked.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('does nothing when their result is here, even while a query is being typed', () => {
    const { store, gateway } = setUp();
    store.type('si');
    store.follow(start);
    expect(store.state.criteria.query).toBe('si');
    expect(gateway.asked).toHaveLength(1);
  });
});
