import type { Deadline } from '../deadline/index.ts';
import { languages } from '../language/index.ts';
import type { Performance } from '../document/index.ts';
import type { GameMove, GameStanding } from '../game/index.ts';
import {
  controlNames,
  savedFields,
  type ChangedAnswer,
  type ControlName,
  type CorrectedProblem,
  type CorrectedQuestion,
  type CorrectionFailure,
  type HandedOutProblem,
  type ImportedAnswers,
  type ImportFailure,
  type Kept,
  type KeptChanges,
  type KeepFailure,
  type NewDataFailure,
  type OpenFailure,
  type PlayFailure,
  type ProblemCollection,
  type ProblemData,
  type ProblemDataFailure,
  type ProblemGateway,
  type ProblemReference,
  type SentChange,
  type StoredAnswer,
  type StoredAnswers,
} from '../problem/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { ListedReceipt, ReceiptKind, ReceiptPage, ReceiptsAsked, ReceiptsFailure } from '../receipt/index.ts';
import { receiptsOfPage } from '../receipt/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** A problem of an `InMemoryProblemGateway`. */
export interface InMemoryProblem {
  /** The document that a draw makes; the first is 1. */
  readonly xml: (draw: number) => string;
  /** Judges what was saved. If missing, there is no correction. */
  readonly correct?: (answers: StoredAnswers) => readonly CorrectedQuestion[];
  /** The document with explanations. Default: as handed out. */
  readonly correctedXml?: (draw: number) => string;
  /** Whether saving corrects. Default true. */
  readonly isCorrectedAfterSave?: boolean;
  /** Whether answers are taken after a correction. Default true. */
  readonly isEditableAfterCorrection?: boolean;
  /** Default: all. */
  readonly controls?: readonly ControlName[];
  /** If missing, there is no limit. */
  readonly newDataLimit?: number;
  /** The outcome, if it is not the one of its tries. */
  readonly performance?: Performance;
  /** How far the learner is after each move of a game, or before the first; if missing, it is no game. */
  readonly game?: (moves: readonly GameMove[]) => GameStanding;
}

interface Failures {
  readonly open: OpenFailure;
  readonly keep: KeepFailure;
  readonly save: KeepFailure;
  readonly play: PlayFailure;
  readonly list: { readonly kind: 'forbidden' };
  readonly drawNewData: NewDataFailure;
  readonly correct: CorrectionFailure;
  readonly readData: ProblemDataFailure;
  readonly receipts: ReceiptsFailure;
}

/** How one learner is doing with one problem. */
interface Attempt {
  draw: number;
  tries: number;
  isChanged: boolean;
  corrected: readonly CorrectedQuestion[] | undefined;
  readonly moves: GameMove[];
  readonly answers: Map<string, StoredAnswer>;
  /** Oldest first. */
  readonly receipts: ListedReceipt[];
}

/** Problems on a server that does as the port says, with failures as a test or story says. */
export class InMemoryProblemGateway implements ProblemGateway {
  /** The names of all calls, oldest first. */
  readonly asked: (keyof Failures)[] = [];
  /** Whose changes have been kept, oldest first. */
  readonly keptBy: string[] = [];
  /** What calls fail with, from now on. */
  readonly failures: { -readonly [Call in keyof Failures]?: Failures[Call] | undefined } = {};
  /** Whether answers get lost on their way back: what was asked for has been done. */
  losesAnswers = false;
  /** What nobody can read: given alone, it is no try. */
  readonly unreadable = new Set<string>();
  /** Whether no answers are taken, as after a deadline. */
  isClosed = false;
  /** That of every problem, as the platform tells it. */
  deadline: Deadline | undefined;
  /** Whether the learner's results are seen by others. */
  isListed = true;
  /** Whether receipts and answers fit together. */
  isIntact = true;
  /** When something arrives from now on. ISO 8601. */
  arrival = '2026-11-25T11:03:07.000Z';
  /** Every answer waits for this after everything has been done. */
  delay: Promise<unknown> = Promise.resolve();
  readonly #problems: ReadonlyMap<string, InMemoryProblem>;
  readonly #attempts = new Map<string, Attempt>();

  constructor(problems: Readonly<Record<string, InMemoryProblem>> = {}) {
    this.#problems = new Map(Object.entries(problems));
  }

