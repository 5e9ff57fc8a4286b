import type { Page } from 'playwright-core';

/** Bytes that came through the socket, by the browser's name of what was asked for. */
export interface WireWeights {
  readonly Script: number;
  readonly Font: number;
  readonly Stylesheet: number;
  readonly Document: number;
  readonly all: number;
}

/** Opens an address in a page that knows nothing yet and counts what came through the socket until it was settled. */
export declare function weigh(page: Page, address: string, settle?: () => Promise<unknown>): Promise<WireWeights>;
