import type { Subscription } from 'rxjs';
import type { Clock } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import type { AppletFailure } from './applet.ts';
import {
  failedWith,
  initialized,
  loadingIn,
  nextLoaded,
  noApplets,
  placed,
  removed,
  requested,
  type AppletsOnPage,
  type PlacedApplet,
} from './loading.ts';

/** Milliseconds after which an applet that is not there lets the next one load. */
const longestAppletStart = 30_000;

/**
 * Milliseconds for which applets wait for those above them that are not on the page yet. Some never come: they stand in
 * what is hidden.
 */
const longestWaitForOthers = 3000;

/** The applets of a page, which load one at a time, in reading order. */
export class AppletsStore extends Store<AppletsOnPage> {
  readonly #clock: Clock;
  #limit: Subscription | undefined;
  /** Places of the page where applets stand that load by themselves, and of those the ones that are still to come. */
  readonly #known = new Set<number>();
  readonly #awaited = new Set<number>();
  #patience: Subscription | undefined;

  constructor(clock: Clock) {
    super(noApplets);
    this.#clock = clock;
  }

  /**
   * An applet has come to the page. `ofPage` are the places of all applets of the page that load by themselves: parts of a
   * page are loaded one by one, so that an applet may come before those above it.
   */
  place(applet: Omit<PlacedApplet, 'phase'>, ofPage: readonly number[] = []): void {
    const news = ofPage.filter((place) => !this.#known.has(place));
    for (const place of news) {
      this.#known.add(place);
      this.#awaited.add(place);
    }
    this.#awaited.delete(applet.place);
    if (this.#awaited.size > 0 && news.length > 0) {
      this.#patience?.unsubscribe();
      this.#patience = this.#clock.after(longestWaitForOthers).subscribe(() => {
        this.#awaited.clear();
        this.#follow((applets) => applets);
      });
    }
    this.#follow((applets) => placed(applets, applet));
  }

  remove(key: string): void {
    this.#follow((applets) => removed(applets, key));
    if (this.state.length > 0) return;
    // The next page.
    this.#patience?.unsubscribe();
    this.#known.clear();
    this.#awaited.clear();
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
    this.update((applets) => nextLoaded(step(applets), this.#awaited));
    const loading = loadingIn(this.state);
    if (loading === before) return;
    this.#limit?.unsubscribe();
    this.#limit =
      loading === undefined
        ? undefined
        : this.#clock.after(longestAppletStart).subscribe(() => this.fail(loading, { kind: 'timeout' }));
  }
}
