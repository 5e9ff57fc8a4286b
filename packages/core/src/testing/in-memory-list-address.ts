import { Subject } from 'rxjs';
import type { HistoryStep, ListAddress } from '../search/index.ts';

/** An address with its own history, like a browser's. */
export class InMemoryListAddress implements ListAddress {
  readonly changes = new Subject<void>();
  /** Every query of the history, the current one last. */
  readonly history: string[];

  constructor(query = '') {
    this.history = [query];
  }

  get query(): string {
    return this.history.at(-1) ?? '';
  }

  write(query: string, step: HistoryStep): void {
    if (step === 'replace') this.history.pop();
    this.history.push(query);
    this.changes.next();
  }

  /** The reader steps back. */
  goBack(): void {
    this.history.pop();
    this.changes.next();
  }
}
