import { describe, expect, it } from 'vitest';
import type { User } from '@lemma/core/session';
import { KnownTokens } from './known-tokens.ts';

const ada: User = { id: 'u1', name: 'Ada', roles: ['access-pool'] };
const noon = 1_764_158_400_000;
const inSeconds = (time: number) => time / 1000;

describe('tokens that have just been verified', () => {
  it('are known for a minute, and verified again after it', () => {
    const known = new KnownTokens();
    known.keep('t', ada, inSeconds(noon + 300_000), noon);
    expect(known.of('t', noon)).toBe(ada);
    expect(known.of('t', noon + 59_999)).toBe(ada);
    expect(known.of('t', noon + 60_000)).toBeUndefined();
  });

  it('are not known after they have expired', () => {
    const known = new KnownTokens();
    known.keep('t', ada, inSeconds(noon + 10_000), noon);
    expect(known.of('t', noon + 9999)).toBe(ada);
    expect(known.of('t', noon + 10_000)).toBeUndefined();
  });

  it('are not known before they were verified, by a clock that was set back', () => {
    const known = new KnownTokens();
    known.keep('t', ada, inSeconds(noon + 300_000), noon);
    expect(known.of('t', noon - 1)).toBeUndefined();
  });

  it('are ten thousand at most: the first of them are verified again', () => {
    const known = new KnownTokens();
    for (let n = 0; n <= 10_000; n += 1) known.keep(`t${n}`, ada, inSeconds(noon + 300_000), noon);
    expect(known.of('t0', noon)).toBeUndefined();
    expect(known.of('t1', noon)).toBe(ada);
    expect(known.of('t10000', noon)).toBe(ada);
  });
});
