import type { Observable } from 'rxjs';
import type { KeyValueStorage } from '../platform/index.ts';
import type { SessionStore } from './session.store.ts';

/** A storage in which everybody finds only what they kept themselves. */
export interface OwnStorage extends KeyValueStorage {
  /** Whose things are found, the present owner first. */
  readonly owner$: Observable<string>;
}

/** The part of a storage that belongs to who is there: the owner is the end of every key. */
export function ownStorage(storage: KeyValueStorage, sessions: SessionStore): OwnStorage {
  const own = (key: string) => `${key}.${sessions.owner}`;
  return {
    owner$: sessions.owner$,
    read: (key) => storage.read(own(key)),
    write: (key, text) => storage.write(own(key), text),
    remove: (key) => storage.remove(own(key)),
  };
}
