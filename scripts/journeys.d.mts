import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared Chromium. */
    readonly chromium: string;
  }
}

/** Before the journeys: what they visit is built, unless it has been, and a shared Chromium is started. */
export declare function setup(project: TestProject): Promise<() => Promise<void> | undefined>;
