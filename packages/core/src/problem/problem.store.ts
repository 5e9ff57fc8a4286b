import type { Subscription } from 'rxjs';
import { DeadlineWatch, type Deadline } from '../deadline/index.ts';
import type { Document, InvalidXml, ReadOptions } from '../document/index.ts';
import type { GameMove } from '../game/index.ts';
import type { AnswersByKey, PageAnswers } from '../mathlet/index.ts';
import type { Clock, Log } from '../platform/index.ts';
import type { Receipt, ReceiptPage, ReceiptsAsked, ReceiptsFailure } from '../receipt/index.ts';
import { fail, loading, Store, succeed, type Result } from '../store/index.ts';
import { readAnswerKey } from './answer-key.ts';
import {
  broughtBy,
  changeFor,
  chosen,
  followed,
  given,
  isMovedElsewhere,
  opened,
  type HeldAnswers,
} from './held-answers.ts';
import type {
  CorrectionFailure,
  HandedOutProblem,
  KeepFailure,
  NewDataFailure,
  PlayFailure,
  ProblemData,
  ProblemDataFailure,
  ProblemGateway,
  ProblemReference,
  StoredAnswers,
} from './ports.ts';
import { isEntered } from './saved-fields.ts';
import { unopened, type ProblemNotShown, type ProblemState, type ShownCorrection } from './problem-state.ts';
import { settleWaiting } from './settle-waiting.ts';
import { untakenIn } from './untaken-answers.ts';
import {
  changesOf,
  problemKey,
  waitingAnswersIn,
  type AnswerOutbox,
  type OutboxState,
  type WaitingChange,
} from './waiting-change.ts';

/**
 * The outcome of saving. `nothingEntered`: there is nothing to hand in. `savedUnchanged`: the answers are those that were handed in
 * last. `savedWithoutTry`: they are others, but nothing new in them can be marked. `undecided`: an answer was changed elsewhere, and the learner has to choose first. `replaced` and
 * `closed`: the platform did not take the answers, and the problem is open as it is now.
 */
export type SaveOutcome =
  | 'nothingEntered'
  | 'saved'
  | 'savedWithoutTry'
  | 'savedUnchanged'
  | 'undecided'
  | 'replaced'
  | 'closed'
  | { readonly kind: 'failed'; readonly failure: NotTaken };

/** Why answers did not arrive, unless the problem has gone on without them. */
type NotTaken = Exclude<KeepFailure, { readonly kind: 'replaced' | 'closed' }>;

/** Where answers wait until the platform has them; loaded with the first problem. */
export interface OutboxLoader {
  load(): Promise<AnswerOutbox>;
}

/** The ports of a problem. */
export interface ProblemPorts {
  readonly problems: ProblemGateway;
  readonly clock: Clock;
  readonly outbox: OutboxLoader;
  readonly log: Log;
}

/**
 * A learner's work on one problem. Answers are on the page and in the outbox at once, which sends them to the platform,
 * and tells what other pages of the learner have given meanwhile.
 */
export class ProblemStore extends Store<ProblemState> {
  readonly #reference: ProblemReference;
  readonly #ports: ProblemPorts;
  /** The page's answers, which are kept. */
  readonly answers: PageAnswers;
  #attempt = '';
  #stored: StoredAnswers = new Map();
  #turn = 0;
  /** Ends when the platform has answered: it is asked for one thing at a time, so that no answer overtakes another. */
  #asking: Promise<unknown> | undefined;
  #outbox: AnswerOutbox | undefined;
  #owner: string | undefined;
  readonly #deadline: DeadlineWatch;
  #isRefreshing = false;
  #following: Subscription | undefined;
  #notShown: (() => void) | undefined;
  /** Changes of this attempt that were given up before the page was opened: it tells about them. */
  #told: ReadonlySet<string> = new Set();
  #isGiving = false;
  #isLeft = false;
  #reopening: Promise<void> | undefined;

