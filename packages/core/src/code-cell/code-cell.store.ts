import type { Subscription } from 'rxjs';
import type { CodeCell } from '../document/index.ts';
import { type Disposable, type KeyValueStorage, readKept, textsOf, writeKept } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { inputsOf, originalText, withInputs } from './editable-text.ts';
import type { CodeRun, CodeRunner } from './ports.ts';

/** The shape in which inputs are kept; those kept in another shape are not read. */
const version = 1;

/** Inputs of a cell as a text. They belong to the code that its author wrote. */
function writeInputs(code: string, inputs: readonly string[]): string {
  return writeKept(version, { code, inputs });
}

/** The inputs in a text, if they are those of this code: an author may have changed it since. The text is not trusted. */
function readInputs(text: string | undefined, code: string, count: number): readonly string[] | undefined {
  const kept = readKept(version, text);
  const inputs = textsOf(kept['inputs']);
  return kept['code'] === code && inputs?.length === count ? inputs : undefined;
}

/** What a learner has written in a cell, and how its last run went; undefined before the first. */
export interface CodeCellState {
  /** Of the pieces that may be changed, in their order. */
  readonly inputs: readonly string[];
  readonly run: CodeRun | undefined;
}

/** What a cell asks of the outside: what runs it, and where inputs are kept, under which key. */
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

  /** Whether it is being run. */
  get isRunning(): boolean {
    return isRunning(this.state.run);
  }

  /** Takes what stands in the pieces now, and keeps it. */
  write(inputs: readonly string[]): void {
    const { storage, key } = this.#ports.shelf;
    storage.write(key, writeInputs(this.#cell.text, inputs));
    this.update((state) => ({ ...state, inputs }));
  }

  /** Back to what the author wrote, with nothing run. */
  reset(): void {
    this.dispose();
    this.#ports.shelf.storage.remove(this.#ports.shelf.key);
    this.update(() => ({ inputs: this.#original, run: undefined }));
  }

  /** Runs the cell; while it runs nothing happens. */
  run(): void {
    if (this.isRunning) return;
    const { language, counter } = this.#cell;
    const code = withInputs(this.#cell, this.state.inputs).text;
    this.update((state) => ({ ...state, run: { status: 'loading' } }));
    this.#running = this.#ports.runner
      .run({ language, code, name: `In [${String(counter)}]` })
      .subscribe((run) => this.update((state) => ({ ...state, run })));
  }

  /** Ends a run; nothing is heard of it any more. */
  dispose(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    if (this.isRunning) this.update((state) => ({ ...state, run: undefined }));
  }
}

/** Whether a run has not ended. */
export function isRunning(run: CodeRun | undefined): boolean {
  return run !== undefined && run.status !== 'ended';
}
