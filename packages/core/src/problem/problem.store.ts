import { skip, type Subscription } from 'rxjs';
import type { Document, InvalidXml } from '../document/index.ts';
import type { GameMove } from '../game/index.ts';
import type { AnswersByKey, PageAnswers } from '../mathlet/index.ts';
import type { Clock, Log } from '../platform/index.ts';
import type { Receipt, ReceiptPage, ReceiptsAsked, ReceiptsFailure } from '../receipt/index.ts';
import type { OwnStorage } from '../session/index.ts';
import { fail, loading, Store, succeed, type Loadable, type Result } from '../store/index.ts';
import { readAnswerKey } from './answer-key.ts';
import { chosen, given, kept, opened, pendingOf, sent, toSend, type HeldAnswers } from './held-answers.ts';
import { readPending, writePending, type UntakenAnswers } from './pending-answers.ts';
import type {
  CorrectedProblem,
  CorrectionFailure,
  HandedOutProblem,
  KeepFailure,
  NewDataFailure,
  OpenFailure,
  PlayFailure,
  ProblemData,
  ProblemDataFailure,
  ProblemGateway,
  ProblemReference,
  StoredAnswers,
} from './ports.ts';

/** A problem ready to be worked on. */
export interface OpenedProblem extends Omit<HandedOutProblem, 'answers'> {
  readonly document: Document;
}

/** A correction ready to be shown. */
export interface ShownCorrection extends CorrectedProblem {
  readonly document: Document;
  readonly type: 'correction' | 'correctionPreview';
}

/** Why a problem cannot be shown. */
export type ProblemNotShown = OpenFailure | InvalidXml;

/** A learner's problem on the screen. */
export interface ProblemState {
  readonly problem: Loadable<OpenedProblem, ProblemNotShown>;
  readonly answers: HeldAnswers;
  /** The answers as they were handed in: the same object as long as nothing has changed since. */
  readonly handedIn: HeldAnswers | undefined;
  /** Counts what makes the page another one: opening, new data, another text in place of the own. */
  readonly revision: number;
  /** What the platform is asked for at present: one thing at a time. */
  readonly doing: 'saving' | 'drawing' | 'correcting' | 'playing' | undefined;
  /** Shown instead of the problem. */
  readonly correction: ShownCorrection | undefined;
  /** Why answers could not be kept the last time. */
  readonly keepFailure: KeepFailure | undefined;
  /** Whether what waits to be sent outlasts the page: it does not if the browser's storage is full or switched off. */
  readonly isOnDevice: boolean;
  /** Whether something has waited to be sent for a minute. */
  readonly isOverdue: boolean;
  /** Stays until the learner has seen it. */
  readonly untaken: UntakenAnswers | undefined;
  /** For what has arrived last on the platform. */
  readonly receipt: Receipt | undefined;
}

/**
 * The outcome of saving. `undecided`: an answer was changed elsewhere, and the learner has to choose first. `replaced` and
 * `closed`: the platform did not take the answers, and the problem is open as it is now.
 */
export type SaveOutcome = 'saved' | 'savedWithoutTry' | 'undecided' | 'replaced' | 'closed' | 'failed';

/** Whether the platform has all answers, or why not. `nothing`: there are none. `saved`: they have been handed in. */
export type Keptness = 'nothing' | 'kept' | 'saved' | 'keeping' | NotKept;

/**
 * Why it does not have them: it cannot be reached, the session has ended, or this user may not answer. The first is
 * repeated by itself.
 */
export type NotKept = 'notKept' | 'signedOut' | 'refused';

/** The ports of a problem. `storage` lasts longer than the tab. */
export interface ProblemPorts {
  readonly problems: ProblemGateway;
  readonly clock: Clock;
  readonly storage: OwnStorage;
  readonly log: Log;
}

/** Milliseconds until a change is sent: with the way to the server less than two seconds. */
const keepAfter = 1500;

/** Milliseconds after which an answer that waits to be sent is worth more than a quiet word. */
const overdueAfter = 60_000;

/** Milliseconds: an hour. */
const longestTimer = 3_600_000;

/** Milliseconds until it is sent again after a failure; doubles with every further one, up to the longest pause. */
const [firstPause, longestPause] = [2000, 30_000];

const unopened: ProblemState = {
  problem: loading,
  answers: new Map(),
  handedIn: undefined,
  revision: 0,
  doing: undefined,
  correction: undefined,
  keepFailure: undefined,
  isOnDevice: true,
  isOverdue: false,
  untaken: undefined,
  receipt: undefined,
};

