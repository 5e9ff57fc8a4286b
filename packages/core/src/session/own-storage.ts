import type { Observable } from 'rxjs';
import type { KeyValueStorage } from '../platform/index.ts';
import type { SessionStore } from './session.store.ts';

/** A storage in which everybody only sees their own entries. */
export interface OwnStorage extends KeyValueStorage {
  /** The owner of the visible entries, emitting the current one first. */
  readonly owner$: Observable<string>;
}

/** The current owner's part of a storage: the owner is appended to every key. */
export function ownStorage(storage: KeyValueStorage, sessions: SessionStore): OwnStorage {
  const own = (key: string) => `${key}.${sessions.owner}`;
  return {
    owner$: sessions.owner$,
    read: (key) => storage.read(own(key)),
    write: (key, text) => storage.write(own(key), text),
    remove: (key) => storage.remove(own(key)),
  };
}
