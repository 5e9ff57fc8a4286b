import { mostImages, mostOutput } from '@lemma/core/code-cell';
import type { PythonMessage } from '../messages.ts';

/** Milliseconds between two messages with output: what is printed in between is batched. */
const period = 100;

/** The output of a cell on its way to the page: in small batches, and no more than anybody reads. */
export class Outlet {
  readonly #run: number;
  readonly #say: (message: PythonMessage) => void;
  #waiting = '';
  #length = 0;
  #images = 0;
  #last = 0;
  #isCut = false;

  constructor(run: number, say: (message: PythonMessage) => void) {
    this.#run = run;
    this.#say = say;
  }

  /** Takes printed output. */
  readonly write = (text: string): void => {
    const room = mostOutput - this.#length;
    const part = text.slice(0, room);
    this.#length += part.length;
    this.#waiting += part;
    if (part.length < text.length) this.#cut();
    if (room <= 0) return;
    if (performance.now() - this.#last >= period) this.#tell();
  };

  /** Takes a picture shown by the cell, in Base64. */
  readonly show = (type: string, base64: string): void => {
    this.#images += 1;
    if (this.#images > mostImages || (type !== 'image/png' && type !== 'image/svg+xml')) {
      this.#cut();
      return;
    }
    this.#tell();
    this.#say({ kind: 'image', run: this.#run, image: { type, base64 } });
  };

  /** The cell has ended. */
  end(error: { readonly message: string; readonly line?: number } | undefined): void {
    this.#tell();
    this.#say({ kind: 'ended', run: this.#run, ...(error && { error }) });
  }

  /** Sent immediately and once: endless output may never come to its end. */
  #cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#tell();
    this.#say({ kind: 'cut', run: this.#run });
  }

  #tell(): void {
    this.#last = performance.now();
    if (this.#waiting === '') return;
    this.#say({ kind: 'output', run: this.#run, text: this.#waiting });
    this.#waiting = '';
  }
}
