import { describe, expect, it } from 'vitest';
import type { Language } from '../language/index.ts';
import { Store, fail, succeed } from '../store/index.ts';
import {
  InMemoryListAddress,
  InMemorySearchGateway,
  InMemoryUserLabelGateway,
  TurnedClock,
  aDocumentHit,
  aResultPage,
} from '../testing/index.ts';
import { writeCriteria } from './address.ts';
import { initialCriteria, pageSize } from './criteria.ts';
import { isDocumentHit, type ResultPage } from './hit.ts';
import { SearchStore, searchDebounceMs } from './search.store.ts';
import { filterBy, sortBy, turnTo } from './transitions.ts';

const hits = Array.from({ length: 20 }, (_, n) => aDocumentHit({ id: `p${String(n)}`, name: `Problem ${String(n)}` }));
const start = initialCriteria('de');

/** Lets pending answers arrive. */
const arrivals = () =>
  new Promise<void>((arrived) => void Promise.resolve().then(() => Promise.resolve().then(arrived)));

class ChosenLanguage extends Store<Language> {
  choose(language: Language): void {
    this.update(() => language);
  }
}

function setUp(
  gateway = new InMemorySearchGateway(hits),
  criteria = start,
  address = new InMemoryListAddress(writeCriteria(criteria)),
) {
  const clock = new TurnedClock();
  const language = new ChosenLanguage('de');
  const userLabels = new InMemoryUserLabelGateway();
  const store = new SearchStore({ gateway, userLabels, clock, address, language, pageSize });
  const searching = store.start();
  return { store, userLabels, clock, gateway, address, language, searching };
}

describe('a search', () => {
  it('is loading, then loaded', async () => {
    const { store } = setUp();
    expect(store.state.result).toEqual({ status: 'loading' });
    await arrivals();
    const value = aResultPage({ hits: hits.slice(0, 15), total: 20, foundBy: 'everything' });
    expect(store.state.result).toEqual({ status: 'loaded', value });
  });

  it('fails with the reason, and can be tried again', async () => {
    const answers = [fail({ kind: 'unavailable' } as const), succeed(aResultPage({ hits: [], total: 0 }))];
    const { store } = setUp(new InMemorySearchGateway(() => answers.shift() ?? fail({ kind: 'forbidden' })));
    await arrivals();
    expect(store.state.result).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
    store.retry();
    await arrivals();
    expect(store.state.result).toMatchObject({ status: 'loaded' });
  });

  it('of a session that has ended leaves the list and its filters as they were', async () => {
    const page = aResultPage({ hits: hits.slice(0, 15), total: 20 });
    const answers = [succeed(page), fail({ kind: 'sessionEnded' } as const)];
    const { store } = setUp(new InMemorySearchGateway(() => answers.shift() ?? fail({ kind: 'forbidden' })));
    await arrivals();
    const before = store.state;
    store.choose(turnTo(start, 2));
    await arrivals();
    expect(store.state).toEqual(before);
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
    const pending: ((answer: ReturnType<typeof succeed<ResultPage>>) => void)[] = [];
    const gateway = new InMemorySearchGateway(() => new Promise((answer) => pending.push(answer)));
    const { store } = setUp(gateway);
    store.choose(turnTo(start, 2));
    expect(gateway.cancelled).toHaveLength(1);
    pending[1]?.(succeed(aResultPage({ hits: [], total: 22 })));
    await arrivals();
    pending[0]?.(succeed(aResultPage({ hits: [], total: 11 })));
    await arrivals();
    expect(store.state.result).toMatchObject({ value: { total: 22 } });
  });

  it('are dropped when the screen is gone', async () => {
    const { store, searching } = setUp();
    searching.dispose();
    await arrivals();
    expect(store.state.result).toEqual({ status: 'loading' });
  });
});

