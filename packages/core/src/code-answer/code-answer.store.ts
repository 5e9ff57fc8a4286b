import type { Subscription } from 'rxjs';
import { isRunning, type CodeRun, type CodeRunner, type CodeToRun } from '../code-cell/index.ts';
import { type Disposable, type KeyValueStorage, readKept, writeKept } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { longestCode } from './code-text.ts';

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

/** What an answer that is code needs: a runner, and the shelf and key under which its test environment is kept. */
export interface CodeAnswerPorts {
  readonly runner: CodeRunner;
  readonly shelf: { readonly storage: KeyValueStorage; readonly key: string };
}

/** Version of the storage format; a test environment that was kept in another version is ignored. */
const version = 1;

/** The runs of an answer that is code, one at a time; and its test environment, which is found again. */
export class CodeAnswerStore extends Store<CodeAnswerState> implements Disposable {
  readonly #ports: CodeAnswerPorts;
  #running: Subscription | undefined;

  constructor(ports: CodeAnswerPorts) {
    const { test, isTestOpen } = readKept(version, ports.shelf.storage.read(ports.shelf.key));
    super({
      runs: { answer: undefined, test: undefined },
      isTestOpen: isTestOpen === true,
      test: typeof test === 'string' ? test.slice(0, longestCode) : '',
    });
    this.#ports = ports;
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
    this.#running = this.#ports.runner.run(code).subscribe((run) => this.#note(which, run));
  }

  /** Shows or hides the test environment; what is in it stays. */
  openTest(isOpen: boolean): void {
    this.update((state) => ({ ...state, isTestOpen: isOpen }));
    this.#keep();
  }

  /** Takes what is in its editor. */
  writeTest(test: string): void {
    this.update((state) => ({ ...state, test }));
    this.#keep();
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

  #keep(): void {
    const { storage, key } = this.#ports.shelf;
    const { test, isTestOpen } = this.state;
    storage.write(key, writeKept(version, { test, isTestOpen }));
  }

  #note(which: CodeAnswerRun, run: CodeRun | undefined): void {
    this.update((state) => ({ ...state, runs: { ...state.runs, [which]: run } }));
  }
}
