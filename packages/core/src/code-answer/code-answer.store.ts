import type { Subscription } from 'rxjs';
import { isRunning, type CodeRun, type CodeRunner, type CodeToRun } from '../code-cell/index.ts';
import type { Disposable } from '../platform/index.ts';
import { Store } from '../store/index.ts';

/** What can be run: the answer by itself, or the code of the test environment after it. */
export type CodeAnswerRun = 'answer' | 'test';

/** What happens beside the text of an answer that is code, which is kept with all other answers. */
export interface CodeAnswerState {
  /** The last run of each; undefined before the first. */
  readonly runs: Readonly<Record<CodeAnswerRun, CodeRun | undefined>>;
  readonly isTestOpen: boolean;
  /** What was typed into the test environment. */
  readonly test: string;
}

/** The runs of an answer that is code: one at a time. */
export class CodeAnswerStore extends Store<CodeAnswerState> implements Disposable {
  readonly #runner: CodeRunner;
  #running: Subscription | undefined;

  constructor(runner: CodeRunner) {
    super({ runs: { answer: undefined, test: undefined }, isTestOpen: false, test: '' });
    this.#runner = runner;
  }

  /** Whether either of them is running. */
  get isRunning(): boolean {
    const { answer, test } = this.state.runs;
    return isRunning(answer) || isRunning(test);
  }

  /** Runs code; does nothing while something is running. */
  run(which: CodeAnswerRun, code: CodeToRun): void {
    if (this.isRunning) return;
    this.#note(which, { status: 'loading' });
    this.#running = this.#runner.run(code).subscribe((run) => this.#note(which, run));
  }

  /** Shows or hides the test environment; what is in it stays. */
  openTest(isOpen: boolean): void {
    this.update((state) => ({ ...state, isTestOpen: isOpen }));
  }

  /** Takes what is in its editor. */
  writeTest(test: string): void {
    this.update((state) => ({ ...state, test }));
  }

  dispose(): void {
    this.cancel();
  }

  /** Stops what is running, also on the platform. */
  cancel(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    for (const which of ['answer', 'test'] as const) {
      if (isRunning(this.state.runs[which])) this.#note(which, undefined);
    }
  }

  #note(which: CodeAnswerRun, run: CodeRun | undefined): void {
    this.update((state) => ({ ...state, runs: { ...state.runs, [which]: run } }));
  }
}