/** Whether the platform has all answers, for those who give them. */
export function keptness({ answers, handedIn, keepFailure }: ProblemState): Keptness {
  if (toSend(answers).length > 0) return keepFailure === undefined ? 'keeping' : notKept(keepFailure);
  if ([...answers.values()].every(({ text }) => text === '')) return 'nothing';
  return answers === handedIn ? 'saved' : 'kept';
}

/** How many answers wait to be sent. */
export function waitingAnswers({ answers }: ProblemState): number {
  return toSend(answers).length;
}

/**
 * A learner's work on one problem. Answers are on the page and in the browser's storage at once, and are sent to the
 * platform soon after: one keep at a time, in order, again and again until it has them.
 */
export class ProblemStore extends Store<ProblemState> {
  readonly #reference: ProblemReference;
  readonly #ports: ProblemPorts;
  /** The page's answers, which are kept. */
  readonly answers: PageAnswers;
  /** The texts that this tab has put into storage, by key: another tab may have put others there. */
  readonly #written = new Map<string, string>();
  #attempt = '';
  #turn = 0;
  /** Ends when the platform has answered: it is asked for one thing at a time, so that no answer overtakes another. */
  #asking: Promise<unknown> | undefined;
  #timer: Subscription | undefined;
  #untilDeadline: Subscription | undefined;
  #following: Subscription | undefined;
  #untilOverdue: Subscription | undefined;
  #failures = 0;
  #isLeft = false;

  constructor(ports: ProblemPorts, reference: ProblemReference) {
    super(unopened);
    this.#ports = ports;
    this.#reference = reference;
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
    // What belongs to one user is never sent or stored for the next.
    this.#following ??= this.#ports.storage.owner$.pipe(skip(1)).subscribe(() => this.#stop());
    this.#turn += 1;
    const turn = this.#turn;
    this.update((state) => ({ ...state, correction: undefined, problem: loading }));
    await this.#inTurn(async () => {
      if (turn !== this.#turn) return;
      const [handedOut, { readDocument }] = await Promise.all([
        this.#reference.path === '' ? noProblem : this.#ports.problems.open(this.#reference),
        // Loaded with the first document: it would weigh down every first page.
        import('../document/index.ts'),
      ]);
      if (turn !== this.#turn) return;
      if (handedOut.ok) this.#show(handedOut.value, readDocument);
      else this.#fail(handedOut.failure);
    });
    this.#keepSoon();
  }

  /** The learner leaves the page, or may do so: everything that has changed is sent. */
  async leave(): Promise<void> {
    this.#isLeft = true;
    this.#following?.unsubscribe();
    this.#following = undefined;
    this.#untilDeadline?.unsubscribe();
    await this.flush();
    this.#untilOverdue?.unsubscribe();
  }

  /** Sends what has changed without waiting; reports why not all of it could be kept. */
  async flush(): Promise<KeepFailure | undefined> {
    this.#wait(undefined);
    let failure: KeepFailure | undefined;
    do failure = await this.#keep();
    while (failure === undefined && toSend(this.state.answers).length > 0);
    return failure;
  }

  /** Settles an answer that was changed elsewhere. */
  choose(key: string, which: 'mine' | 'other'): void {
    const before = this.state.answers;
    this.update((state) => ({ ...state, answers: chosen(state.answers, key, which) }));
    if (this.state.answers === before) return;
    // A figure reads its answer once.
    if (which === 'other') this.update((state) => ({ ...state, revision: state.revision + 1 }));
    this.#remember();
    this.#keepSoon();
  }

  /** The learner has seen the answers that were not taken. */
  dismissUntaken(): void {
    this.update((state) => ({ ...state, untaken: undefined }));
    this.#remember();
  }