  constructor(ports: ProblemPorts, reference: ProblemReference) {
    super(unopened);
    this.#ports = ports;
    this.#reference = reference;
    this.#deadline = new DeadlineWatch(ports.clock, {
      passed: () => void this.#afterDeadline(),
      doubtful: () => void this.#refresh(),
    });
    const state = () => this.state.answers;
    this.answers = {
      get state() {
        return state();
      },
      state$: this.select(({ answers }) => answers),
      give: (changed) => this.#give(changed),
    };
  }

  /** Opens the problem, with everything that was given so far; also again, for another page of it. */
  async open(): Promise<void> {
    this.#isLeft = false;
    this.#turn += 1;
    const turn = this.#turn;
    this.update((state) => ({ ...state, correction: undefined, problem: loading }));
    await this.#inTurn(async () => {
      if (turn !== this.#turn) return;
      const [handedOut, { readDocument }, outbox] = await Promise.all([
        this.#reference.path === '' ? noProblem : this.#ports.problems.open(this.#reference),
        // Loaded with the first document: it would weigh down every first page.
        import('../document/index.ts'),
        this.#ready(),
      ]);
      if (turn !== this.#turn) return;
      if (!handedOut.ok) this.#fail(handedOut.failure);
      else if (outbox === undefined) this.#fail({ kind: 'unavailable' });
      else this.#show(handedOut.value, readDocument, outbox);
    });
  }

  /** The learner leaves the page, or does so: everything that has changed is sent. */
  async leave(): Promise<void> {
    this.#isLeft = true;
    this.#deadline.dispose();
    this.#notShown?.();
    this.#notShown = undefined;
    const following = this.#following;
    this.#following = undefined;
    await this.flush();
    following?.unsubscribe();
  }

  /** Sends what has changed without waiting; reports why not all of it could be kept. */
  async flush(): Promise<KeepFailure | undefined> {
    const failure = await this.#outbox?.flush(this.#reference);
    if (failure !== undefined && isOver(failure)) await this.#reopen();
    return failure;
  }

  /** Settles an answer that was changed elsewhere. */
  choose(key: string, which: 'mine' | 'other'): void {
    const outbox = this.#outbox;
    if (outbox === undefined) return;
    const before = this.state.answers;
    const { held, put, withdrawn } = chosen(before, this.#changes(outbox.state), key, which);
    if (held === before) return;
    this.#quietly(outbox, () => {
      this.update((state) => ({ ...state, answers: held }));
      if (put !== undefined) this.#put(outbox, [put]);
      // Written down together: the text is never in neither of them.
      outbox.withdraw(withdrawn);
    });
    // A figure reads its answer once.
    if (which === 'other') this.update((state) => ({ ...state, revision: state.revision + 1 }));
  }

  /** The learner has seen the answers that were not taken. */
  dismissUntaken(): void {
    const outbox = this.#outbox;
    outbox?.withdraw(untakenIn(changesOf(outbox.state.changes, this.#reference), this.#stored).keys);
    this.update((state) => ({ ...state, untaken: undefined }));
  }

  /** Hands in the answers; undefined while something else is under way. */
  save(): Promise<SaveOutcome | undefined> {
    return this.#alone('saving', async () => {
      const failure = await this.flush();
      if (failure !== undefined) return outcomeOf(failure);
      if ([...this.state.answers.values()].some(({ other }) => other !== undefined)) return 'undecided';
      if (isUntouched(this.state)) return 'nothingEntered';
      const tries = this.#tries;
      const isUnchanged = areHandedIn(this.state);
      const saved = await this.#inTurn(async () => {
        const result = await this.#ports.problems.save(this.#reference, this.#attempt);
        if (result.ok) {
          await this.#showRead(result.value);
          if (isAllKept(this.state.answers)) this.update((state) => ({ ...state, handedIn: state.answers }));
        }
        return result;
      });
      if (saved.ok && this.#tries > tries) return 'saved';
      if (saved.ok) return isUnchanged ? 'savedUnchanged' : 'savedWithoutTry';
      this.#ports.log.warn('The answers could not be saved', { kind: saved.failure.kind });
      if (isOver(saved.failure)) await this.open();
      return outcomeOf(saved.failure);
    });
  }

  get #tries(): number {
    const { problem } = this.state;
    return problem.status === 'loaded' ? problem.value.standing.tries : 0;
  }

  /** Makes a move in a game, after sending what was given; undefined while something else is under way. */
  play(move: GameMove): Promise<Result<undefined, PlayFailure> | undefined> {
    return this.#alone('playing', async () => {
      const attempt = this.#attempt;
      const failure = await this.flush();
      // When the time is up nothing is taken any more: all the more the game goes on.
      if (failure !== undefined && !isOver(failure)) return fail(failure);
      // It was opened as it is now.
      if (attempt !== this.#attempt) return succeed(undefined);
      const made = await this.#inTurn(async () => {
        const result = await this.#ports.problems.play(this.#reference, attempt, move);
        if (!result.ok) return result;
        this.update((state) => ({ ...state, correction: undefined }));
        await this.#showRead(result.value);
        return succeed(undefined);
      });
      if (!made.ok) {
        this.#ports.log.warn('A move in a game was not made', { move: move.kind, kind: made.failure.kind });
        if (made.failure.kind === 'replaced' || made.failure.kind === 'closed') await this.open();
      }
      return made;
    });
  }

  /** Whether something was given to a question. */
  hasAnswer(question: number): boolean {
    return [...this.state.answers].some(
      ([key, { text }]) => text.trim() !== '' && readAnswerKey(key)?.question === question,
    );
  }

  /** Draws new data; undefined while something else is under way. */
  drawNewData(which: 'all' | 'wrongAnswers'): Promise<Result<undefined, NewDataFailure> | undefined> {
    return this.#alone('drawing', async () => {
      const failure = which === 'wrongAnswers' ? await this.flush() : undefined;
      if (failure !== undefined) return isOver(failure) ? undefined : fail(failure);
      const drawn = await this.#inTurn(async () => {
        const result = await this.#ports.problems.drawNewData(this.#reference, which);
        if (!result.ok) return result;
        // Asked for: nobody has to be told about answers that are gone.
        if (which === 'all') this.#forget();
        this.update((state) => ({ ...state, correction: undefined }));
        await this.#showRead(result.value);
        return succeed(undefined);
      });
      if (!drawn.ok) this.#ports.log.warn('New data could not be drawn', { kind: drawn.failure.kind });
      return drawn;
    });
  }

  /** Shows the correction; undefined while something else is under way. */
  correct(type: ShownCorrection['type']): Promise<Result<undefined, CorrectionFailure> | undefined> {
    return this.#alone('correcting', async () => {
      const failure = await this.flush();
      if (failure !== undefined) return isOver(failure) ? undefined : fail(failure);
      const corrected = await this.#inTurn(() => this.#ports.problems.correct(this.#reference, type));
      if (!corrected.ok) {
        this.#ports.log.warn('The correction could not be loaded', { kind: corrected.failure.kind });
        return corrected;
      }
      const { readDocument } = await import('../document/index.ts');
      const document = readDocument(corrected.value.xml, this.#ports);
      if (!document.ok) return fail({ kind: 'failed' });
      this.update((state) => ({ ...state, correction: { ...corrected.value, document: document.value, type } }));
      return succeed(undefined);
    });
  }

  /** Reads the data sheet. */
  readData(): Promise<Result<ProblemData, ProblemDataFailure>> {
    return this.#ports.problems.readData(this.#reference);
  }

  /** Reads a page of the receipts. */
  readReceipts(asked: ReceiptsAsked): Promise<Result<ReceiptPage, ReceiptsFailure>> {
    return this.#ports.problems.receipts(this.#reference, asked);
  }

  /** From the correction back to the problem, which is opened again (specification 001 §2). */
  async back(): Promise<void> {
    if (this.state.correction !== undefined) await this.open();
  }

  #give(changed: AnswersByKey): boolean {
    const { problem, answers } = this.state;
    const outbox = this.#outbox;
    if (problem.status !== 'loaded' || !problem.value.standing.isEditable || this.state.doing === 'drawing')
      return false;
    if (outbox === undefined) return false;
    const next = given(answers, changed, this.#reference.language);
    const keys = [...changed.keys()].filter((key) => next.get(key) !== answers.get(key));
    if (keys.length === 0) return true;
    this.#quietly(outbox, () => {
      this.update((state) => ({ ...state, answers: next }));
      this.#put(outbox, keys);
    });
    return true;
  }

  #put(outbox: AnswerOutbox, keys: readonly string[]): void {
    for (const key of keys) {
      const held = this.state.answers.get(key);
      if (held === undefined) continue;
      const change = outbox.put({ ...changeFor(key, held), problem: this.#reference, attempt: this.#attempt });
      this.update((state) => ({ ...state, answers: broughtBy(state.answers, key, change) }));
    }
  }

  /** What the page does itself is not news to it. */
  #quietly(outbox: AnswerOutbox, act: () => void): void {
    this.#isGiving = true;
    act();
    this.#isGiving = false;
    this.#follow(outbox.state);
  }

  /** The outbox, once it knows what waits; undefined if it cannot be loaded. */
  async #ready(): Promise<AnswerOutbox | undefined> {
    const outbox = (this.#outbox ??= await this.#ports.outbox.load().catch(() => undefined));
    await outbox?.ready();
    return outbox;
  }

  /** What has become of the changes, here and in other pages. */
  #follow(outbox: OutboxState): void {
    // What belongs to one user is never shown to the next.
    if (outbox.owner !== this.#owner) {
      this.#stop();
      return;
    }
    if (this.#isGiving || this.#attempt === '') return;
    const changes = this.#changes(outbox);
    const waiting = waitingAnswersIn(changes);
    const refused = outbox.refused.has(problemKey(this.#reference)) ? forbidden : undefined;
    const keepFailure = waiting === 0 ? undefined : (refused ?? outbox.failure);
    const isOnDevice = outbox.isOnDevice || waiting === 0;
    const isOverdue = outbox.isOverdue && waiting > 0;
    this.update((state) => {
      const answers = followed(state.answers, changes);
      const receipt = newest(changes, state.receipt);
      const isSame =
        answers === state.answers &&
        receipt === state.receipt &&
        waiting === state.waiting &&
        keepFailure === state.keepFailure &&
        isOnDevice === state.isOnDevice &&
        isOverdue === state.isOverdue;
      if (isSame) return state;
      const revision = state.revision + (isMovedElsewhere(state.answers, answers) ? 1 : 0);
      return { ...state, answers, revision, receipt, waiting, keepFailure, isOnDevice, isOverdue };
    });
    if (!this.#isLeft && changes.some((change) => isGivenUp(change) && !this.#told.has(change.key))) {
      void this.#reopen();
    }
  }

  #changes({ changes }: OutboxState): readonly WaitingChange[] {
    return changesOf(changes, this.#reference, this.#attempt);
  }

  /** The problem takes no more answers as it was. */
  #reopen(): Promise<void> {
    this.#reopening ??= this.open().finally(() => {
      this.#reopening = undefined;
    });
    return this.#reopening;
  }

  async #inTurn<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
    while (this.#asking !== undefined) await this.#asking.catch(() => undefined);
    const asking = ask();
    this.#asking = asking;
    try {
      return await asking;
    } finally {
      this.#asking = undefined;
    }
  }

  /** The page is seen again. */
  lookAtTime(): void {
    this.#deadline.look();
  }

  /** Nothing can be answered any more, whether the platform can be reached or not; then the problem is opened as it is. */
  async #afterDeadline(): Promise<void> {
    // A correction shows nothing that could be answered, and is left by opening the problem.
    if (this.state.correction !== undefined) return;
    const { problem } = this.state;
    if (problem.status === 'loaded' && problem.value.deadline?.takesLate !== true) {
      this.update((state) => ({ ...state, problem: { status: 'loaded', value: closed(problem.value) } }));
    }
    await this.#refresh();
  }

  /** Opens the problem again under the eyes of its learner: what is typed in it goes on. */
  async #refresh(): Promise<void> {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    const turn = this.#turn;
    try {
      await this.#inTurn(async () => {
        const opened = await this.#ports.problems.open(this.#reference);
        if (turn !== this.#turn || this.#isLeft || this.state.correction !== undefined) return;
        if (opened.ok) await this.#showRead(opened.value);
      });
    } finally {
      this.#isRefreshing = false;
    }
  }

  async #showRead(handedOut: HandedOutProblem): Promise<void> {
    const [{ readDocument }, outbox] = await Promise.all([import('../document/index.ts'), this.#ready()]);
    if (outbox !== undefined) this.#show(handedOut, readDocument, outbox);
  }

  #show(
    { answers: stored, ...handedOut }: HandedOutProblem,
    read: (xml: string, options: ReadOptions) => Result<Document, InvalidXml>,
    outbox: AnswerOutbox,
  ): void {
    // A copy of what was handed out, without a network, is only older: what waits is decided by the platform alone.
    const problem = isPast(handedOut.deadline) ? closed(handedOut) : handedOut;
    const { problem: before } = this.state;
    // The same page stays: what is typed in it goes on.
    const isSamePage =
      before.status === 'loaded' && before.value.xml === problem.xml && this.#attempt === problem.attempt;
    const document = isSamePage ? succeed(before.value.document) : read(problem.xml, this.#ports);
    if (!document.ok) {
      this.#fail(document.failure);
      return;
    }
    this.#isGiving = true;
    this.#attempt = problem.attempt;
    this.#owner = outbox.state.owner;
    this.#stored = stored;
    const untaken = settleWaiting(outbox, this.#reference, handedOut, stored);
    const answers = opened(stored, this.#changes(outbox.state), isSamePage ? this.state.answers : undefined);
    this.update((state) => ({
      ...state,
      problem: { status: 'loaded', value: { ...problem, document: document.value } },
      answers,
      handedIn: problem.isHandedIn === true && isAllKept(answers) ? answers : undefined,
      revision: isSamePage ? state.revision : state.revision + 1,
      keepFailure: undefined,
      untaken,
      receipt: problem.receipt,
    }));
    this.#told = new Set(
      this.#changes(outbox.state)
        .filter(isGivenUp)
        .map(({ key }) => key),
    );
    this.#isGiving = false;
    if (!this.#isLeft) this.#notShown ??= outbox.show(this.#reference);
    this.#following ??= outbox.state$.subscribe((state) => this.#follow(state));
    this.#follow(outbox.state);
    if (!this.#isLeft) this.#deadline.start(problem.deadline?.left);
  }

  #fail(failure: ProblemNotShown): void {
    this.update((state) => ({ ...state, problem: { status: 'failed', failure } }));
  }

  #forget(): void {
    const outbox = this.#outbox;
    if (outbox === undefined) return;
    this.#quietly(outbox, () => {
      outbox.withdraw(this.#changes(outbox.state).map(({ key }) => key));
      this.update((state) => ({ ...state, answers: new Map() }));
    });
  }

  #stop(): void {
    this.#deadline.dispose();
    this.#following?.unsubscribe();
    this.#following = undefined;
    this.#turn += 1;
    this.#attempt = '';
    this.update((state) => ({
      ...state,
      answers: new Map(),
      receipt: undefined,
      problem: loading,
      untaken: undefined,
      waiting: 0,
      isOnDevice: true,
      isOverdue: false,
    }));
  }

  async #alone<Outcome>(
    doing: NonNullable<ProblemState['doing']>,
    act: () => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    const { problem, doing: already } = this.state;
    if (already !== undefined || problem.status !== 'loaded') return undefined;
    this.update((state) => ({ ...state, doing }));
    try {
      return await act();
    } finally {
      this.update((state) => ({ ...state, doing: undefined }));
    }
  }
}

