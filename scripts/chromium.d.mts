/** What headless runs need: no sandbox for root, and no calls home. */
export declare const chromiumFlags: string[];
/** The path of a Chromium; installs one when there is none; throws when none is to be had. */
export declare function findChromium(): Promise<string>;
/** One Chromium for all who connect to its address, which a test run's programs find in LEMMA_CHROMIUM. */
export declare function serveChromium(): Promise<{ readonly address: string; close(): Promise<void> }>;
