import type { ProblemQuestion } from '../document/index.ts';
import { drawValues, isOfProblem, seedOfBlock } from '../exercise/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { Drawn } from '../variables/index.ts';
import type { AnswerPlace } from './answer-place.ts';
import type { ProblemNumbers, ValueFailure } from './ports.ts';

/** The data of a problem, drawn as each of its questions does: the same seed, the same values. */
export class DrawnProblem implements ProblemNumbers {
  /** By number. */
  readonly #questions: ReadonlyMap<number, ProblemQuestion>;
  readonly #seed: number;
  /** By the questions that a figure has asked for; undefined if nothing can be drawn. */
  readonly #drawn = new Map<ProblemQuestion, Drawn | undefined>();

  /** The questions of a page in page order, and the seed of the page. */
  constructor(questions: readonly ProblemQuestion[], seed: number) {
    this.#questions = new Map(questions.map((question, index) => [question.number ?? index + 1, question]));
    this.#seed = seed;
  }

  /** A variable that all questions share: they have drawn the same value for it. */
  value(name: string): Result<number, ValueFailure> {
    const [first, ...others] = this.#questions.values();
    const isCommon = [first, ...others].every(
      (question) => question !== undefined && definesForProblem(name, question),
    );
    return isCommon ? this.#numberOf(first, name) : fail({ kind: 'notDefined' });
  }

  hasQuestion(question: number): boolean {
    return this.#questions.has(question);
  }

  valueIn(number: number, name: string): Result<number, ValueFailure> {
    const question = this.#questions.get(number);
    const isDefined = question?.variables.definitions.some((definition) => definition.name === name);
    return isDefined === true ? this.#numberOf(question, name) : fail({ kind: 'notDefined' });
  }

  hasAnswer({ question, answer }: AnswerPlace): boolean {
    return this.#questions.get(question)?.answers[answer - 1] !== undefined;
  }

  /** Functions and texts are values of a problem, too, but figures cannot use them. */
  #numberOf(question: ProblemQuestion | undefined, name: string): Result<number, ValueFailure> {
    const value = question && this.#valuesOf(question)?.get(name);
    return value?.kind === 'number' && Number.isFinite(value.value)
      ? succeed(value.value)
      : fail({ kind: 'cannotGet', name });
  }

  #valuesOf(question: ProblemQuestion): Drawn | undefined {
    if (!this.#drawn.has(question)) {
      const drawn = drawValues(question, seedOfBlock(question, this.#seed));
      this.#drawn.set(question, drawn.ok ? drawn.value : undefined);
    }
    return this.#drawn.get(question);
  }
}

function definesForProblem(name: string, question: ProblemQuestion): boolean {
  return question.variables.definitions.some(
    (definition) => definition.name === name && isOfProblem(definition, question),
  );
}
