import type { ProblemQuestion } from '../document/index.ts';
import type { KeyValueStorage } from '../platform/index.ts';
import { fail, Store, succeed, type Result } from '../store/index.ts';
import { placeKey, type AnswerPlace } from './answer-place.ts';
import type { CannotGet, StoringFailure } from './bridge-failure.ts';
import { DrawnProblem } from './drawn-problem.ts';
import { readAnswers, writeAnswers, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';
import type { FigureAnswer, Mathlet, Readiness, ValueFailure } from './ports.ts';

/**
 * Where the answers of a document are stored: the key names the document, and the storage decides how long they last.
 */
export interface AnswerShelf {
  readonly storage: KeyValueStorage;
  readonly key: string;
}

interface ProblemOnPage {
  /** In page order. */
  readonly questions: readonly ProblemQuestion[];
  /** The seed of the page, which determines the values of the problem. */
  readonly seed: number;
  readonly shelf: AnswerShelf;
}

/** The problem of a page: its data for figures, and the answers given in fields and figures. */
export class ProblemMathlet extends Store<KeptAnswers> implements Mathlet {
  readonly readiness = new ReadinessStore();
  readonly #problem: DrawnProblem;
  readonly #storage: KeyValueStorage;
  readonly #key: string;

  constructor({ questions, seed, shelf: { storage, key } }: ProblemOnPage) {
    // Another seed means other answers.
    const ofSeed = `${key}#${seed}`;
    super(readAnswers(storage.read(ofSeed)));
    this.#problem = new DrawnProblem(questions, seed);
    this.#storage = storage;
    this.#key = ofSeed;
  }

  /** The page is complete, with all its questions: figures beside them need not wait any longer. */
  open(): void {
    this.readiness.open();
  }

  value(name: string): Result<number, ValueFailure> {
    return this.#problem.value(name);
  }

  hasQuestion(question: number): boolean {
    return this.#problem.hasQuestion(question);
  }

  valueIn(question: number, name: string): Result<number, ValueFailure> {
    return this.#problem.valueIn(question, name);
  }

  kept(name: string, place: AnswerPlace): Result<FigureAnswer | undefined, CannotGet> {
    const answer = this.state.get(placeKey(place));
    return succeed(answer?.moved && { name, place, text: answer.text, moved: answer.moved });
  }

  async store(answers: readonly FigureAnswer[]): Promise<Result<undefined, readonly StoringFailure[]>> {
    const taken = answers.filter(({ place }) => this.#problem.hasAnswer(place));
    const refused = answers.filter(({ place }) => !this.#problem.hasAnswer(place));
    const failures: StoringFailure[] = refused.map(({ name, place }) => ({ kind: 'cannotPass', name, place }));
    const isKept = this.#keep(taken.map(({ place, text, moved }) => [placeKey(place), { text, moved }]));
    if (!isKept) failures.push({ kind: 'storingFailed' });
    return Promise.resolve(failures.length > 0 ? fail(failures) : succeed(undefined));
  }

  /** The learner has changed an answer field. */
  write(place: AnswerPlace, text: string): void {
    this.#keep([[placeKey(place), { text }]]);
  }

  /** Reports whether the storage has accepted it: what was written must come back. */
  #keep(answers: readonly (readonly [key: string, answer: KeptAnswer])[]): boolean {
    if (answers.length === 0) return true;
    this.update((kept) => new Map([...kept, ...answers]));
    const text = writeAnswers(this.state);
    this.#storage.write(this.#key, text);
    return this.#storage.read(this.#key) === text;
  }
}

class ReadinessStore extends Store<Readiness> {
  constructor() {
    super('waiting');
  }

  open(): void {
    this.update(() => 'ready');
  }
}
