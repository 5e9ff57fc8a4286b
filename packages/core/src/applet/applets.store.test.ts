import { describe, expect, it } from 'vitest';
import { TurnedClock } from '../testing/index.ts';
import { AppletsStore } from './index.ts';

it('an applet that does not start within half a minute fails, and the next one loads', () => {
  const clock = new TurnedClock();
  const store = new AppletsStore(clock);
  store.place({ key: 'a', place: 0, type: 'game' });
  store.place({ key: 'b', place: 1, type: 'problem' });
  clock.turn(29_999);
  expect(store.state.map(({ phase }) => phase)).toEqual([{ status: 'loading' }, { status: 'notLoaded' }]);
  clock.turn(1);
  expect(store.state.map(({ phase }) => phase)).toEqual([
    { status: 'failed', failure: { kind: 'timeout' } },
    { status: 'loading' },
  ]);
  store.initialize('b');
  clock.turn(60_000);
  expect(store.state[1]?.phase).toEqual({ status: 'initialized' });
});

it('an applet that was stopped while it was used can be asked for again', () => {
  const store = new AppletsStore(new TurnedClock());
  store.place({ key: 'a', place: 0, type: 'visualization' });
  store.request('a');
  store.initialize('a');
  store.fail('a', { kind: 'silent' });
  expect(store.state[0]?.phase).toEqual({ status: 'failed', failure: { kind: 'silent' } });
  store.request('a');
  expect(store.state[0]?.phase).toEqual({ status: 'loading' });
});

describe('applets that come to the page one by one', () => {
  const game = { key: 'game', place: 9, type: 'game' } as const;
  const problem = { key: 'problem', place: 2, type: 'problem' } as const;
  const phases = (store: AppletsStore) => store.state.map(({ key, phase }) => [key, phase.status]);

  it.each([
    ['the first', [problem, game]],
    ['the last', [game, problem]],
  ])('load in reading order, also if %s comes first', (_, coming) => {
    const store = new AppletsStore(new TurnedClock());
    for (const applet of coming) store.place(applet, [2, 9]);
    expect(phases(store)).toEqual([
      ['problem', 'loading'],
      ['game', 'notLoaded'],
    ]);
    store.initialize('problem');
    expect(phases(store)).toEqual([
      ['problem', 'initialized'],
      ['game', 'loading'],
    ]);
  });

  it('wait three seconds for those above them that stay hidden', () => {
    const clock = new TurnedClock();
    const store = new AppletsStore(clock);
    store.place(game, [2, 9]);
    clock.turn(2999);
    expect(phases(store)).toEqual([['game', 'notLoaded']]);
    clock.turn(1);
    expect(phases(store)).toEqual([['game', 'loading']]);
  });

  it('load on a click while others are awaited, and wait for nothing on the next page', () => {
    const store = new AppletsStore(new TurnedClock());
    store.place({ key: 'figure', place: 12, type: 'visualization' }, [2]);
    store.request('figure');
    expect(phases(store)).toEqual([['figure', 'loading']]);
    store.remove('figure');
    store.place(game, [9]);
    expect(phases(store)).toEqual([['game', 'loading']]);
  });
});
