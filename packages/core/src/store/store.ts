import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/** What a view may do with a store: read it and observe changes. */
export interface Readable<State> {
  readonly state: State;
  readonly state$: Observable<State>;
}

/** A value that changes over time by pure transitions. Only the store's own commands change it. */
export class Store<State> implements Readable<State> {
  readonly #states: BehaviorSubject<State>;
  /** Every state from now on, starting with the current one; a repeated state is not emitted. */
  readonly state$: Observable<State>;

  constructor(initial: State) {
    this.#states = new BehaviorSubject(initial);
    this.state$ = this.#states.pipe(distinctUntilChanged());
  }

  get state(): State {
    return this.#states.value;
  }

  /** One part of the state over time. */
  select<Part>(part: (state: State) => Part): Observable<Part> {
    return this.state$.pipe(map(part), distinctUntilChanged());
  }

  protected update(transition: (state: State) => State): void {
    const next = transition(this.state);
    if (next !== this.state) this.#states.next(next);
  }
}