  /** From now on nothing arrives. */
  cut(): void {
    const unavailable = { kind: 'unavailable' } as const;
    Object.assign(this.failures, {
      open: unavailable,
      keep: unavailable,
      save: unavailable,
      play: unavailable,
      drawNewData: unavailable,
      correct: unavailable,
      readData: unavailable,
      receipts: unavailable,
    });
  }

  /** From now on everything arrives, and so do all answers. */
  mend(): void {
    this.losesAnswers = false;
    Object.assign(this.failures, {
      open: undefined,
      keep: undefined,
      save: undefined,
      play: undefined,
      drawNewData: undefined,
      correct: undefined,
      readData: undefined,
      receipts: undefined,
    });
  }

  /** What the platform has of a problem. */
  answersOf(reference: ProblemReference): StoredAnswers {
    return this.#attempts.get(keyOf(reference))?.answers ?? new Map();
  }

  /** Another page of the learner changes an answer. */
  changeElsewhere(reference: ProblemReference, key: string, text: string): void {
    const answers = this.#attempts.get(keyOf(reference))?.answers;
    answers?.set(key, { text, language: reference.language, version: (answers.get(key)?.version ?? 0) + 1 });
  }

  /** Another page of the learner draws new data. */
  drawElsewhere(reference: ProblemReference): void {
    const attempt = this.#attempts.get(keyOf(reference));
    if (attempt !== undefined) draw(attempt);
  }

