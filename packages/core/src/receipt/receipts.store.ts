import { loading, settled, Store, type Loadable, type Result } from '../store/index.ts';
import type { ReceiptPage, ReceiptsAsked, ReceiptsFailure } from './ports.ts';
import { readReceiptCode } from './receipt.ts';

/** The receipts of an attempt as somebody looks through them. */
export interface ReceiptsState {
  /** From 1. */
  readonly page: number;
  /** What is looked for, as typed; empty for all. */
  readonly typed: string;
  readonly list: Loadable<ReceiptPage, ReceiptsFailure>;
}

/** Reads a page of the receipts of an attempt. */
export type ReadReceipts = (asked: ReceiptsAsked) => Promise<Result<ReceiptPage, ReceiptsFailure>>;

/** Looks through the receipts of an attempt, page by page, or for one that somebody has written down. */
export class ReceiptsStore extends Store<ReceiptsState> {
  readonly #read: ReadReceipts;
  #asked = 0;

  constructor(read: ReadReceipts) {
    super({ page: 1, typed: '', list: loading });
    this.#read = read;
  }

  /** Shows a page. */
  turnTo(page: number): Promise<void> {
    return this.#show(page, this.state.typed);
  }

  /** Looks for a code; as long as it is none, all receipts are shown. */
  find(typed: string): Promise<void> {
    return this.#show(1, typed);
  }

  async #show(page: number, typed: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const code = readReceiptCode(typed);
    this.update((state) => ({ ...state, page, typed, list: state.list.status === 'failed' ? loading : state.list }));
    const list = await this.#read({ page, ...(code !== undefined && { code }) });
    if (asked === this.#asked) this.update((state) => ({ ...state, list: settled(list) }));
  }
}
