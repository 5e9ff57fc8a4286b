import type { Clock } from '@lemma/core/platform';
import { Store } from '@lemma/core/store';

/** Milliseconds a notice stays (specification 000 §9). */
const stay = 5000;

/** A short message about something that has just happened. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void };
  /** What it is about: it takes the place of what was said about the same before. */
  readonly topic?: string;
  /** Stays until dismissed. */
  readonly lasts?: true;
  /** Milliseconds it stays. Default five seconds. */
  readonly stay?: number;
}

/** A displayed notice. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** The displayed notices, oldest first. */
export class NoticeStore extends Store<readonly ShownNotice[]> {
  readonly #clock: Clock;
  #count = 0;

  constructor(ports: { readonly clock: Clock }) {
    super([]);
    this.#clock = ports.clock;
  }

  /** Shows a notice, and returns its id. */
  show(notice: Notice): number {
    this.#count += 1;
    const id = this.#count;
    const isOutdated = ({ topic }: Notice) => topic !== undefined && topic === notice.topic;
    this.update((notices) => [...notices.filter((shown) => !isOutdated(shown)), { ...notice, id }]);
    if (notice.lasts !== true) this.#clock.after(notice.stay ?? stay).subscribe(() => this.dismiss(id));
    return id;
  }

  dismiss(id: number): void {
    this.update((notices) =>
      notices.some((notice) => notice.id === id) ? notices.filter((notice) => notice.id !== id) : notices,
    );
  }
}
