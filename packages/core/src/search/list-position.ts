import type { Subscription } from 'rxjs';
import type { Clock, KeyValueStorage } from '../platform/index.ts';

/** How long after returning to a list its position is restored while rows still arrive (specification 000 §2). */
export const restoreMs = 1000;

/** Remembers the reader's position in a list when a preview is opened, so that going back restores it. */
export class ListPosition {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  #forgetting: Subscription | undefined;

  constructor(ports: { readonly storage: KeyValueStorage; readonly clock: Clock }) {
    this.#storage = ports.storage;
    this.#clock = ports.clock;
  }

  /** Stores the scroll position (pixels from the top) of a list being left. */
  leave(list: string, position: number): void {
    this.#forgetting?.unsubscribe();
    this.#storage.write(keyOf(list), String(Math.max(0, Math.round(position))));
  }

  /** The position to restore; forgotten 1000 ms after it was first requested. */
  comeBack(list: string): number | undefined {
    const kept = this.#storage.read(keyOf(list));
    if (kept === undefined) return undefined;
    this.#forgetting?.unsubscribe();
    this.#forgetting = this.#clock.after(restoreMs).subscribe(() => this.#storage.remove(keyOf(list)));
    const position = Number(kept);
    return Number.isFinite(position) ? position : undefined;
  }
}

function keyOf(list: string): string {
  return `list-position.${list}`;
}
