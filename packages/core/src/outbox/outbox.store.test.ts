import { describe, expect, it } from 'vitest';
import { seededRandom } from '../platform/index.ts';
import type { NewChange } from '../problem/index.ts';
import { SessionStore, type Session } from '../session/index.ts';
import {
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryProblemGateway,
  InMemoryTabs,
  InMemoryTurns,
  MemoryStorage,
  RecordingLog,
  TurnedClock,
  aUser,
} from '../testing/index.ts';
import { OutboxStore, waitingProblems } from './index.ts';

const problem = { path: 'p', language: 'en' } as const;
const xml = () => '<document kind="problem" lang="en"><title>P</title><content><p>?</p></content></document>';

function signedIn(id: string): Session {
  return { kind: 'user', user: aUser({ id }) };
}

/** A browser in which somebody is signed in; `tab` opens a page without any problem on it. */
async function aBrowser(session: Session = signedIn('ada'), seed = 1) {
  const gateway = new InMemoryProblemGateway({ p: { xml }, q: { xml } });
  await gateway.open(problem);
  await gateway.open({ ...problem, path: 'q' });
  const identity = new InMemoryIdentity(session);
  const [clock, device, tabs, turns, log] = [
    new TurnedClock(),
    new InMemoryOutboxDevice(),
    new InMemoryTabs(),
    new InMemoryTurns(),
    new RecordingLog(),
  ];
  let keys = 0;
  const newKey = () => `key-${String((keys += 1))}`;
  const tab = async () => {
    const known = new SessionStore({ identity, storage: new MemoryStorage() });
    const outbox = new OutboxStore({
      problems: gateway,
      session: known,
      device,
      tabs: tabs.tab(),
      turns,
      clock,
      random: seededRandom(seed),
      log,
      newKey,
    });
    await outbox.ready();
    await answered();
    return outbox;
  };
  return { gateway, identity, clock, device, log, tab };
}

function given(text: string, more: Partial<NewChange> = {}): NewChange {
  return { problem, attempt: 'attempt-1', answer: '1,1', text, language: 'en', version: 0, ...more };
}

async function answered() {
  for (let turn = 0; turn < 150; turn += 1) await Promise.resolve();
}

async function pass(clock: TurnedClock, ms: number) {
  clock.turn(ms);
  await answered();
}

const offline = { kind: 'unavailable' } as const;

