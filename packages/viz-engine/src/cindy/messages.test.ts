import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './messages.ts';

const point = { name: 'A', x: 1, y: -2.5 };

describe('a message of a frame', () => {
  it.each([
    [{ kind: 'alive' }],
    [{ kind: 'shown' }],
    [{ kind: 'points', points: [point] }],
    [{ kind: 'fault', message: 'm' }],
    [{ kind: 'fault', event: 'draw', message: 'm' }],
  ])('is understood: %j', (data) => {
    expect(readFrameMessage(data)).toEqual(data);
  });

  it.each([
    [undefined],
    [null],
    ['alive'],
    [42],
    [[]],
    [{}],
    [{ kind: 'open' }],
    [{ kind: ['alive'] }],
    [{ kind: 'points' }],
    [{ kind: 'points', points: {} }],
    [{ kind: 'points', points: [null] }],
    [{ kind: 'points', points: [{ ...point, name: 1 }] }],
    [{ kind: 'points', points: [{ ...point, name: 'A'.repeat(41) }] }],
    [{ kind: 'points', points: [{ ...point, x: Number.NaN }] }],
    [{ kind: 'points', points: [{ ...point, y: '1' }] }],
    [{ kind: 'points', points: Array.from({ length: 61 }, () => point) }],
    [{ kind: 'fault', message: { toString: 'x' } }],
    [{ kind: 'fault', event: 1, message: 'm' }],
  ])('is not heard: %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it('carries nothing but what it should, and no long texts', () => {
    const long = { kind: 'fault', message: 'm'.repeat(10_000), html: '<b>' };
    expect(readFrameMessage(long)).toEqual({ kind: 'fault', message: 'm'.repeat(300) });
    expect(readFrameMessage({ kind: 'points', points: [{ ...point, onclick: 'x' }] })).toEqual({
      kind: 'points',
      points: [point],
    });
  });

  it('may be anything without harm', () => {
    const kind = fc.constantFrom('alive', 'shown', 'points', 'fault', 'other');
    const data = fc.oneof(
      fc.anything(),
      fc.record({ kind, points: fc.anything(), event: fc.anything(), message: fc.anything() }),
    );
    fc.assert(
      fc.property(data, (value) => {
        const message = readFrameMessage(value);
        expect(JSON.stringify(message ?? '').length).toBeLessThan(10_000);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