  /** Hands in the answers; undefined while something else is under way. */
  save(): Promise<SaveOutcome | undefined> {
    return this.#alone('saving', async () => {
      const failure = await this.flush();
      if (failure !== undefined) return outcomeOf(failure);
      if ([...this.state.answers.values()].some(({ other }) => other !== undefined)) return 'undecided';
      const tries = this.#tries;
      const saved = await this.#inTurn(async () => {
        const result = await this.#ports.problems.save(this.#reference, this.#attempt);
        if (result.ok) {
          await this.#showRead(result.value);
          if (pendingOf(this.state.answers).size === 0) this.update((state) => ({ ...state, handedIn: state.answers }));
        }
        return result;
      });
      if (saved.ok) return this.#tries > tries ? 'saved' : 'savedWithoutTry';
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
      this.#keepSoon();
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
      this.#wait(undefined);
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
      this.#keepSoon();
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
      const document = readDocument(corrected.value.xml);
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
    if (problem.status !== 'loaded' || !problem.value.standing.isEditable || this.state.doing === 'drawing')
      return false;
    this.update((state) => ({ ...state, answers: given(state.answers, changed, this.#reference.language) }));
    if (this.state.answers !== answers) {
      this.#remember();
      this.#keepSoon();
    }
    return true;
  }

  /** Sends what has changed once; after a failure again later, and what is over is opened as it is now. */
  async #keep(): Promise<KeepFailure | undefined> {
    const failure = await this.#inTurn(() => this.#send());
    if (failure === undefined) return undefined;
    if (isOver(failure) && !this.#isLeft) await this.open();
    const isWorthRepeating = failure.kind !== 'forbidden' && failure.kind !== 'sessionEnded';
    if (isWorthRepeating && toSend(this.state.answers).length > 0) this.#wait(pauseAfter(failure, this.#failures));
    return failure;
  }

  async #send(): Promise<KeepFailure | undefined> {
    const changed = toSend(this.state.answers);
    if (changed.length === 0) return undefined;
    const attempt = this.#attempt;
    this.update((state) => ({ ...state, answers: sent(state.answers, changed) }));
    this.#remember();
    const result = await this.#ports.problems.keep(this.#reference, attempt, changed);
    if (attempt !== this.#attempt) return undefined;
    if (!result.ok) {
      this.#failures += 1;
      this.update((state) => ({ ...state, keepFailure: result.failure }));
      return result.failure;
    }
    this.#failures = 0;
    this.update((state) => ({
      ...state,
      keepFailure: undefined,
      answers: kept(state.answers, changed, result.value),
      receipt: result.value.receipt ?? state.receipt,
    }));
    this.#remember();
    return undefined;
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

  /** Sends in a moment, unless that is planned already. */
  #keepSoon(): void {
    if (this.#timer === undefined && toSend(this.state.answers).length > 0) this.#wait(keepAfter);
  }

  /** Sends after a pause (milliseconds), or only when told to. */
  #wait(pause: number | undefined): void {
    this.#timer?.unsubscribe();
    this.#timer = undefined;
    if (pause === undefined || this.#isLeft) return;
    this.#timer = this.#ports.clock.after(pause).subscribe(() => {
      this.#timer = undefined;
      void this.#keep().then(() => this.#keepSoon());
    });
  }

  /** When the deadline has passed, the problem is opened as it is then: nothing can be answered any more. */
  #awaitDeadline(left: number | undefined): void {
    this.#untilDeadline?.unsubscribe();
    if (left === undefined || left <= 0 || this.#isLeft) return;
    // Longer than timers of browsers can be: looked at again on the way.
    const pause = Math.min(left, longestTimer);
    this.#untilDeadline = this.#ports.clock.after(pause).subscribe(() => {
      if (left > pause) this.#awaitDeadline(left - pause);
      else void this.#afterDeadline();
    });
  }

  async #afterDeadline(): Promise<void> {
    // A correction shows nothing that could be answered, and is left by opening the problem.
    if (this.state.correction === undefined) await this.open();
  }

  async #showRead(handedOut: HandedOutProblem): Promise<void> {
    const { readDocument } = await import('../document/index.ts');
    this.#show(handedOut, readDocument);
  }

  #show({ answers: stored, ...problem }: HandedOutProblem, read: (xml: string) => Result<Document, InvalidXml>): void {
    const { problem: before } = this.state;
    // The same page stays: what is typed in it goes on.
    const isSamePage =
      before.status === 'loaded' && before.value.xml === problem.xml && this.#attempt === problem.attempt;
    const document = isSamePage ? succeed(before.value.document) : read(problem.xml);
    if (!document.ok) {
      this.#fail(document.failure);
      return;
    }
    const { attempt, pending, former } = this.#pending();
    const reason = attempt !== problem.attempt ? 'replaced' : problem.standing.isEditable ? undefined : 'closed';
    const untaken = reason === undefined ? former : withUntaken(former, reason, untakenTexts(pending, stored));
    this.#attempt = problem.attempt;
    const answers = opened(stored, reason === undefined ? pending : new Map());
    this.update((state) => ({
      ...state,
      problem: { status: 'loaded', value: { ...problem, document: document.value } },
      answers,
      handedIn: problem.standing.isCorrected && pendingOf(answers).size === 0 ? answers : undefined,
      revision: isSamePage ? state.revision : state.revision + 1,
      keepFailure: undefined,
      untaken,
      receipt: problem.receipt,
    }));
    this.#remember();
    this.#awaitDeadline(problem.deadline?.left);
  }

  /** What the platform has not been given: of this page, and of one that was closed or reloaded too early. */
  #pending(): { readonly attempt: string; readonly pending: HeldAnswers; readonly former: UntakenAnswers | undefined } {
    const { attempt, answers, untaken } = readPending(this.#ports.storage.read(this.#storageKey));
    const former = this.state.untaken ?? untaken;
    const isFirst = this.#attempt === '';
    if (!isFirst && attempt !== this.#attempt) {
      return { attempt: this.#attempt, pending: pendingOf(this.state.answers), former };
    }
    for (const [key, { text }] of answers) if (isFirst) this.#written.set(key, text);
    return { attempt, pending: new Map([...answers, ...pendingOf(this.state.answers)]), former };
  }

  #fail(failure: ProblemNotShown): void {
    this.update((state) => ({ ...state, problem: { status: 'failed', failure } }));
  }

  /** Writes down what the platform does not have yet; what another tab has written down stays. */
  #remember(): void {
    const { storage } = this.#ports;
    const { answers, untaken } = this.state;
    const found = readPending(storage.read(this.#storageKey));
    const others = found.attempt === this.#attempt ? [...found.answers] : [];
    const pending = pendingOf(answers);
    const remembered = new Map([...others.filter(([key, { text }]) => this.#written.get(key) !== text), ...pending]);
    this.#written.clear();
    for (const [key, { text }] of pending) this.#written.set(key, text);
    const text = writePending({ attempt: this.#attempt, answers: remembered, ...(untaken && { untaken }) });
    if (text === undefined) storage.remove(this.#storageKey);
    const isOnDevice = text === undefined || storage.write(this.#storageKey, text);
    if (isOnDevice !== this.state.isOnDevice) this.update((state) => ({ ...state, isOnDevice }));
    this.#watch();
  }

  /** Notes when answers have waited for long. */
  #watch(): void {
    if (toSend(this.state.answers).length === 0) {
      this.#untilOverdue?.unsubscribe();
      this.#untilOverdue = undefined;
      if (this.state.isOverdue) this.update((state) => ({ ...state, isOverdue: false }));
      return;
    }
    this.#untilOverdue ??= this.#ports.clock.after(overdueAfter).subscribe(() => {
      this.update((state) => ({ ...state, isOverdue: true }));
    });
  }

  #forget(): void {
    this.update((state) => ({ ...state, answers: new Map() }));
    this.#remember();
  }

  #stop(): void {
    this.#wait(undefined);
    this.#untilDeadline?.unsubscribe();
    this.#untilOverdue?.unsubscribe();
    this.#untilOverdue = undefined;
    this.#turn += 1;
    this.#attempt = '';
    this.update((state) => ({
      ...state,
      answers: new Map(),
      receipt: undefined,
      problem: loading,
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

  get #storageKey(): string {
    const { path, worksheet = '', learner = '' } = this.#reference;
    return `problem/${path}#${worksheet}#${learner}`;
  }
}

const noProblem = fail({ kind: 'notFound', languages: [] } as const);

type Over = Extract<KeepFailure, { readonly kind: 'replaced' | 'closed' }>;

/** Whether the problem takes no more answers as it was. */
function isOver(failure: KeepFailure): failure is Over {
  return failure.kind === 'replaced' || failure.kind === 'closed';
}

function outcomeOf(failure: KeepFailure): SaveOutcome {
  return isOver(failure) ? failure.kind : 'failed';
}

function notKept(failure: KeepFailure): NotKept {
  switch (failure.kind) {
    case 'forbidden':
      return 'refused';
    case 'sessionEnded':
      return 'signedOut';
    // What is over is opened as it is now, which tells what was not taken.
    case 'replaced':
    case 'closed':
    case 'unavailable':
    case 'portal':
    case 'cutOff':
    case 'tooManyRequests':
      return 'notKept';
  }
}

/** Milliseconds until the next try. */
function pauseAfter(failure: KeepFailure, failures: number): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 10));
  return failure.kind === 'tooManyRequests' ? Math.max(pause, failure.seconds * 1000) : pause;
}

/** What was given and is nowhere else: neither empty nor what the platform has anyway. */
function untakenTexts(pending: HeldAnswers, stored: StoredAnswers): UntakenAnswers['texts'] {
  const texts = [...pending].map(([key, { text }]) => ({ key, text }));
  return texts.filter(({ key, text }) => text.trim() !== '' && stored.get(key)?.text !== text);
}

function withUntaken(
  former: UntakenAnswers | undefined,
  reason: UntakenAnswers['reason'],
  texts: UntakenAnswers['texts'],
): UntakenAnswers | undefined {
  return texts.length === 0 ? former : { reason, texts: [...(former?.texts ?? []), ...texts] };
}