  open(reference: ProblemReference): Promise<Result<HandedOutProblem, OpenFailure>> {
    return this.#answer('open', this.failures.open, () => {
      const problem = this.#problems.get(reference.path);
      if (problem === undefined) return fail({ kind: 'notFound', languages: [] });
      const key = keyOf(reference);
      const attempt = this.#attempts.get(key) ?? newAttempt();
      this.#attempts.set(key, attempt);
      return succeed(this.#handOut(problem, attempt));
    });
  }

  keep(changes: readonly SentChange[], owner: string): Promise<Result<KeptChanges, KeepFailure>> {
    return this.#answer<KeptChanges, KeepFailure>('keep', this.failures.keep, () => {
      const kept = new Map<string, Result<Kept, KeepFailure>>();
      const over = new Set<string>();
      const versions = new Map<string, number>();
      for (const { key, problem, attempt, answer, after = '' } of changes) {
        const place = keyOf(problem);
        if (over.has(place)) continue;
        const version = Math.max(answer.version, versions.get(after) ?? 0);
        const one = this.#keepOne(problem, attempt, { ...answer, version }, owner);
        kept.set(key, one);
        const taken = one.ok ? one.value.versions.get(answer.key) : undefined;
        if (taken === undefined) over.add(place);
        else versions.set(key, taken);
      }
      return succeed(kept);
    });
  }

  #keepOne(
    reference: ProblemReference,
    name: string,
    { key, ...answer }: ChangedAnswer,
    owner: string,
  ): Result<Kept, KeepFailure> {
    return this.#withAttempt<Kept, KeepFailure>(reference, (problem, attempt) => {
      this.keptBy.push(owner);
      if (name !== nameOf(attempt)) return fail({ kind: 'replaced' });
      if (!this.#isEditable(problem, attempt)) return fail({ kind: 'closed' });
      const stored = attempt.answers.get(key);
      const version = stored?.version ?? 0;
      const isSame = stored?.text === answer.text;
      if (stored !== undefined && !isSame && answer.version < version)
        return succeed({ versions: new Map(), changedElsewhere: new Map([[key, stored]]), ...latest(attempt) });
      if (!isSame) {
        attempt.answers.set(key, { ...answer, version: version + 1 });
        attempt.isChanged = !this.unreadable.has(answer.text) || attempt.isChanged;
      }
      this.#arrive(attempt, 'keep', [key]);
      const versions = new Map([[key, isSame ? version : version + 1]]);
      return succeed({ versions, changedElsewhere: new Map(), ...latest(attempt) });
    });
  }

  /** The answer to every file. */
  imported: Result<ImportedAnswers, ImportFailure> = succeed({ taken: 0, refused: 0 });

  importAnswers(): Promise<Result<ImportedAnswers, ImportFailure>> {
    return Promise.resolve(this.imported);
  }

  save(reference: ProblemReference, name: string): Promise<Result<HandedOutProblem, KeepFailure>> {
    return this.#answer('save', this.failures.save, () =>
      this.#withAttempt<HandedOutProblem, KeepFailure>(reference, (problem, attempt) => {
        if (name !== nameOf(attempt)) return fail({ kind: 'replaced' });
        if (!this.#isEditable(problem, attempt)) return fail({ kind: 'closed' });
        if (attempt.isChanged) attempt.tries += 1;
        attempt.isChanged = false;
        this.#arrive(attempt, 'save', [...attempt.answers.keys()]);
        if (problem.isCorrectedAfterSave !== false) attempt.corrected = problem.correct?.(attempt.answers);
        const questions = problem.correct?.(attempt.answers) ?? [];
        const fields = savedFields(questions, new Set(attempt.answers.keys()), problem.isCorrectedAfterSave !== false);
        return succeed({ ...this.#handOut(problem, attempt), fields });
      }),
    );
  }

  play(reference: ProblemReference, name: string, move: GameMove): Promise<Result<HandedOutProblem, PlayFailure>> {
    return this.#answer('play', this.failures.play, () =>
      this.#withAttempt<HandedOutProblem, PlayFailure>(reference, (problem, attempt) => {
        if (name !== nameOf(attempt)) return fail({ kind: 'replaced' });
        attempt.moves.push(move);
        if (move.kind === 'start') draw(attempt);
        return succeed(this.#handOut(problem, attempt));
      }),
    );
  }

  list(isListed: boolean): Promise<Result<undefined, { readonly kind: 'forbidden' } | NoAnswer>> {
    return this.#answer('list', this.failures.list, () => {
      this.isListed = isListed;
      return succeed(undefined);
    });
  }

  drawNewData(reference: ProblemReference): Promise<Result<HandedOutProblem, NewDataFailure>> {
    return this.#answer('drawNewData', this.failures.drawNewData, () =>
      this.#withAttempt<HandedOutProblem, NewDataFailure>(reference, (problem, attempt) => {
        if (attempt.draw > (problem.newDataLimit ?? Infinity)) return fail({ kind: 'limitReached' });
        draw(attempt);
        this.#arrive(attempt, 'newData', []);
        return succeed(this.#handOut(problem, attempt));
      }),
    );
  }

  correct(
    reference: ProblemReference,
    type: 'correction' | 'correctionPreview',
  ): Promise<Result<CorrectedProblem, CorrectionFailure>> {
    return this.#answer('correct', this.failures.correct, () =>
      this.#withAttempt<CorrectedProblem, CorrectionFailure>(reference, (problem, attempt) => {
        const questions = problem.correct?.(attempt.answers);
        if (questions === undefined) return fail({ kind: 'noCorrection' });
        if (type === 'correction') attempt.corrected = questions;
        const { xml, seed, standing, controls, answers } = this.#handOut(problem, attempt);
        const scores = questions.flatMap(({ score: of }) => of ?? []);
        const score = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
        const corrected = problem.correctedXml?.(attempt.draw) ?? xml;
        return succeed({
          xml: corrected,
          seed,
          standing,
          controls,
          answers,
          ...(scores.length > 0 && { score }),
          questions,
        });
      }),
    );
  }

  readData(reference: ProblemReference): Promise<Result<ProblemData, ProblemDataFailure>> {
    return this.#answer('readData', this.failures.readData, () => {
      const attempt = this.#attempts.get(keyOf(reference));
      if (attempt === undefined) return fail({ kind: 'notFound' });
      return succeed({ attempt: nameOf(attempt), seed: attempt.draw, data: Object.fromEntries(attempt.answers) });
    });
  }

  receipts(
    reference: ProblemReference,
    { page, code = '' }: ReceiptsAsked,
  ): Promise<Result<ReceiptPage, ReceiptsFailure>> {
    return this.#answer('receipts', this.failures.receipts, () => {
      const attempt = this.#attempts.get(keyOf(reference));
      if (attempt === undefined) return fail({ kind: 'notFound' });
      const found = attempt.receipts.filter(({ hash }) => hash.startsWith(code)).reverse();
      const first = (page - 1) * receiptsOfPage;
      return succeed({
        receipts: found.slice(first, first + receiptsOfPage),
        total: found.length,
        isIntact: this.isIntact,
      });
    });
  }

  #arrive(attempt: Attempt, kind: ReceiptKind, answers: readonly string[]): void {
    const number = attempt.receipts.length + 1;
    // As even as hashes are, and the same in every run.
    const part = (Math.imul(number, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
    attempt.receipts.push({ number, kind, at: this.arrival, hash: part.repeat(8), answers });
  }

  #handOut(problem: InMemoryProblem, attempt: Attempt): HandedOutProblem {
    const { draw, tries, corrected, answers } = attempt;
    const performance = problem.performance ?? (corrected && performanceOf(corrected, tries));
    return {
      xml: problem.xml(draw),
      seed: draw,
      attempt: nameOf(attempt),
      languages,
      answers: new Map(answers),
      standing: {
        tries,
        subtasks: (corrected ?? []).map(({ isRight }) => ({ progress: 1, tries, isRight })),
        ...(performance && { performance }),
        isCorrected: corrected !== undefined && !attempt.isChanged,
        isEditable: this.#isEditable(problem, attempt),
        ...(problem.newDataLimit !== undefined && { newDataLeft: Math.max(0, problem.newDataLimit - draw + 1) }),
      },
      controls: problem.controls ?? controlNames,
      ...(tries > 0 && { isHandedIn: !attempt.isChanged }),
      ...(this.deadline && { deadline: this.deadline }),
      ...(problem.game && { game: { ...problem.game(attempt.moves), isListed: this.isListed } }),
      ...latest(attempt),
    };
  }

  #isEditable({ isEditableAfterCorrection = true }: InMemoryProblem, { corrected }: Attempt): boolean {
    return !this.isClosed && (isEditableAfterCorrection || corrected === undefined);
  }

  #withAttempt<Value, Failure>(
    reference: ProblemReference,
    act: (problem: InMemoryProblem, attempt: Attempt) => Result<Value, Failure>,
  ): Result<Value, Failure | { readonly kind: 'forbidden' }> {
    const problem = this.#problems.get(reference.path);
    const attempt = this.#attempts.get(keyOf(reference));
    return problem === undefined || attempt === undefined ? fail({ kind: 'forbidden' }) : act(problem, attempt);
  }

  async #answer<Value, Failure>(
    call: keyof Failures,
    failure: Failure | undefined,
    act: () => Result<Value, Failure>,
  ): Promise<Result<Value, Failure | { readonly kind: 'unavailable' }>> {
    this.asked.push(call);
    const result = failure === undefined ? act() : fail(failure);
    await this.delay;
    return this.losesAnswers ? fail({ kind: 'unavailable' }) : result;
  }
}

