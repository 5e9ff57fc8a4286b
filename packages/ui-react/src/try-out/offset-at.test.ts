import { positionAt } from '@lemma/core/source';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetAt } from './offset-at.ts';

describe('offsetAt', () => {
  it('finds the place again that a line and column were made from', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n') });
    fc.assert(
      fc.property(text, fc.nat(30), (source, offset) => {
        const at = Math.min(offset, source.length);
        expect(offsetAt(source, positionAt(source, at))).toBe(at);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('ends at the end of the text', () => {
    expect(offsetAt('one\ntwo', { line: 9, column: 1 })).toBe(7);
    expect(offsetAt('one\ntwo', { line: 2, column: 40 })).toBe(7);
  });
});
