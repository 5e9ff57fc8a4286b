import { OutboxStore, type OutboxPorts } from '@lemma/core/outbox';
import { seededRandom, seedOf } from '@lemma/core/platform';
import { newKey } from '../browser/index.ts';
import { oneAtATime } from '../login/index.ts';
import { IndexedDbDevice } from './outbox-device.ts';
import { outboxTabs } from './outbox-tabs.ts';

/** The outbox of this page, which shares what waits with the other pages of the browser. */
export function browserOutbox(ports: Pick<OutboxPorts, 'problems' | 'session' | 'clock' | 'log'>): OutboxStore {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // So that the browser does not make room by deleting what waits; whether it agrees changes nothing here.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  return new OutboxStore({
    ...ports,
    device: new IndexedDbDevice(() => indexedDB, ports.clock),
    tabs: outboxTabs(),
    random: seededRandom(seedOf(newKey())),
    turns: { take: (name, act) => oneAtATime(name, act, locks) },
    newKey,
  });
}