type OpenProblems = Awaited<ReturnType<ProblemCollection['openProblems']>>;

/** Lists the given documents. */
export class InMemoryProblemCollection implements ProblemCollection {
  /** May be changed between two calls. */
  answer: OpenProblems | Promise<never>;

  constructor(answer: OpenProblems | Promise<never> = succeed([])) {
    this.answer = answer;
  }

  async openProblems(): Promise<OpenProblems> {
    return this.answer;
  }
}

function keyOf({ path, worksheet = '', learner = '' }: ProblemReference): string {
  return [path, worksheet, learner].join('\n');
}

function newAttempt(): Attempt {
  return { draw: 1, tries: 0, isChanged: false, corrected: undefined, moves: [], answers: new Map(), receipts: [] };
}

function latest({ receipts }: Attempt) {
  const last = receipts.at(-1);
  return last === undefined ? {} : { receipt: { number: last.number, at: last.at, hash: last.hash } };
}

function nameOf({ draw }: Attempt): string {
  return `attempt-${String(draw)}`;
}

function draw(attempt: Attempt): void {
  attempt.draw += 1;
  attempt.isChanged = false;
  attempt.corrected = undefined;
  attempt.answers.clear();
}

/** Specification 001 §4. */
function performanceOf(questions: readonly CorrectedQuestion[], tries: number): Performance {
  if (!questions.every(({ isRight }) => isRight)) return 'notPassed';
  return (['passedPerfect', 'passedExcellent', 'passedGood'] as const)[tries - 1] ?? 'passed';
}