describe('a change', () => {
  it('is on the device 100 ms after the first key that is not yet, and complete while typing goes on', async () => {
    const { clock, device, tab } = await aBrowser();
    const outbox = await tab();
    const key = outbox.put(given('1'));
    await pass(clock, 99);
    expect(device.textsOf('ada')).toEqual([]);
    await pass(clock, 1);
    outbox.put(given('12', { after: key }));
    await pass(clock, 100);
    expect(device.textsOf('ada').map((text) => text.includes('"text":"12"'))).toEqual([true]);
  });

  it('is sent within two seconds of its first key, however long typing goes on', async () => {
    const { gateway, clock, tab } = await aBrowser();
    const outbox = await tab();
    let key: string | undefined;
    for (let count = 1; count <= 20; count += 1) {
      key = outbox.put(given('1'.repeat(count), key === undefined ? {} : { after: key }));
      await pass(clock, 100);
    }
    expect(gateway.answersOf(problem).get('1,1')?.text.length).toBeGreaterThan(10);
  });

  it('is not merged with another once it is closed: what was given offline arrives as it was given', async () => {
    const { gateway, clock, tab } = await aBrowser();
    const outbox = await tab();
    gateway.failures.keep = offline;
    let key: string | undefined;
    for (const text of ['1', '2', '3']) {
      key = outbox.put(given(text, key === undefined ? {} : { after: key }));
      await pass(clock, 2000);
    }
    gateway.failures.keep = undefined;
    await outbox.hurry();
    expect(gateway.answersOf(problem).get('1,1')).toMatchObject({ text: '3', version: 3 });
    expect(gateway.keptBy).toEqual(['ada', 'ada', 'ada']);
  });

  it('is sent by any page, also after a restart, without its problem', async () => {
    const { gateway, clock, device, tab } = await aBrowser();
    const closed = await tab();
    gateway.failures.keep = offline;
    closed.put(given('1'));
    closed.put(given('x', { problem: { ...problem, path: 'q' }, answer: '2,1' }));
    await pass(clock, 2000);
    closed.dispose();
    expect(waitingProblems(closed.state).map(({ waiting }) => waiting)).toEqual([1, 1]);
    gateway.failures.keep = undefined;
    const later = await tab();
    expect(gateway.answersOf(problem).get('1,1')?.text).toBe('1');
    expect(gateway.answersOf({ ...problem, path: 'q' }).get('2,1')?.text).toBe('x');
    expect(waitingProblems(later.state)).toEqual([]);
    await later.leave();
    expect(device.textsOf('ada')).toEqual([]);
  });

  it('whose receipt was lost is not taken for another’s, nor is what was sent after it', async () => {
    const { gateway, clock, device, tab } = await aBrowser();
    const killed = await tab();
    const first = killed.put(given('1'));
    await pass(clock, 100);
    const before = new Map(device.written.get('ada'));
    await pass(clock, 1200);
    killed.put(given('12', { after: first }));
    await killed.hurry();
    const second = [...(device.written.get('ada')?.entries() ?? [])].find(([, text]) => text.includes('"12"'));
    killed.dispose();
    // Everything that was noted after sending is gone with the machine.
    device.written.set(
      'ada',
      new Map([...before, ...(second ? [[second[0], second[1].replace(/,"fate":.*$/, '}}')] as const] : [])]),
    );
    const again = await tab();
    await pass(clock, 5000);
    expect(again.state.changes.filter(({ fate }) => fate?.kind !== 'taken')).toEqual([]);
    expect(gateway.answersOf(problem).get('1,1')).toMatchObject({ text: '12', version: 2 });
  });
});

describe('a platform that could not be reached', () => {
  it('gets everything that waits with one call, each change for itself, in order', async () => {
    const { gateway, clock, tab } = await aBrowser();
    const outbox = await tab();
    gateway.failures.keep = offline;
    const last = new Map<string, string>();
    for (const [path, text] of ['1', '2', '3'].flatMap((text) => ['p', 'q'].map((path) => [path, text] as const))) {
      const after = last.get(path);
      const change = given(text, { problem: { ...problem, path }, ...(after !== undefined && { after }) });
      last.set(path, outbox.put(change));
      await pass(clock, 2000);
    }
    gateway.failures.keep = undefined;
    gateway.asked.length = 0;
    await outbox.hurry();
    expect(gateway.asked).toEqual(['keep']);
    expect(gateway.answersOf(problem).get('1,1')).toMatchObject({ text: '3', version: 3 });
    expect(gateway.answersOf({ ...problem, path: 'q' }).get('1,1')).toMatchObject({ text: '3', version: 3 });
    expect(gateway.keptBy).toHaveLength(6);
  });

  it('is not asked for each change, but after pauses that differ from device to device', async () => {
    const pauses = await Promise.all(
      Array.from({ length: 20 }, async (_, seed) => {
        const { gateway, clock, tab } = await aBrowser(signedIn('ada'), seed);
        const outbox = await tab();
        gateway.failures.keep = offline;
        const times: number[] = [];
        let key: string | undefined;
        for (let now = 0; now < 120_000; now += 500) {
          if (now % 10_000 === 0) key = outbox.put(given(String(now), key === undefined ? {} : { after: key }));
          const before = gateway.asked.length;
          await pass(clock, 500);
          if (gateway.asked.length > before) times.push(now);
        }
        // One a change would be 12, and the pauses double up to half a minute.
        expect(times.length).toBeLessThanOrEqual(10);
        return Math.max(...times.map((time, n) => time - (times[n - 1] ?? 0)));
      }),
    );
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30_500);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(15_000);
    expect(new Set(pauses).size).toBeGreaterThan(10);
  });

  it('may have taken what it did not confirm: nothing is given twice', async () => {
    const { gateway, clock, tab } = await aBrowser();
    const outbox = await tab();
    gateway.failures.keep = offline;
    let key: string | undefined;
    for (const text of ['1', '2', '3']) {
      key = outbox.put(given(text, key === undefined ? {} : { after: key }));
      await pass(clock, 2000);
    }
    gateway.failures.keep = undefined;
    gateway.losesAnswers = true;
    await outbox.hurry();
    gateway.losesAnswers = false;
    await outbox.hurry();
    expect(gateway.answersOf(problem).get('1,1')).toMatchObject({ text: '3', version: 3 });
    expect(outbox.state.changes.every(({ fate }) => fate?.kind === 'taken')).toBe(true);
  });
});

