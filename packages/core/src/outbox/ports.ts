import type { Observable } from 'rxjs';

/** A serialized change with its key. */
export interface WrittenChange {
  readonly key: string;
  readonly text: string;
}

/** Storage of this browser that outlasts the page. Everybody has a part of their own. */
export interface OutboxDevice {
  /** What is written down for a user, in any order; undefined if the storage cannot be read. */
  read(owner: string): Promise<readonly string[] | undefined>;
  /** Writes and removes at once or not at all; whether it is on the disk now. */
  write(owner: string, put: readonly WrittenChange[], removed: readonly string[]): Promise<boolean>;
}

/** The other pages of this platform in the same browser. They may run another release. */
export interface OutboxTabs {
  tell(message: string): void;
  readonly told$: Observable<string>;
}

/** Lets one page of this browser act at a time; the others wait. */
export interface OutboxTurns {
  take<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
}
