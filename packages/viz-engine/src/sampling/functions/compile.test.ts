import { newInterval, parseExpression } from '@lemma/core/expression';
import { describe, expect, it } from 'vitest';
import { compilePlane, compileReal, compileRegion, type SamplingScope } from './compile.ts';

const slots = new Map(Object.entries({ x: 0, y: 1, a: 2 }));

function scopeOf(frame: Float64Array): SamplingScope {
  return { slots, frame: () => frame };
}

function parsed(text: string) {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}

describe('an expression that is sampled', () => {
  it('has the same values one by one, in batches and in intervals', () => {
    const real = compileReal(parsed('a*x^2'), 'x', scopeOf(Float64Array.of(0, 0, 3)));
    if (!real.ok) throw new Error(real.failure.kind);
    const into = new Float64Array(2);
    real.value.fill?.(Float64Array.of(1, 2), into, 2);
    const interval = newInterval();
    real.value.within?.(1, 2, interval);
    expect(real.value.at(2)).toBe(12);
    expect([...into]).toEqual([3, 12]);
    expect(interval.low).toBeCloseTo(3, 12);
    expect(interval.high).toBeCloseTo(12, 12);
  });

  it('follows what its other names are now', () => {
    const frame = Float64Array.of(0, 0, 3);
    const plane = compilePlane(parsed('ax+y'), ['x', 'y'], scopeOf(frame));
    if (!plane.ok) throw new Error(plane.failure.kind);
    const { at, fill, within } = plane.value;
    const into = new Float64Array(1);
    const interval = newInterval();
    frame[2] = 10;
    fill?.(Float64Array.of(2), Float64Array.of(1), into, 1);
    within?.(2, 2, 1, 1, interval);
    expect(at(2, 1)).toBe(21);
    expect(into[0]).toBe(21);
    expect(interval.low).toBeCloseTo(21, 12);
  });

  it('is a relation to zero for every sign of a chain', () => {
    const region = compileRegion(parsed('1<x<=y'), ['x', 'y'], scopeOf(new Float64Array(3)));
    expect(region).toMatchObject({
      ok: true,
      value: {
        kind: 'and',
        parts: [
          { kind: 'relation', sign: '<' },
          { kind: 'relation', sign: '<=' },
        ],
      },
    });
  });

  it('is refused where it is of the wrong kind or has an unknown name', () => {
    const scope = scopeOf(new Float64Array(3));
    expect(compileReal(parsed('x<1'), 'x', scope)).toMatchObject({ failure: { kind: 'numberExpected' } });
    expect(compileRegion(parsed('x+1'), ['x', 'y'], scope)).toMatchObject({ failure: { kind: 'truthValueExpected' } });
    expect(compileRegion(parsed('x<q OR x>1'), ['x', 'y'], scope)).toMatchObject({ failure: { kind: 'unknownName' } });
  });
});
