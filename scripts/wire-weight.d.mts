import type { Page } from 'playwright-core';

/** Bytes received on the socket, by the browser's resource type. */
export interface WireWeights {
  readonly Script: number;
  readonly Font: number;
  readonly Stylesheet: number;
  readonly Document: number;
  readonly all: number;
}

/** Opens an address in a fresh page and counts the bytes received on the socket until it has settled. */
export declare function weigh(page: Page, address: string, settle?: () => Promise<unknown>): Promise<WireWeights>;
