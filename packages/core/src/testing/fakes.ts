import { Observable, Subject, filter, map, take } from 'rxjs';
import type { Clock, KeyValueStorage, Log } from '../platform/index.ts';

/** In-memory storage for one test. */
export class MemoryStorage implements KeyValueStorage {
  readonly texts = new Map<string, string>();
  /** Whether it says that what is written outlasts the page. */
  lasts = true;
  read(key: string): string | undefined {
    return this.texts.get(key);
  }
  write(key: string, text: string): boolean {
    this.texts.set(key, text);
    return this.lasts;
  }
  remove(key: string): void {
    this.texts.delete(key);
  }
}

/** A clock that only moves when it is told to. */
export class TurnedClock implements Clock {
  readonly #ticks = new Subject<number>();
  #now: number;
  #put = 0;
  constructor(now = 0) {
    this.#now = now;
  }
  now(): number {
    return this.#now + this.#put;
  }
  elapsed(): number {
    return this.#now;
  }
  /** The clock of the day is put forward or back by so many milliseconds, or the device has slept so long. */
  put(ms: number): void {
    this.#put += ms;
  }
  /** Whether anybody waits for time to pass. */
  get isAwaited(): boolean {
    return this.#ticks.observed;
  }
  /** Advances time by whole milliseconds, so that everything due happens in order. */
  turn(ms: number): void {
    for (const end = this.#now + ms; this.#now < end;) {
      this.#now += 1;
      this.#ticks.next(this.#now);
    }
  }
  after(delayMs: number): Observable<void> {
    return this.every(delayMs).pipe(take(1));
  }
  every(periodMs: number): Observable<void> {
    return new Observable((observer) => {
      const start = this.#now;
      return this.#ticks
        .pipe(
          filter((now) => (now - start) % periodMs === 0),
          map(() => undefined),
        )
        .subscribe(observer);
    });
  }
}

/** A log that records its lines for tests. */
export class RecordingLog implements Log {
  readonly lines: { readonly level: 'warn' | 'error'; readonly message: string }[] = [];
  warn(message: string): void {
    this.lines.push({ level: 'warn', message });
  }
  error(message: string): void {
    this.lines.push({ level: 'error', message });
  }
}
