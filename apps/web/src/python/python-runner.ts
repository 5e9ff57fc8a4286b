import {
  longestRun,
  mostImages,
  mostOutput,
  noOutput,
  type CodeFailure,
  type CodeOutput,
  type CodeRun,
  type CodeRunner,
  type CodeToRun,
} from '@lemma/core/code-cell';
import type { Clock, Disposable } from '@lemma/core/platform';
import { Observable, of, type Subscriber, type Subscription } from 'rxjs';
import { readPythonMessage, type PythonRequest, type PythonMessage } from './messages.ts';

/** Python in its frame. */
export interface PythonFrame extends Disposable {
  say(message: PythonRequest, transfer?: Transferable[]): void;
}

/** What the runner needs from the browser. */
export interface PythonPorts {
  readonly clock: Clock;
  /** Python's program and library; undefined if they are unavailable. */
  readonly files: () => Promise<PythonFiles | undefined>;
  /** Opens a frame and reports its messages; `left` if it navigated to another address. */
  readonly openFrame: (hear: {
    readonly open: (frame: PythonFrame) => void;
    readonly message: (data: unknown) => void;
    readonly left: () => void;
  }) => PythonFrame;
}

export interface PythonFiles {
  readonly program: ArrayBuffer;
  readonly library: ArrayBuffer;
}

interface Job {
  readonly cell: CodeToRun;
  readonly observer: Subscriber<CodeRun>;
  output: CodeOutput;
  heard: number;
}

/** Milliseconds that Python may take to start. */
const longestStart = 60_000;
/** More messages in a run are noise: a cell sends ten per second. */
const mostMessages = 1000;

/**
 * Runs Python in a sandboxed frame, which is opened for the first cell and reused for the others. A cell that does not
 * end takes the frame down with it, and the next one gets a new frame.
 */
export class PythonRunner implements CodeRunner {
  readonly #ports: PythonPorts;
  readonly #waiting: Job[] = [];
  #job: Job | undefined;
  #run = 0;
  #frame: PythonFrame | undefined;
  #isReady = false;
  /** Counts the frames: messages from an earlier one are ignored. */
  #opened = 0;
  #limit: Subscription | undefined;

  constructor(ports: PythonPorts) {
    this.#ports = ports;
  }

  run(cell: CodeToRun): Observable<CodeRun> {
    if (cell.language !== 'python') return of(endedBy({ kind: 'notAvailable' }));
    return new Observable((observer) => {
      const job: Job = { cell, observer, output: noOutput, heard: 0 };
      observer.next({ status: 'loading' });
      this.#waiting.push(job);
      this.#next();
      return () => this.#leave(job);
    });
  }

  #next(): void {
    if (this.#job !== undefined) return;
    this.#job = this.#waiting.shift();
    if (this.#job === undefined) return;
    if (this.#isReady) this.#start(this.#job);
    else void this.#open();
  }

  async #open(): Promise<void> {
    this.#opened += 1;
    const number = this.#opened;
    const isLate = () => number !== this.#opened;
    this.#wait(longestStart, { kind: 'environment' });
    const files = await this.#ports.files();
    if (isLate()) return;
    if (files === undefined) {
      this.#end({ kind: 'environment' });
      return;
    }
    const { program, library } = files;
    this.#frame = this.#ports.openFrame({
      open: (frame) => frame.say({ kind: 'start', program, library }, [program, library]),
      message: (data) => {
        if (!isLate()) this.#hear(readPythonMessage(data));
      },
      left: () => {
        if (!isLate()) this.#end({ kind: 'environment' });
      },
    });
  }

  #start(job: Job): void {
    this.#run += 1;
    this.#wait(longestRun, { kind: 'timeout' });
    job.observer.next({ status: 'running', output: job.output });
    this.#frame?.say({ kind: 'run', run: this.#run, code: job.cell.code, name: job.cell.name });
  }

  #hear(message: PythonMessage | undefined): void {
    const job = this.#job;
    if (message === undefined || job === undefined) return;
    job.heard += 1;
    if (job.heard > mostMessages || message.kind === 'broken') this.#end({ kind: 'environment' });
    else if (message.kind === 'ready') {
      if (this.#isReady) return;
      this.#isReady = true;
      this.#start(job);
    } else if (message.run === this.#run) this.#hearRun(job, message);
  }

  #hearRun(job: Job, message: Extract<PythonMessage, { run: number }>): void {
    const { output } = job;
    switch (message.kind) {
      case 'output': {
        const text = (output.text + message.text).slice(0, mostOutput);
        job.output = { ...output, text };
        break;
      }
      case 'image':
        if (output.images.length >= mostImages) return;
        job.output = { ...output, images: [...output.images, message.image] };
        break;
      case 'cut':
        job.output = { ...output, isCut: true };
        break;
      case 'ended':
        this.#end(message.error && { kind: 'error', ...message.error });
        return;
    }
    job.observer.next({ status: 'running', output: job.output });
  }

  /** The current run has ended; one that never answered takes the frame down with it. */
  #end(failure: CodeFailure | undefined): void {
    const job = this.#job;
    this.#limit?.unsubscribe();
    this.#job = undefined;
    if (failure !== undefined && failure.kind !== 'error') this.#close();
    job?.observer.next(failure === undefined ? { status: 'ended', output: job.output } : endedBy(failure, job.output));
    job?.observer.complete();
    this.#next();
  }

  /** A run has lost its subscriber. */
  #leave(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index >= 0) this.#waiting.splice(index, 1);
    if (this.#job !== job) return;
    this.#limit?.unsubscribe();
    this.#job = undefined;
    this.#close();
    this.#next();
  }

  #wait(time: number, failure: CodeFailure): void {
    this.#limit?.unsubscribe();
    this.#limit = this.#ports.clock.after(time).subscribe(() => this.#end(failure));
  }

  #close(): void {
    this.#frame?.dispose();
    this.#frame = undefined;
    this.#isReady = false;
    this.#opened += 1;
  }
}

function endedBy(failure: CodeFailure, output = noOutput): CodeRun {
  return { status: 'ended', output, failure };
}
