import { filter, firstValueFrom, type Subscription } from 'rxjs';
import type { Clock, Disposable, Log, Random } from '../platform/index.ts';
import {
  isWaiting,
  problemKey,
  type AnswerOutbox,
  type Fate,
  type KeepFailure,
  type Kept,
  type NewChange,
  type OutboxState,
  type ProblemGateway,
  type ProblemReference,
  type WaitingChange,
} from '../problem/index.ts';
import { userOf, type Session } from '../session/index.ts';
import { Store, type Readable, type Result } from '../store/index.ts';
import { readMessage, writeMessage } from './message.ts';
import {
  allToSend,
  asSent,
  fateIn,
  givenUpWith,
  merged,
  nextOrder,
  nextToSend,
  ownUpTo,
  problemsToSend,
  supersededBy,
  type Changes,
} from './outbox.ts';
import type { OutboxDevice, OutboxTabs, OutboxTurns } from './ports.ts';
import { readChange, writeChange } from './written-change.ts';

/** The ports of the outbox. */
export interface OutboxPorts {
  readonly problems: Pick<ProblemGateway, 'keep'>;
  readonly session: Readable<Session>;
  readonly device: OutboxDevice;
  readonly tabs: OutboxTabs;
  readonly turns: OutboxTurns;
  readonly clock: Clock;
  /** Spreads the tries of many devices when the platform could not be reached. */
  readonly random: Pick<Random, 'fraction'>;
  readonly log: Log;
  /** A new key of a change. */
  readonly newKey: () => string;
}

/** Milliseconds until a change is written down: with the writing itself less than 300 after the last key. */
const writeAfter = 100;

/** Milliseconds after its first key until a change stays as it is and is sent: with the way to the server less than 2,000. */
const closeAfter = 1200;

/** Milliseconds after which a change of another page is final whatever that page says: it may be gone. */
const finalAfter = 3000;

/**
 * Milliseconds until it is sent again after a failure at the latest, and at the earliest half of that; doubles with every
 * further one, up to the longest pause.
 */
const [firstPause, longestPause] = [2000, 30_000];

/** Milliseconds after which an answer that waits to be sent is worth more than a quiet word. */
const overdueAfter = 60_000;

const empty: OutboxState = {
  owner: undefined,
  changes: [],
  isOnDevice: true,
  isOverdue: false,
  failure: undefined,
  refused: new Set(),
  shown: [],
};

const sessionEnded: KeepFailure = { kind: 'sessionEnded' };
const unavailable: KeepFailure = { kind: 'unavailable' };

/**
 * Everything that was given and the platform does not have yet. It is written down at once, shared by all pages of this
 * browser, and sent in order by one of them at a time: also by a page that shows no problem, and after a restart. What
 * belongs to one user is neither shown nor sent while somebody else is signed in.
 */
export class OutboxStore extends Store<OutboxState> implements AnswerOutbox, Disposable {
  readonly #ports: OutboxPorts;
  readonly #listening: Subscription[];
  /** Changes of this page that are not written down as they are. */
  readonly #unwritten = new Set<string>();
  readonly #unremoved = new Set<string>();
  /** Changes that the device did not take. */
  readonly #failed = new Set<string>();
  /** What the device did not take of users who are not here at present. */
  readonly #sealed = new Map<string, Changes>();
  /** The problems whose changes are sent whatever another page is typing. */
  readonly #hurried = new Set<string>();
  /** The change of this page that typing still goes into. */
  #open: string | undefined;
  #untilClosed: Subscription | undefined;
  #untilWritten: Subscription | undefined;
  #untilOverdue: Subscription | undefined;
  #untilSent: Subscription | undefined;
  #writing: Promise<void> = Promise.resolve();
  #sending: Promise<void> | undefined;
  #isAskedAgain = false;
  #loading: Promise<void> = new Promise(() => undefined);
  #failures = 0;

