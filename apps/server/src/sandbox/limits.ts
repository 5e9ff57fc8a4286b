import type { CodeLanguage } from '@lemma/core/document';

/** What a program may use. */
export interface BoxLimits {
  /** Bytes of one address space. */
  readonly memory: number;
  /** Processes and threads; one if it may not fork, apart from threads. */
  readonly processes: number;
  readonly mayFork: boolean;
  /** Bytes of its own files. */
  readonly disk: number;
  /** Seconds of processor time. */
  readonly processor: number;
  readonly openFiles: number;
}

/** Milliseconds from its start to the end of a run, apart from those in which no processor was free for it. */
const longestBoxRun = 10_000;

/** Milliseconds until code has begun, of its run, and of a run that waits for the processor as well. */
export interface TimeLimits {
  readonly start: number;
  readonly run: number;
  readonly stay: number;
}

/** Limits of a run that gets what others leave: after them, it gets a fair share. */
export const gentleTimes: TimeLimits = { start: 10_000, run: longestBoxRun, stay: 15_000 };

/**
 * Limits of a run with a fair share of the processors: a machine that takes longer has failed, not its learner. Together
 * with the gentle run and the waiting before it, less than the timeout of the calls that run code (`wire/code.ts`).
 */
export const fairTimes: TimeLimits = { start: 30_000, run: longestBoxRun, stay: 40_000 };

/** Files that there may be in a sandbox; and milliseconds between two looks at their number. */
export const [mostFiles, fileLook] = [2000, 50];

/** Bytes of output that are kept. */
export const mostBoxOutput = 64 * 1024;

/** Bytes of a picture. */
export const largestPicture = 2 * 1024 * 1024;

/** Bytes of one message between a program and the server, apart from pictures. */
export const longestMessage = 256 * 1024;

const megabyte = 1024 * 1024;

const shared = { disk: 16 * megabyte, processor: 5, openFiles: 64 } as const;

/** Octave starts threads of its own, and another program to draw. */
export const boxLimits: Readonly<Record<CodeLanguage, BoxLimits>> = {
  python: { ...shared, memory: 512 * megabyte, processes: 16, mayFork: false },
  octave: { ...shared, memory: 1024 * megabyte, processes: 8, mayFork: true },
};

/** Milliseconds in which what a program that has ended said last is still read. */
export const longestDrain = 5000;

/** Milliseconds that a run may wait for its turn: after that its caller is told to come back. */
export const longestTurn = 10_000;

/** Milliseconds that it waits for those who only read, once it has its turn. */
export const longestHold = 5000;

/** The share of its time in which the server may wait for a processor before runs wait for it. */
export const mostWaitingForProcessor = 0.03;

/** Milliseconds by which that is judged at least. */
export const pressureMoment = 500;
