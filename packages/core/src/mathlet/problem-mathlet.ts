import type { ProblemQuestion } from '../document/index.ts';
import { fail, Store, succeed, type Result } from '../store/index.ts';
import { placeKey, type AnswerPlace } from './answer-place.ts';
import type { CannotGet, StoringFailure } from './bridge-failure.ts';
import { DrawnProblem } from './drawn-problem.ts';
import type { FigureAnswer, Mathlet, PageAnswers, Readiness, ValueFailure } from './ports.ts';

interface ProblemOnPage {
  /** In page order. */
  readonly questions: readonly ProblemQuestion[];
  /** The seed of the page, which determines the values of the problem. */
  readonly seed: number;
  readonly answers: PageAnswers;
}

/** The problem of a page as its figures see it: its data, and a home for their answers. */
export class ProblemMathlet implements Mathlet {
  readonly readiness = new ReadinessStore();
  readonly #problem: DrawnProblem;
  readonly #answers: PageAnswers;

  constructor({ questions, seed, answers }: ProblemOnPage) {
    this.#problem = new DrawnProblem(questions, seed);
    this.#answers = answers;
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
    const answer = this.#answers.state.get(placeKey(place));
    return succeed(answer?.moved && { name, place, text: answer.text, moved: answer.moved });
  }

  async store(answers: readonly FigureAnswer[]): Promise<Result<undefined, readonly StoringFailure[]>> {
    const taken = answers.filter(({ place }) => this.#problem.hasAnswer(place));
    const refused = answers.filter(({ place }) => !this.#problem.hasAnswer(place));
    const failures: StoringFailure[] = refused.map(({ name, place }) => ({ kind: 'cannotPass', name, place }));
    const changed = new Map(
      taken.map(({ place, text, moved }) => [
        placeKey(place),
        Object.keys(moved).length === 0 ? { text } : { text, moved },
      ]),
    );
    if (changed.size > 0 && !this.#answers.give(changed)) failures.push({ kind: 'storingFailed' });
    return Promise.resolve(failures.length > 0 ? fail(failures) : succeed(undefined));
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