const forbidden = { kind: 'forbidden' } as const;

const noProblem = fail({ kind: 'notFound', languages: [] } as const);

type Over = Extract<KeepFailure, { readonly kind: 'replaced' | 'closed' }>;

/** Whether the problem takes no more answers as it was. */
function isOver(failure: KeepFailure): failure is Over {
  return failure.kind === 'replaced' || failure.kind === 'closed';
}

/** Whether a deadline has passed after which nothing is taken. */
function isPast(deadline: Deadline | undefined): boolean {
  return deadline !== undefined && deadline.left <= 0 && deadline.takesLate !== true;
}

/** The problem to which nothing can be answered any more. */
function closed<Problem extends Pick<HandedOutProblem, 'standing'>>(problem: Problem): Problem {
  return { ...problem, standing: { ...problem.standing, isEditable: false } };
}

function outcomeOf(failure: KeepFailure): SaveOutcome {
  return isOver(failure) ? failure.kind : { kind: 'failed', failure };
}

/** The receipt for what has arrived last. */
function newest(changes: readonly WaitingChange[], known: Receipt | undefined): Receipt | undefined {
  const told = changes.flatMap(({ fate }) => (fate?.kind === 'taken' ? (fate.receipt ?? []) : []));
  return told.reduce((last, receipt) => (receipt.number > (last?.number ?? 0) ? receipt : last), known);
}

/** Whether nothing was entered, now or at an earlier save. */
function isUntouched({ problem, answers }: ProblemState): boolean {
  if (problem.status !== 'loaded') return true;
  const { isHandedIn, lateSaved } = problem.value;
  if (isHandedIn !== undefined || lateSaved !== undefined) return false;
  return [...answers].every(([key, { text }]) => !isEntered(key, text));
}

/** Whether the answers are those that were handed in last; what was not given at all is empty. */
function areHandedIn({ answers, handedIn }: ProblemState): boolean {
  if (handedIn === undefined) return false;
  const keys = new Set([...answers.keys(), ...handedIn.keys()]);
  return [...keys].every((key) => (answers.get(key)?.text ?? '') === (handedIn.get(key)?.text ?? ''));
}

function isGivenUp({ fate }: WaitingChange): boolean {
  return fate?.kind === 'replaced' || fate?.kind === 'closed';
}

function isAllKept(answers: HeldAnswers): boolean {
  return [...answers.values()].every(({ isKept }) => isKept);
}
