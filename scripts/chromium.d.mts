/** Flags for headless runs: no sandbox for root, and no telemetry. */
export declare const chromiumFlags: string[];
/** The path of a Chromium; installs one if there is none; throws if that fails. */
export declare function findChromium(): Promise<string>;
/**
 * A single Chromium for everyone who connects to its address, which the programs of a test run find in LEMMA_CHROMIUM.
 */
export declare function serveChromium(): Promise<{ readonly address: string; close(): Promise<void> }>;
