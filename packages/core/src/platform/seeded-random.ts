import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Random } from './random.ts';

/** The stream of a seed (any whole number; its lower 32 bits count). */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  // The streams of neighbouring seeds start alike; after a jump they do not.
  generator.jump();
  return {
    integer: (min, max) => uniformInt(generator, min, max),
    fraction: () => uniformFloat64(generator),
  };
}

/** A seed made from words (a user, a problem), so that each combination has its own exercises. FNV-1a, 32 bits. */
export function seedOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
