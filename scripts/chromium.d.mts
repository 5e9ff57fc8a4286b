/** Flags for headless runs: no sandbox for root, and no telemetry. */
export declare const chromiumFlags: string[];
/** The path of a Chromium; installs one if there is none; throws if that fails. */
export declare function findChromium(): Promise<string>;
