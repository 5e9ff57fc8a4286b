import {
  placeKey,
  type AnswerPlace,
  type CannotGet,
  type FigureAnswer,
  type Mathlet,
  type Readiness,
  type StoringFailure,
  type ValueFailure,
} from '../mathlet/index.ts';
import { fail, Store, succeed, type Result } from '../store/index.ts';

type Outcome = Result<undefined, readonly StoringFailure[]>;

interface FakeProblem {
  /** A function or text is not a number, so the figure cannot get it. */
  readonly values?: Readonly<Record<string, number | string>>;
  /** By question, from 1. */
  readonly questions?: Readonly<Record<number, Readonly<Record<string, number | string>>>>;
  readonly readiness?: Readiness;
}

/** A problem around a figure that does what the test says, and records what it was given to store. */
export class FakeMathlet implements Mathlet {
  readonly readiness: SwitchedStore;
  /** Everything it was asked to store, oldest first. */
  readonly asked: (readonly FigureAnswer[])[] = [];
  /** By place. */
  readonly answers = new Map<string, FigureAnswer>();
  /** The outcome of storing; a rejected promise is an error of the host. */
  outcome: () => Outcome | Promise<Outcome> = () => succeed(undefined);
  /** Names whose stored answer cannot be retrieved. */
  readonly lost = new Set<string>();
  readonly #problem: FakeProblem;

  constructor(problem: FakeProblem = {}) {
    this.#problem = problem;
    this.readiness = new SwitchedStore(problem.readiness ?? 'ready');
  }

  value(name: string): Result<number, ValueFailure> {
    return numberIn(this.#problem.values, name);
  }

  hasQuestion(question: number): boolean {
    return this.#problem.questions?.[question] !== undefined;
  }

  valueIn(question: number, name: string): Result<number, ValueFailure> {
    return numberIn(this.#problem.questions?.[question], name);
  }

  kept(name: string, place: AnswerPlace): Result<FigureAnswer | undefined, CannotGet> {
    return this.lost.has(name) ? fail({ kind: 'cannotGet', name }) : succeed(this.answers.get(placeKey(place)));
  }

  async store(answers: readonly FigureAnswer[]): Promise<Outcome> {
    this.asked.push(answers);
    const outcome = await this.outcome();
    if (outcome.ok) for (const answer of answers) this.answers.set(placeKey(answer.place), answer);
    return outcome;
  }
}

/** Waits until it is told that everything is ready. */
class SwitchedStore extends Store<Readiness> {
  become(readiness: Readiness): void {
    this.update(() => readiness);
  }
}

function numberIn(
  values: Readonly<Record<string, number | string>> | undefined,
  name: string,
): Result<number, ValueFailure> {
  const value = values?.[name];
  if (value === undefined) return fail({ kind: 'notDefined' });
  return typeof value === 'number' ? succeed(value) : fail({ kind: 'cannotGet', name });
}
