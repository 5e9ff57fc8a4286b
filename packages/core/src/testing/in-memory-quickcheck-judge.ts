import {
  judgeInputs,
  type HandedIn,
  type JudgedAnswer,
  type JudgingFailure,
  type QuickcheckJudge,
} from '../quickcheck/index.ts';
import { fail, type Result } from '../store/index.ts';

/** Judges locally, by the rules of the server; or first gives the answers a test wants, one per call. */
export class InMemoryQuickcheckJudge implements QuickcheckJudge {
  readonly handedIn: HandedIn[] = [];
  readonly #failures: (JudgingFailure | 'noAnswer')[];

  constructor(...failures: readonly (JudgingFailure | 'noAnswer')[]) {
    this.#failures = [...failures];
  }

  judge(handedIn: HandedIn): Promise<Result<readonly JudgedAnswer[], JudgingFailure>> {
    this.handedIn.push(handedIn);
    const failure = this.#failures.shift();
    if (failure === 'noAnswer') return new Promise(() => undefined);
    return Promise.resolve(failure === undefined ? judgeInputs(handedIn) : fail(failure));
  }
}
