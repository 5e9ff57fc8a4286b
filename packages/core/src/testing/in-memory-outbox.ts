import { Subject, filter, map } from 'rxjs';
import {
  OutboxStore,
  type OutboxDevice,
  type OutboxPorts,
  type OutboxTabs,
  type OutboxTurns,
  type WrittenChange,
} from '../outbox/index.ts';
import { seededRandom } from '../platform/index.ts';
import type { OutboxLoader } from '../problem/index.ts';

/** The storage of a browser, shared by its tabs. */
export class InMemoryOutboxDevice implements OutboxDevice {
  /** By user, by key. */
  readonly written = new Map<string, Map<string, string>>();
  /** Whether it takes anything: storage may be full or switched off. */
  takes = true;

  read(owner: string): Promise<readonly string[] | undefined> {
    return Promise.resolve(this.takes ? [...(this.written.get(owner)?.values() ?? [])] : undefined);
  }

  write(owner: string, put: readonly WrittenChange[], removed: readonly string[]): Promise<boolean> {
    if (this.takes) {
      const texts = this.written.get(owner) ?? new Map<string, string>();
      this.written.set(owner, texts);
      for (const { key, text } of put) texts.set(key, text);
      for (const key of removed) texts.delete(key);
    }
    return Promise.resolve(this.takes);
  }

  /** Everything written down for a user. */
  textsOf(owner: string): readonly string[] {
    return [...(this.written.get(owner)?.values() ?? [])];
  }
}

/** The channel between the tabs of one browser. */
export class InMemoryTabs {
  readonly #told$ = new Subject<{ readonly from: object; readonly message: string }>();

  /** The end of the channel in one tab. */
  tab(): OutboxTabs {
    const from = {};
    return {
      tell: (message) => this.#told$.next({ from, message }),
      told$: this.#told$.pipe(
        filter((told) => told.from !== from),
        map(({ message }) => message),
      ),
    };
  }
}

/** Turns in the order in which they were asked for. */
export class InMemoryTurns implements OutboxTurns {
  #last: Promise<unknown> = Promise.resolve();

  take<Value>(_name: string, act: () => Promise<Value>): Promise<Value> {
    const taken = this.#last.then(act);
    this.#last = taken.catch(() => undefined);
    return taken;
  }
}

/** An outbox of a browser with one tab, unless its parts are given. */
export function anOutbox(
  ports: Pick<OutboxPorts, 'problems' | 'session' | 'clock' | 'log'> & Partial<OutboxPorts>,
): OutboxStore {
  let keys = 0;
  return new OutboxStore({
    device: new InMemoryOutboxDevice(),
    tabs: new InMemoryTabs().tab(),
    turns: new InMemoryTurns(),
    random: seededRandom(1),
    newKey: () => `key-${String((keys += 1))}`,
    ...ports,
  });
}

/** One that is there already. */
export function loaded(outbox: OutboxStore): OutboxLoader {
  const there = Promise.resolve(outbox);
  return { load: () => there };
}