describe('what waits', () => {
  it('is of its user: nothing is shown or sent while somebody else is signed in', async () => {
    const { gateway, identity, clock, tab } = await aBrowser();
    const outbox = await tab();
    gateway.failures.keep = offline;
    outbox.put(given('of Ada'));
    await pass(clock, 2000);
    identity.session$.next(signedIn('ben'));
    gateway.failures.keep = undefined;
    await outbox.hurry();
    await pass(clock, 60_000);
    expect(outbox.state.changes).toEqual([]);
    expect(gateway.keptBy).toEqual([]);
    identity.session$.next(signedIn('ada'));
    await pass(clock, 5000);
    expect(gateway.keptBy).toEqual(['ada']);
  });

  it('waits while the session has ended, says so, and is sent when it goes on', async () => {
    const { gateway, identity, clock, tab } = await aBrowser();
    const outbox = await tab();
    identity.session$.next({ kind: 'expired', user: aUser({ id: 'ada' }) });
    outbox.put(given('1'));
    await pass(clock, 2000);
    expect(outbox.state.failure).toEqual({ kind: 'sessionEnded' });
    expect(gateway.asked).not.toContain('keep');
    identity.session$.next(signedIn('ada'));
    await answered();
    expect(gateway.answersOf(problem).get('1,1')?.text).toBe('1');
  });

  it('stays in memory if the device takes nothing, also for a user who comes back', async () => {
    const { gateway, identity, clock, device, tab } = await aBrowser();
    const outbox = await tab();
    device.takes = false;
    gateway.failures.keep = offline;
    outbox.put(given('1'));
    await pass(clock, 2000);
    expect(outbox.state.isOnDevice).toBe(false);
    identity.session$.next(signedIn('ben'));
    await answered();
    expect(outbox.state).toMatchObject({ changes: [], isOnDevice: true });
    gateway.failures.keep = undefined;
    identity.session$.next(signedIn('ada'));
    await pass(clock, 5000);
    expect(gateway.answersOf(problem).get('1,1')?.text).toBe('1');
    expect(outbox.state.isOnDevice).toBe(true);
  });

  it('that is damaged is left alone, and everything else is sent', async () => {
    const { gateway, clock, device, log, tab } = await aBrowser();
    const closed = await tab();
    gateway.failures.keep = offline;
    closed.put(given('1'));
    await pass(clock, 2000);
    closed.dispose();
    device.written.get('ada')?.set('broken', '{"version":1,"change":{"key":"__proto__"');
    gateway.failures.keep = undefined;
    await tab();
    expect(gateway.answersOf(problem).get('1,1')?.text).toBe('1');
    expect(device.written.get('ada')?.has('broken')).toBe(true);
    expect(log.lines.length).toBeGreaterThan(0);
  });

  it('of one problem does not wait for another that is refused', async () => {
    const { gateway, clock, tab } = await aBrowser();
    const outbox = await tab();
    outbox.put(given('1', { problem: { ...problem, path: 'nowhere' } }));
    outbox.put(given('2'));
    await pass(clock, 10_000);
    expect(gateway.answersOf(problem).get('1,1')?.text).toBe('2');
    expect([...outbox.state.refused]).toHaveLength(1);
  });
});
