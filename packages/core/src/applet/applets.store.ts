import type { Subscription } from 'rxjs';
import type { Clock } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import type { AppletFailure } from './applet.ts';
import {
  failedWith,
  initialized,
  loadingIn,
  noApplets,
  placed,
  removed,
  requested,
  type AppletsOnPage,
  type PlacedApplet,
} from './loading.ts';

/** Milliseconds after which an applet that is not there lets the next one load. */
const longestAppletStart = 30_000;

/** The applets of a page, which load one at a time. */
export class AppletsStore extends Store<AppletsOnPage> {
  readonly #clock: Clock;
  #limit: Subscription | undefined;

  constructor(clock: Clock) {
    super(noApplets);
    this.#clock = clock;
  }

  place(applet: Omit<PlacedApplet, 'phase'>): void {
    this.#follow((applets) => placed(applets, applet));
  }

  remove(key: string): void {
    this.#follow((applets) => removed(applets, key));
  }

  request(key: string): void {
    this.#follow((applets) => requested(applets, key));
  }

  initialize(key: string): void {
    this.#follow((applets) => initialized(applets, key));
  }

  fail(key: string, failure: AppletFailure): void {
    this.#follow((applets) => failedWith(applets, key, failure));
  }

  #follow(step: (applets: AppletsOnPage) => AppletsOnPage): void {
    const before = loadingIn(this.state);
    this.update(step);
    const loading = loadingIn(this.state);
    if (loading === before) return;
    this.#limit?.unsubscribe();
    this.#limit =
      loading === undefined
        ? undefined
        : this.#clock.after(longestAppletStart).subscribe(() => this.fail(loading, { kind: 'timeout' }));
  }
}
