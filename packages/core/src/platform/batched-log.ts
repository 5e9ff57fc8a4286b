import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** What a browser has logged, as the platform is told: nothing of who it was, what was typed, or what was read. */
export interface LogEntry {
  readonly level: 'warning' | 'error';
  /** A text of ours; without the data that goes with it. */
  readonly message: string;
  /** The path of the page, without its query, which names documents and people. */
  readonly url: string;
  /** When it was logged first: ISO 8601. */
  readonly time: string;
  /** How often it was logged until the batch was sent. */
  readonly count: number;
}

/** What was logged within a short time. */
export interface LogBatch {
  readonly userAgent: string;
  readonly entries: readonly LogEntry[];
}

/** Limits of what a browser may tell, for the browser that tells and for the server that is told. */
export const logLimits = { entries: 20, message: 200, url: 200, userAgent: 300, batches: 20 } as const;

/** Milliseconds from the first entry to its sending (specification 000 §9). */
const flushAfter = 1500;

/** The ports of a log that is sent. */
export interface BatchedLogPorts {
  readonly clock: Clock;
  /** Resolves whatever becomes of it: what cannot be told is lost, and tried again by nobody. */
  readonly send: (batch: LogBatch) => Promise<void>;
  readonly userAgent: string;
  /** The path of the page that is shown. */
  readonly page: () => string;
}

/**
 * Tells the platform what a browser has logged (specifications 000 §7, 001 §7): together what comes within 1.5 s, equal
 * entries once with their number. A page that logs without end is heard for so many batches only.
 */
export class BatchedLog implements Log {
  readonly #ports: BatchedLogPorts;
  #entries = new Map<string, LogEntry>();
  #begun = 0;

  constructor(ports: BatchedLogPorts) {
    this.#ports = ports;
  }

  warn(message: string): void {
    this.#note('warning', message);
  }

  error(message: string): void {
    this.#note('error', message);
  }

  #note(level: LogEntry['level'], text: string): void {
    const { clock, page } = this.#ports;
    const message = lineOf(text, logLimits.message);
    const url = lineOf(page(), logLimits.url);
    const key = JSON.stringify([level, message, url]);
    const known = this.#entries.get(key);
    if (known === undefined && this.#entries.size >= logLimits.entries) return;
    if (this.#entries.size === 0) {
      if (this.#begun >= logLimits.batches) return;
      this.#begun += 1;
      clock.after(flushAfter).subscribe(() => this.#flush());
    }
    const time = known?.time ?? new Date(clock.now()).toISOString();
    this.#entries.set(key, { level, message, url, time, count: (known?.count ?? 0) + 1 });
  }

  #flush(): void {
    const entries = [...this.#entries.values()];
    this.#entries = new Map();
    void this.#ports.send({ userAgent: lineOf(this.#ports.userAgent, logLimits.userAgent), entries });
  }
}

/** In one line, and not longer than a limit. */
function lineOf(text: string, length: number): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, length);
}
