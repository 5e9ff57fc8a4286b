import type { Disposable } from '@lemma/core/platform';
import { isSameHeld, type Held, type SceneState, type SceneStore } from '../scene/index.ts';
import { sharedKind } from './shared-kind.ts';
import type { SharedValue, SharedValues } from './shared-values.store.ts';

/**
 * Lets a figure share variables with the other figures of its page: it adopts existing values, then publishes its own
 * changes and follows those made elsewhere. It never publishes what it only followed, so that nothing bounces back and
 * forth.
 */
export function shareVariables(store: SceneStore, names: readonly string[], page: SharedValues): Disposable {
  return new Sharing(store, kindsOf(store, names), page);
}

function kindsOf({ scene }: SceneStore, names: readonly string[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const name of names) {
    const variable = scene.variable(name);
    const kind = variable && sharedKind(variable);
    if (kind !== undefined) kinds.set(name, kind);
  }
  return kinds;
}

class Sharing implements Disposable {
  readonly #store: SceneStore;
  readonly #kinds: ReadonlyMap<string, string>;
  readonly #page: SharedValues;
  /** What this figure has published or followed. */
  #known: ReadonlyMap<string, Held> = new Map();
  #seen: ReadonlyMap<string, SharedValue>;
  /** What is being dragged in this figure. */
  #moving: ReadonlySet<string> = new Set();
  #isBusy = false;
  readonly #listening;

  constructor(store: SceneStore, kinds: ReadonlyMap<string, string>, page: SharedValues) {
    this.#store = store;
    this.#kinds = kinds;
    this.#page = page;
    this.#join();
    this.#seen = page.state;
    this.#listening = [
      store.state$.subscribe((state) => this.#tell(state)),
      page.state$.subscribe((values) => this.#follow(values)),
    ];
  }

  dispose(): void {
    for (const subscription of this.#listening) subscription.unsubscribe();
    this.#put(new Set(), false);
  }

  /** The first figure determines the start; what a reader has set takes precedence over any start. */
  #join(): void {
    const { state, start } = this.#store;
    const own = new Map<string, SharedValue>();
    const starts = new Map<string, Held>();
    const others = new Map<string, Held>();
    for (const [name, kind] of this.#kinds) {
      const [held, first, there] = [state.position.get(name), start.get(name), this.#page.state.get(name)];
      if (held === undefined || first === undefined) continue;
      if (there === undefined) own.set(name, { kind, start: first, held, isMoving: false });
      else if (there.kind === kind) {
        starts.set(name, there.start);
        const isSetHereOnly = !isSameHeld(held, first) && isSameHeld(there.held, there.start);
        if (isSetHereOnly) own.set(name, { ...there, held });
        else others.set(name, there.held);
      }
    }
    this.#page.put(own);
    this.#store.startWith(starts);
    this.#store.follow(others);
    this.#remember();
  }

  #tell({ position, moving }: SceneState): void {
    if (this.#isBusy) return;
    const changed = [...this.#known.keys()].filter((name) => !isSameHeld(position.get(name), this.#known.get(name)));
    this.#remember();
    this.#put(new Set(changed), moving !== undefined);
  }

  /** Publishes changes; and that what was dragged before no longer is. */
  #put(changed: ReadonlySet<string>, isMoving: boolean): void {
    const ended = isMoving ? [] : this.#moving;
    const values = new Map<string, SharedValue>();
    for (const name of new Set([...changed, ...ended])) {
      const [there, held] = [this.#page.state.get(name), this.#known.get(name)];
      if (there !== undefined && held !== undefined) values.set(name, { ...there, held, isMoving });
    }
    this.#moving = isMoving ? new Set([...this.#moving, ...changed]) : new Set();
    this.#isBusy = true;
    this.#page.put(values);
    this.#isBusy = false;
    this.#seen = this.#page.state;
  }

  #follow(values: ReadonlyMap<string, SharedValue>): void {
    if (this.#isBusy) return;
    const news = [...this.#known.keys()].flatMap((name) => {
      const value = values.get(name);
      return value === undefined || value === this.#seen.get(name) ? [] : [[name, value] as const];
    });
    this.#seen = values;
    if (news.length === 0) return;
    const held = new Map(news.map(([name, value]) => [name, value.held]));
    this.#isBusy = true;
    this.#store.follow(
      held,
      news.some(([, { isMoving }]) => isMoving),
    );
    this.#isBusy = false;
    this.#remember();
  }

  #remember(): void {
    const { position } = this.#store.state;
    const names = [...this.#kinds].flatMap(([name, kind]) => (this.#page.state.get(name)?.kind === kind ? [name] : []));
    this.#known = new Map(names.flatMap((name) => [[name, position.get(name) ?? []] as const]));
  }
}
