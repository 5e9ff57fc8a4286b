import * as v from 'valibot';

/** What was said about a failure: by its language, with the line in the part it is about. */
export interface ToldFailure {
  readonly message: string;
  /** From 1. */
  readonly line?: number;
  readonly part?: string;
}

/**
 * Why code has not run to its end. `timeout`: it took longer than it may. `error`: it has failed by itself. `ended`: it has
 * ended its own process before it was done.
 */
export type BoxFailure =
  | { readonly kind: 'timeout' }
  | ({ readonly kind: 'error' } & ToldFailure)
  | { readonly kind: 'ended' };

const told = v.object({
  message: v.fallback(v.string(), ''),
  line: v.fallback(v.number(), 0),
  part: v.fallback(v.string(), ''),
});

/** Reads what a driver has said about a failure; it is not trusted. */
export function readTold(text: string): BoxFailure {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), told), text);
  if (!read.success) return { kind: 'error', message: '' };
  const { message, line, part } = read.output;
  return {
    kind: 'error',
    message: message.slice(0, longestTold),
    ...(Number.isInteger(line) && line > 0 && { line }),
    ...(part !== '' && { part: part.slice(0, 100) }),
  };
}

/** Characters. */
const longestTold = 4000;

/** Values of programs that were ended for their use of the processor: SIGXCPU, and SIGKILL after it. */
const outOfTime = [128 + 24, 128 + 9];

/** Whether a program was ended because it has used up its time. */
export function isOutOfTime(exit: number): boolean {
  return outOfTime.includes(exit);
}
