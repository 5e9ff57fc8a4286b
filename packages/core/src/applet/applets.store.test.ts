import { expect, it } from 'vitest';
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