  constructor(ports: OutboxPorts) {
    super(empty);
    this.#ports = ports;
    this.#listening = [
      ports.session.state$.subscribe((session) => this.#follow(session)),
      ports.tabs.told$.subscribe((message) => this.#hear(message)),
    ];
  }

  async leave(): Promise<void> {
    this.#close();
    this.withdraw(this.state.changes.filter(({ fate }) => fate?.kind === 'taken').map(({ key }) => key));
    await this.#writing;
  }

  /** Stops sending; what waits stays on the device. */
  dispose(): void {
    for (const each of this.#listening) each.unsubscribe();
    this.#rest();
  }

  async ready(): Promise<void> {
    await firstValueFrom(this.state$.pipe(filter(({ owner }) => owner !== undefined)));
    await this.#loading;
  }

  put(change: NewChange): string {
    const { changes } = this.state;
    const before = changes.find(({ key }) => key === this.#open);
    const seen = changes.find(({ key }) => key === change.after)?.text;
    const isSame = before !== undefined && before.key === change.after && before.fate === undefined;
    if (!isSame && this.#close()) this.#sendSoon();
    const next: WaitingChange = isSame
      ? { ...before, text: change.text, language: change.language, ...withMoved(change) }
      : {
          ...change,
          key: this.#ports.newKey(),
          order: nextOrder(changes),
          at: Math.max(0, Math.trunc(this.#ports.clock.now())),
          ...(seen !== undefined && { seen }),
          isClosed: false,
        };
    this.#change([next], []);
    if (!isSame) {
      this.#open = next.key;
      this.#untilClosed = this.#ports.clock.after(closeAfter).subscribe(() => {
        this.#close();
        this.#sendSoon();
      });
    }
    return next.key;
  }

  withdraw(keys: readonly string[]): void {
    this.#change([], keys);
    void this.#write();
  }

  decide(keys: readonly string[], fate: Fate): void {
    const decided = this.state.changes.filter(({ key }) => keys.includes(key));
    this.#change(
      decided.map((change) => ({ ...change, isClosed: true, fate })),
      [],
    );
  }

  async flush(problem: ProblemReference): Promise<KeepFailure | undefined> {
    const key = problemKey(problem);
    this.#close();
    this.#allow(key);
    const of = () => this.state.changes.filter((change) => problemKey(change.problem) === key);
    const before = new Set(
      of()
        .filter(isWaiting)
        .map((change) => change.key),
    );
    this.#hurried.add(key);
    try {
      while (nextToSend(of(), key, () => true) !== undefined) {
        if (this.#sending !== undefined) {
          await this.#sending;
          continue;
        }
        await this.send();
        if (this.state.refused.has(key)) return { kind: 'forbidden' };
        if (nextToSend(of(), key, () => true) !== undefined) return this.state.failure ?? unavailable;
      }
    } finally {
      this.#hurried.delete(key);
    }
    const fate = of().find(
      (change) => before.has(change.key) && !isWaiting(change) && change.fate?.kind !== 'taken',
    )?.fate;
    return fate?.kind === 'replaced' || fate?.kind === 'closed' ? { kind: fate.kind } : undefined;
  }

  show(problem: ProblemReference): () => void {
    const key = problemKey(problem);
    this.#allow(key);
    const shown = { ...problem };
    this.update((state) => ({ ...state, shown: [...state.shown, shown] }));
    void this.send();
    return () => {
      this.update((state) => ({ ...state, shown: state.shown.filter((each) => each !== shown) }));
    };
  }

  async hurry(): Promise<void> {
    this.#close();
    await Promise.all([this.#write(), this.send()]);
  }

  /** Sends what waits, in turn with the other pages; settles when that is done or has failed. */
  send(): Promise<void> {
    if (this.#sending !== undefined) this.#isAskedAgain = true;
    this.#sending ??= this.#sendInTurn().finally(() => {
      this.#sending = undefined;
      this.#watch();
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      void this.send();
    });
    return this.#sending;
  }

  /** While the platform cannot be reached, what is typed waits for the next try with everything else. */
  #sendSoon(): void {
    const isPausing = this.#failures > 0 && this.#untilSent !== undefined;
    if (!isPausing) void this.send();
  }

  get #now(): number {
    return this.#ports.clock.now();
  }

  /** Whose session it is decides what is here. */
  #follow(session: Session): void {
    const owner = userOf(session)?.id ?? (session.kind === 'unknown' ? undefined : 'guest');
    if (owner !== this.state.owner) {
      this.#rest();
      this.#seal();
      this.update(({ shown }) => ({ ...empty, shown, owner }));
      if (owner !== undefined) this.#loading = this.#load(owner);
    } else if (session.kind === 'user') void this.send();
    else this.#watch();
  }

  /** What waits of a user who is here no longer is written down; what the device does not take is put aside. */
  #seal(): void {
    const { owner, changes } = this.state;
    this.#open = undefined;
    void this.#write();
    if (owner !== undefined) {
      const failed = changes.filter(({ key }) => this.#failed.has(key));
      if (failed.length > 0) this.#sealed.set(owner, failed);
    }
    for (const keys of [this.#unwritten, this.#unremoved, this.#failed]) keys.clear();
  }

  async #load(owner: string): Promise<void> {
    await this.#read(owner);
    if (owner !== this.state.owner) return;
    this.#change(this.#sealed.get(owner) ?? [], []);
    this.#sealed.delete(owner);
    void this.send();
  }

  /** What other pages have written down, and this one has not. */
  async #read(owner: string): Promise<void> {
    const texts = await this.#ports.device.read(owner);
    if (owner !== this.state.owner) return;
    if (texts === undefined) return;
    const found = texts.map(readChange).filter((change) => change !== undefined);
    if (found.length < texts.length) this.#ports.log.warn('Some stored changes are damaged and were left alone');
    const isOwn = ({ key }: WaitingChange) => this.#unwritten.has(key) || this.#unremoved.has(key);
    const news = found.filter((change) => !isOwn(change));
    this.#take(news, []);
  }

  #hear(text: string): void {
    const message = readMessage(text);
    if (message === undefined || message.owner !== this.state.owner) return;
    const before = this.state.changes.find(({ key }) => key === this.#open);
    this.#take(message.put, message.gone);
    // Another page has sent what this one was still typing: the rest is a change of its own.
    if (before !== undefined && this.state.changes.find(({ key }) => key === before.key)?.fate !== undefined) {
      this.#unwritten.delete(before.key);
      this.#close();
      const sent = message.put.find(({ key }) => key === before.key);
      if (sent !== undefined && sent.text !== before.text) this.put({ ...before, after: before.key });
    }
    this.#watch();
    if (message.put.some(({ fate }) => fate === undefined)) this.#sendAfter(finalAfter);
  }

  /** News from elsewhere: already written down. */
  #take(put: Changes, gone: readonly string[]): void {
    this.update((state) => {
      const changes = merged(state.changes, put, gone);
      return changes === state.changes ? state : { ...state, changes };
    });
    this.#noteDevice();
    this.#watch();
  }