describe('an address', () => {
  it('begins with what it says, and with the language of the interface otherwise', () => {
    expect(setUp(undefined, turnTo(start, 2)).store.state.criteria).toEqual(turnTo(start, 2));
    const language = new ChosenLanguage('fr');
    const ports = {
      gateway: new InMemorySearchGateway(hits),
      userLabels: new InMemoryUserLabelGateway(),
      clock: new TurnedClock(),
      language,
      pageSize,
    };
    expect(new SearchStore({ ...ports, address: new InMemoryListAddress('page=2') }).state.criteria).toEqual(
      turnTo(initialCriteria('fr'), 2),
    );
  });

  it('says what is searched for, each choice as a step', () => {
    const { store, address } = setUp();
    store.choose(sortBy(store.state.criteria, 'nameAscending'));
    store.choose(turnTo(store.state.criteria, 2));
    expect(address.history).toEqual(['lang=de', 'lang=de&sort=nameAscending', 'lang=de&sort=nameAscending&page=2']);
  });

  it('has a run of typing as one step', () => {
    const { store, address, clock } = setUp();
    for (const query of ['s', 'si', 'sin']) {
      store.type(query);
      clock.turn(searchDebounceMs);
    }
    expect(address.history).toEqual(['lang=de', 'query=sin&lang=de']);
  });

  it('is put right where it asks for a page that there is not', async () => {
    const { address } = setUp(undefined, turnTo(start, 99));
    await arrivals();
    await arrivals();
    expect(address.history).toEqual(['lang=de&page=2']);
  });

  it('is put right where a search found no session any more', async () => {
    const answers = [
      succeed(aResultPage({ hits: hits.slice(0, 15), total: 20 })),
      fail({ kind: 'sessionEnded' } as const),
    ];
    const { store, address } = setUp(new InMemorySearchGateway(() => answers.shift() ?? fail({ kind: 'forbidden' })));
    await arrivals();
    store.choose(turnTo(start, 2));
    await arrivals();
    expect(address.query).toBe('lang=de');
  });

  it('is followed where the reader steps back', () => {
    const { store, gateway, address } = setUp();
    store.choose(turnTo(start, 2));
    address.goBack();
    expect(gateway.asked.map(({ page }) => page)).toEqual([1, 2, 1]);
  });

  it('leaves what is being typed as it is while it says the same', () => {
    const { store, gateway, address } = setUp();
    store.type('si');
    address.changes.next();
    expect(store.state.criteria.query).toBe('si');
    expect(gateway.asked).toHaveLength(1);
  });

  it('is not followed when the screen is gone', () => {
    const { gateway, address, searching } = setUp();
    searching.dispose();
    address.write('lang=de&page=2', 'push');
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('the language of the interface', () => {
  it('is that of the documents until the address says one', () => {
    const address = new InMemoryListAddress();
    const { store, gateway, language } = setUp(undefined, start, address);
    language.choose('fr');
    expect(gateway.asked.map((asked) => asked.language)).toEqual(['de', 'fr']);
    expect(address.history).toEqual(['']);
    store.choose(filterBy(store.state.criteria, { language: 'zh' }));
    language.choose('en');
    expect(gateway.asked.map((asked) => asked.language)).toEqual(['de', 'fr', 'zh']);
    expect(address.history).toEqual(['', 'lang=zh']);
  });

  it('changes while a query is typed, which is kept', () => {
    const { store, gateway, language } = setUp(undefined, start, new InMemoryListAddress());
    store.type('sin');
    language.choose('fr');
    expect(gateway.asked.at(-1)).toMatchObject({ query: 'sin', language: 'fr' });
  });

  it('counts as chosen where the address says that no language is', () => {
    const { gateway, language } = setUp(undefined, start, new InMemoryListAddress('lang='));
    language.choose('fr');
    expect(gateway.asked).toEqual([]);
  });
});

describe('labelling', () => {
  const labelsOf = (store: SearchStore) =>
    store.state.result.status === 'loaded'
      ? store.state.result.value.hits.map((hit) => (isDocumentHit(hit) ? hit.userLabels : []))
      : [];

  it('is shown at once, names what it has changed, and can be undone by that', async () => {
    const documents = ['a', 'b', 'c'].map((path) => aDocumentHit({ id: path, path }));
    const { store } = setUp(new InMemorySearchGateway(documents));
    await arrivals();
    expect(await store.label({ paths: ['b'], label: 'exam', isSet: true })).toEqual(succeed(['b']));
    expect(await store.label({ paths: ['a', 'b'], label: 'exam', isSet: true })).toEqual(succeed(['a']));
    expect(labelsOf(store)).toEqual([['exam'], ['exam'], []]);
    await store.label({ paths: ['a'], label: 'exam', isSet: false });
    expect(labelsOf(store)).toEqual([[], ['exam'], []]);
  });

  it('that fails changes nothing', async () => {
    const { store, userLabels } = setUp(new InMemorySearchGateway([aDocumentHit({ path: 'a' })]));
    await arrivals();
    userLabels.failure = { kind: 'unavailable' };
    expect(await store.label({ paths: ['a'], label: 'exam', isSet: true })).toEqual(fail({ kind: 'unavailable' }));
    expect(labelsOf(store)).toEqual([[]]);
  });
});
