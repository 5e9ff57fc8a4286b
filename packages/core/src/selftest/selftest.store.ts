import type { Language } from '../language/index.ts';
import type { Log } from '../platform/index.ts';
import type { KeepFailure } from '../problem/index.ts';
import { fail, loading, settled, Store, succeed, type Loadable, type Result } from '../store/index.ts';
import type { SelftestFailure, SelftestGateway, SelftestWork, SwitchFailure } from './ports.ts';
import { afterEvent, buttonOfSelftest, otherState, savesQuietly } from './selftest-machine.ts';
import type { SelftestDialog, SelftestEvent, SelftestScreen } from './selftest-machine.ts';
import type { Selftest } from './selftest.ts';

/** A self-test while its page is shown. */
export interface ShownSelftest {
  readonly selftest: Loadable<Selftest, SelftestFailure>;
  readonly screen: SelftestScreen;
  /** What is asked at present. */
  readonly dialog: SelftestDialog | undefined;
  /** Why it was not switched the last time. */
  readonly failure: SwitchFailure | undefined;
}

/** The ports of a self-test. */
export interface SelftestPorts {
  readonly selftests: SelftestGateway;
  readonly log: Log;
}

const unopened: ShownSelftest = {
  selftest: loading,
  screen: { kind: 'shown', state: 'work' },
  dialog: undefined,
  failure: undefined,
};

/** A self-test of a learner (specification 001 §4). Its state is the platform's; here is what is asked, and what goes on. */
export class SelftestStore extends Store<ShownSelftest> {
  readonly #ports: SelftestPorts;
  readonly #id: string;
  readonly #language: Language;
  readonly #works = new Set<SelftestWork>();

  constructor(ports: SelftestPorts, id: string, language: Language) {
    super(unopened);
    this.#ports = ports;
    this.#id = id;
    this.#language = language;
  }

  /** Reads the self-test. */
  async open(): Promise<void> {
    this.update(() => unopened);
    const listed = await this.#ports.selftests.list(this.#language);
    const own = listed.ok ? listed.value.find(({ id }) => id === this.#id) : undefined;
    const found: Result<Selftest, SelftestFailure> = listed.ok
      ? own === undefined
        ? fail({ kind: 'notFound' })
        : succeed(own)
      : listed;
    this.update((state) => ({
      ...state,
      selftest: settled(found),
      screen: { kind: 'shown', state: own?.state ?? 'work' },
    }));
  }

  /** Work on a problem is shown; ends with what is returned. */
  attach(work: SelftestWork): () => void {
    this.#works.add(work);
    return () => {
      this.#works.delete(work);
    };
  }

  /** The button was pressed: it is asked whether that is meant. */
  press(): void {
    if (this.state.selftest.status === 'loaded') this.#after('press');
  }

  /** It was not. */
  no(): void {
    this.#after('no');
  }

  /** It was: the state changes, after a quiet save of everything if that is needed. */
  async yes(): Promise<void> {
    const { selftest, screen } = this.state;
    if (screen.kind !== 'asking' || selftest.status !== 'loaded') return;
    this.#after('yes');
    const switched = await this.#switch(selftest.value);
    if (switched.ok) {
      this.update((state) => ({ ...state, selftest: { status: 'loaded', value: switched.value } }));
      this.#after('switched');
    } else {
      this.#ports.log.warn('A self-test was not switched', {
        kind: switched.failure.kind,
        to: otherState(screen.state),
      });
      this.#after('failed');
      this.update((state) => ({ ...state, failure: switched.failure }));
    }
  }

  async #switch(selftest: Selftest): Promise<Result<Selftest, SwitchFailure>> {
    const newState = otherState(selftest.state);
    if (savesQuietly(newState)) {
      const failures = await Promise.all([...this.#works].map((work) => work.flush()));
      const why = failures.find((failure) => failure !== undefined && !isOver(failure));
      if (why !== undefined) return fail({ kind: 'notKept', why });
    }
    return this.#ports.selftests.switchTo(selftest, newState, this.#language);
  }

  #after(event: SelftestEvent): void {
    this.update((state) => {
      const screen = afterEvent(state.screen, event);
      const dialog = screen.kind === 'asking' ? buttonOfSelftest(screen.state) : undefined;
      return { ...state, screen, dialog, failure: undefined };
    });
  }
}

/** Another page has evaluated it meanwhile: there is nothing left to send. */
function isOver({ kind }: KeepFailure): boolean {
  return kind === 'closed' || kind === 'replaced';
}