  #noteDevice(): void {
    this.update((state) => {
      const isOnDevice = state.changes.every((change) => !isWaiting(change) || !this.#failed.has(change.key));
      return isOnDevice === state.isOnDevice ? state : { ...state, isOnDevice };
    });
  }

  /** News of this page. */
  #change(put: Changes, gone: readonly string[]): void {
    if (put.length === 0 && gone.length === 0) return;
    for (const { key } of put) this.#unwritten.add(key);
    for (const key of gone) {
      this.#unwritten.delete(key);
      this.#unremoved.add(key);
    }
    this.#take(put, gone);
    this.#untilWritten ??= this.#ports.clock.after(writeAfter).subscribe(() => void this.#write());
  }

  /** What was typed stays as it is from now on; whether there was anything. */
  #close(): boolean {
    this.#untilClosed?.unsubscribe();
    const open = this.state.changes.find(({ key }) => key === this.#open);
    this.#open = undefined;
    if (open === undefined || open.isClosed || open.fate !== undefined) return false;
    this.#change([{ ...open, isClosed: true }], []);
    void this.#write();
    return true;
  }

  /** Writes down what is not yet, and tells the other pages. */
  #write(): Promise<void> {
    this.#untilWritten?.unsubscribe();
    this.#untilWritten = undefined;
    const { owner, changes } = this.state;
    const put = changes.filter(({ key }) => this.#unwritten.has(key));
    const gone = [...this.#unremoved];
    if (owner === undefined || (put.length === 0 && gone.length === 0)) return this.#writing;
    this.#unwritten.clear();
    this.#unremoved.clear();
    // Begun in order, even while the page is being left.
    const written = this.#ports.device.write(
      owner,
      put.map((change) => ({ key: change.key, text: writeChange(change) })),
      gone,
    );
    this.#ports.tabs.tell(writeMessage({ owner, put, gone }));
    const before = this.#writing;
    this.#writing = Promise.all([before, written]).then(([, isOnDevice]) => this.#written(owner, put, isOnDevice));
    return this.#writing;
  }

  #written(owner: string, put: Changes, isOnDevice: boolean): void {
    if (owner !== this.state.owner) return;
    for (const { key } of put) {
      if (isOnDevice) this.#failed.delete(key);
      else {
        this.#failed.add(key);
        this.#unwritten.add(key);
      }
    }
    this.#noteDevice();
  }

  async #sendInTurn(): Promise<void> {
    const { owner } = this.state;
    const { session } = this.#ports;
    this.#untilSent?.unsubscribe();
    this.#untilSent = undefined;
    if (owner === undefined || !this.state.changes.some(({ fate }) => fate === undefined)) return;
    // Guests are told by the platform that they may not answer.
    if (session.state.kind !== 'user' && session.state.kind !== 'guest') {
      const failure = session.state.kind === 'expired' ? sessionEnded : unavailable;
      this.update((state) => ({ ...state, failure }));
      return;
    }
    await this.#ports.turns.take('lemma.outbox', async () => {
      if (owner !== this.state.owner) return;
      // Another page may have sent it while this one waited for its turn.
      await this.#read(owner);
      const failure = await this.#sendAll(owner);
      if (owner !== this.state.owner) return;
      this.#failures = failure === undefined ? 0 : this.#failures + 1;
      this.update((state) => (state.failure === failure ? state : { ...state, failure }));
      await this.#write();
      if (failure === undefined) this.#sendAfter(finalAfter);
      else if (failure.kind !== 'sessionEnded')
        this.#sendAfter(pauseAfter(failure, this.#failures, this.#ports.random.fraction()));
    });
  }

  /** Sends everything that can be sent, in order: also what has waited for long goes with few calls. */
  async #sendAll(owner: string): Promise<KeepFailure | undefined> {
    for (;;) {
      const { changes, refused } = this.state;
      const next = allToSend(changes, refused, (change) => this.#isFinal(change));
      if (next.length === 0 || owner !== this.state.owner) return undefined;
      const failure = await this.#sendThese(owner, next);
      if (failure !== undefined) return failure;
    }
  }

  async #sendThese(owner: string, sent: Changes): Promise<KeepFailure | undefined> {
    const kept = await this.#ports.problems.keep(asSent(this.state.changes, sent), owner);
    if (owner !== this.state.owner) return sessionEnded;
    const [first] = sent;
    if (!kept.ok) return first && this.#settle(first, kept);
    const told = sent.filter(({ key }) => kept.value.has(key));
    // What says nothing about anything is no answer.
    let failure = told.length === 0 ? unavailable : undefined;
    for (const change of told) {
      const outcome = kept.value.get(change.key);
      // One problem holds up no other.
      if (outcome !== undefined) failure = this.#settle(change, outcome) ?? failure;
    }
    return failure;
  }

  #settle(change: WaitingChange, kept: Result<Kept, KeepFailure>): KeepFailure | undefined {
    const { key, problem } = change;
    if (kept.ok) {
      const fate = fateIn(kept.value, change);
      if (fate === undefined) return unavailable;
      const now = this.state.changes.find((each) => each.key === key);
      // Withdrawn meanwhile: the platform has it all the same.
      if (now === undefined) return undefined;
      const own = fate.kind === 'elsewhere' ? ownUpTo(this.state.changes, change, fate.other) : [];
      if (own.length > 0) {
        this.#change(own, []);
        return undefined;
      }
      const settled = { ...change, isClosed: true, fate };
      this.#change([settled], fate.kind === 'taken' ? supersededBy(this.state.changes, settled) : []);
      return undefined;
    }
    const { failure } = kept;
    switch (failure.kind) {
      case 'replaced':
      case 'closed':
        this.decide(
          givenUpWith(this.state.changes, change, failure.kind).map((each) => each.key),
          { kind: failure.kind },
        );
        return undefined;
      case 'forbidden':
        this.update((state) => ({ ...state, refused: new Set([...state.refused, problemKey(problem)]) }));
        return undefined;
      default:
        return failure;
    }
  }

  /** Whether nobody is typing into a change any more. */
  #isFinal({ isClosed, key, at, problem }: WaitingChange): boolean {
    return (
      isClosed ||
      this.#hurried.has(problemKey(problem)) ||
      (key !== this.#open && Math.abs(this.#now - at) > finalAfter)
    );
  }

  #allow(problem: string): void {
    if (!this.state.refused.has(problem)) return;
    this.update((state) => ({ ...state, refused: new Set([...state.refused].filter((each) => each !== problem)) }));
  }

  /** Sends after a pause (milliseconds), unless nothing waits. */
  #sendAfter(pause: number): void {
    if (this.#untilSent !== undefined) return;
    const { changes, refused } = this.state;
    const isAnyLeft = problemsToSend(changes).some(
      (problem) => !refused.has(problem) && nextToSend(changes, problem, () => true),
    );
    if (isAnyLeft) {
      this.#untilSent = this.#ports.clock.after(pause).subscribe(() => {
        this.#untilSent = undefined;
        void this.send();
      });
    }
  }

  /** Notes when something has waited for long. */
  #watch(): void {
    if (!this.state.changes.some(({ fate }) => fate === undefined)) {
      this.#untilOverdue?.unsubscribe();
      this.#untilOverdue = undefined;
      if (this.state.isOverdue || this.state.failure !== undefined)
        this.update((state) => ({ ...state, isOverdue: false, failure: undefined }));
      return;
    }
    this.#untilOverdue ??= this.#ports.clock.after(overdueAfter).subscribe(() => {
      this.update((state) => ({ ...state, isOverdue: true }));
    });
  }

  #rest(): void {
    for (const timer of [this.#untilClosed, this.#untilOverdue, this.#untilSent]) timer?.unsubscribe();
    this.#untilOverdue = undefined;
    this.#untilSent = undefined;
    this.#failures = 0;
  }
}

function withMoved({ moved }: NewChange): Pick<WaitingChange, 'moved'> {
  return moved ? { moved } : {};
}

/** Milliseconds until the next try; `share` (0 to 1) spreads those of many devices. */
function pauseAfter(failure: KeepFailure, failures: number, share: number): number {
  const longest = Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 10));
  const pause = Math.round(longest * (1 - share / 2));
  return failure.kind === 'tooManyRequests' ? Math.max(pause, failure.seconds * 1000) : pause;
}
