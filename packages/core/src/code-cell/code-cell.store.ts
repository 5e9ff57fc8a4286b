import type { Subscription } from 'rxjs';
import type { CodeCell } from '../document/index.ts';
import { type Disposable, type KeyValueStorage, readKept, textsOf, writeKept } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { inputsOf, originalText, withInputs } from './editable-text.ts';
import type { CodeRun, CodeRunner } from './ports.ts';

/** Version of the storage format; inputs stored in another version are ignored. */
const version = 1;

/** Serializes the inputs of a cell together with the author's code they belong to. */
function writeInputs(code: string, inputs: readonly string[]): string {
  return writeKept(version, { code, inputs });
}

/**
 * Parses stored inputs if they belong to this code, which the author may have changed since. The text is not trusted.
 */
function readInputs(text: string | undefined, code: string, count: number): readonly string[] | undefined {
  const kept = readKept(version, text);
  const inputs = textsOf(kept['inputs']);
  return kept['code'] === code && inputs?.length === count ? inputs : undefined;
}

/** What a learner has typed into a cell, and the state of its last run (undefined before the first). */
export interface CodeCellState {
  /** The contents of the editable ranges, in order. */
  readonly inputs: readonly string[];
  readonly run: CodeRun | undefined;
}

/** What a cell needs: a runner, and the shelf and key under which its inputs are kept. */
export interface CodeCellPorts {
  readonly runner: CodeRunner;
  readonly shelf: { readonly storage: KeyValueStorage; readonly key: string };
}

/** A code cell on a page. */
export class CodeCellStore extends Store<CodeCellState> implements Disposable {
  readonly #cell: CodeCell;
  readonly #ports: CodeCellPorts;
  readonly #original: readonly string[];
  #running: Subscription | undefined;

  constructor(ports: CodeCellPorts, cell: CodeCell) {
    const original = inputsOf(originalText(cell));
    const kept = readInputs(ports.shelf.storage.read(ports.shelf.key), cell.text, original.length);
    super({ inputs: kept ?? original, run: undefined });
    this.#cell = cell;
    this.#ports = ports;
    this.#original = original;
  }

  /** Whether the cell is running. */
  get isRunning(): boolean {
    return isRunning(this.state.run);
  }

  /** Takes the new contents of the editable ranges and stores them. */
  write(inputs: readonly string[]): void {
    const { storage, key } = this.#ports.shelf;
    storage.write(key, writeInputs(this.#cell.text, inputs));
    this.update((state) => ({ ...state, inputs }));
  }

  /** Restores the author's code and discards the last run. */
  reset(): void {
    this.dispose();
    this.#ports.shelf.storage.remove(this.#ports.shelf.key);
    this.update(() => ({ inputs: this.#original, run: undefined }));
  }

  /** Runs the cell; does nothing while it is already running. */
  run(): void {
    if (this.isRunning) return;
    const { language, counter } = this.#cell;
    const code = withInputs(this.#cell, this.state.inputs).text;
    this.update((state) => ({ ...state, run: { status: 'loading' } }));
    this.#running = this.#ports.runner
      .run({ language, code, name: `In [${String(counter)}]` })
      .subscribe((run) => this.update((state) => ({ ...state, run })));
  }

  /** Stops the run; its results are ignored from then on. */
  dispose(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    if (this.isRunning) this.update((state) => ({ ...state, run: undefined }));
  }
}

/** Whether the run has not ended yet. */
export function isRunning(run: CodeRun | undefined): boolean {
  return run !== undefined && run.status !== 'ended';
}
