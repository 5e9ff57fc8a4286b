import type { OutboxDevice, WrittenChange } from '@lemma/core/outbox';
import type { Clock } from '@lemma/core/platform';

const [database, changes, byOwner] = ['lemma-outbox', 'changes', 'owner'];

/** Milliseconds to wait for a storage that does not answer, as some browsers' private windows do. */
const longestAnswer = 3000;

interface Stored {
  readonly id: string;
  readonly owner: string;
  readonly text: string;
}

/**
 * The storage of this browser for what waits to be sent. A write is on the disk when it is reported (`strict`); one that
 * was begun goes through even if its page is left meanwhile. Whatever fails is reported and tried again with the next.
 */
export class IndexedDbDevice implements OutboxDevice {
  readonly #factory: () => IDBFactory;
  readonly #clock: Clock;
  #open: IDBDatabase | undefined;
  #opening: Promise<IDBDatabase | undefined> | undefined;

  /** `factory` throws where storage is switched off. */
  constructor(factory: () => IDBFactory, clock: Clock) {
    this.#factory = factory;
    this.#clock = clock;
  }

  async read(owner: string): Promise<readonly string[] | undefined> {
    const found = await this.#in(async (opened) => {
      const all = opened.transaction(changes).objectStore(changes).index(byOwner).getAll(owner);
      return new Promise<readonly unknown[]>((resolve, reject) => {
        all.onsuccess = () => resolve(all.result);
        all.onerror = () => reject(new Error(String(all.error)));
      });
    });
    return found?.map(textIn);
  }

  async write(owner: string, put: readonly WrittenChange[], removed: readonly string[]): Promise<boolean> {
    const write = async (opened: IDBDatabase) => {
      const transaction = opened.transaction(changes, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(changes);
      for (const { key, text } of put) store.put({ id: idOf(owner, key), owner, text } satisfies Stored);
      for (const key of removed) store.delete(idOf(owner, key));
      // Not waited for the single answers: the page may be gone before.
      transaction.commit();
      return new Promise<true>((resolve, reject) => {
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => reject(new Error(String(transaction.error)));
      });
    };
    return (await this.#in(write)) ?? false;
  }

  /** Begins at once if the storage is open; opens it again once if it was closed meanwhile. */
  async #in<Value>(act: (opened: IDBDatabase) => Promise<Value>): Promise<Value | undefined> {
    if (this.#open !== undefined) {
      const done = await act(this.#open).catch(() => undefined);
      if (done !== undefined) return done;
      this.#close();
    }
    const opened = await this.#openAgain();
    return opened && act(opened).catch(() => undefined);
  }

  #openAgain(): Promise<IDBDatabase | undefined> {
    this.#opening ??= openDatabase(this.#factory, this.#clock)
      .then((opened) => {
        this.#open = opened;
        opened.onclose = () => this.#close();
        // Another page wants to change or delete it.
        opened.onversionchange = () => this.#close();
        return opened;
      })
      .catch(() => undefined)
      .finally(() => {
        this.#opening = undefined;
      });
    return this.#opening;
  }

  #close(): void {
    this.#open?.close();
    this.#open = undefined;
  }
}

function openDatabase(factory: () => IDBFactory, clock: Clock): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = factory().open(database, 1);
    const fail = () => reject(new Error(`The storage cannot be opened: ${String(asked.error)}`));
    const late = clock.after(longestAnswer).subscribe(fail);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(changes, { keyPath: 'id' }).createIndex(byOwner, byOwner);
    };
    asked.onsuccess = () => {
      late.unsubscribe();
      resolve(asked.result);
    };
    asked.onerror = fail;
    asked.onblocked = fail;
  });
}

function idOf(owner: string, key: string): string {
  return `${owner}\n${key}`;
}

function textIn(stored: unknown): string {
  const text: unknown = typeof stored === 'object' && stored !== null && 'text' in stored ? stored.text : '';
  return typeof text === 'string' ? text : '';
}
