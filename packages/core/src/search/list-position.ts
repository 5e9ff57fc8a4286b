import type { Subscription } from 'rxjs';
import type { Clock, KeyValueStorage } from '../platform/index.ts';

/** For how long after the return to a list its position is put back, while rows still arrive (specification 000 §2). */
export const restoreMs = 1000;

/** Where the reader was in a list when a preview was opened, so that the way back leads there. */
export class ListPosition {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  #forgetting: Subscription | undefined;

  constructor(ports: { readonly storage: KeyValueStorage; readonly clock: Clock }) {
    this.#storage = ports.storage;
    this.#clock = ports.clock;
  }

  /** Keeps the position (pixels from the top) of a list that is being left. */
  leave(list: string, position: number): void {
    this.#forgetting?.unsubscribe();
    this.#storage.write(keyOf(list), String(Math.max(0, Math.round(position))));
  }

  /** The position to go back to; it is forgotten 1000 ms after it was first asked for. */
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
