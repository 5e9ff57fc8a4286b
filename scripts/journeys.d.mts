import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one Chromium of all journeys. */
    readonly chromium: string;
  }
}

/** Before the journeys: what they walk through is built, unless it has been, and one Chromium is there for all of them. */
export declare function setup(project: TestProject): Promise<() => Promise<void> | undefined>;
