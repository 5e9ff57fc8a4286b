import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared Chromium. */
    readonly chromium: string;
    /** A data folder with the sample content, to be copied. */
    readonly filledFolder: string;
    /** The address of the server that journeys share which leave nothing behind. */
    readonly visited: string;
  }
}

/**
 * Before the journeys: what they visit is built, unless it has been, a shared Chromium is started, and a server fills the
 * data folder from which theirs are copied. Those that leave nothing behind share one server.
 */
export declare function setup(project: TestProject): Promise<() => Promise<void>>;

/** A port that nobody listens on. */
export declare function freePort(): Promise<number>;

/** Flags of Node for a server that ends soon. */
export declare const shortLived: readonly string[];

/** Milliseconds that a page may take for what it is expected to show. */
export declare const patience: number;
