import * as v from 'valibot';
import type { CodeError } from '@lemma/core/code-answer';

/**
 * Why code has not run to its end. `timeout`: it took longer than it may. `error`: it has failed by itself. `ended`: it has
 * ended its own process before it was done.
 */
export type BoxFailure =
  | { readonly kind: 'timeout' }
  | ({ readonly kind: 'error' } & CodeError)
  | { readonly kind: 'ended' };

const place = v.object({ part: v.string(), line: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** What a driver says about an error; none of it is trusted. */
const told = v.object({
  message: v.fallback(v.string(), ''),
  // Octave writes a list of one as its member, and of none as nothing.
  places: v.fallback(
    v.union([
      v.array(place),
      v.pipe(
        place,
        v.transform((only) => [only]),
      ),
    ]),
    [],
  ),
});

/** Characters of a message, and places. */
const [longestTold, mostPlaces] = [4000, 20];

/** What a driver has said about an error: of a type that the code that is marked may choose, cut to what is shown. */
export const toldError = v.pipe(
  told,
  v.transform(({ message, places }): CodeError => ({
    message: message.slice(0, longestTold),
    places: places.slice(0, mostPlaces).map(({ part, line }) => ({ part: part.slice(0, 100), line })),
  })),
);

/** Reads what a driver has said about a failure; it is not trusted. */
export function readTold(text: string): BoxFailure {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), toldError), text);
  return { kind: 'error', ...(read.success ? read.output : { message: '', places: [] }) };
}

/** Values of programs that were ended for their use of the processor: SIGXCPU, and SIGKILL after it. */
const outOfTime = [128 + 24, 128 + 9];

/** Whether a program was ended because it has used up its time. */
export function isOutOfTime(exit: number): boolean {
  return outOfTime.includes(exit);
}
