import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlocks, type QuickcheckContainer } from '../document/index.ts';
import { runs } from '../testing/index.ts';
import { drawnQuickchecks, permuted } from './index.ts';

function container(count: number, pools: readonly string[]): QuickcheckContainer {
  const quickchecks = Array.from(
    { length: count },
    (_, index) => `<quickcheck id="q${index + 1}"><text>?</text></quickcheck>`,
  );
  const read = readBlocks(
    `<quickcheckcontainer>${pools.map((range) => `<pool range="${range}"/>`).join('')}${quickchecks.join('')}</quickcheckcontainer>`,
  );
  const block = read.ok ? read.value[0] : undefined;
  if (block?.kind !== 'quickcheckContainer') throw new Error('no container');
  return block;
}

function drawn(count: number, pools: readonly string[], seed: number): readonly string[] {
  return drawnQuickchecks(container(count, pools), seed).map((each) =>
    each.kind === 'quickcheck' ? each.quickcheck.id : 'missing',
  );
}

describe('the quick checks of a container', () => {
  it('are all there without pools', () => {
    expect(drawn(2, [], 1)).toEqual(['q1', 'q2']);
  });

  it('are one of each pool and those in no pool, the same for a seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const ids = drawn(5, ['1-2', '4-5'], seed);
        expect(ids).toHaveLength(3);
        expect(ids[1]).toBe('q3');
        expect(['q1', 'q2']).toContain(ids[0]);
        expect(['q4', 'q5']).toContain(ids[2]);
        expect(drawn(5, ['1-2', '4-5'], seed)).toEqual(ids);
      }),
      { seed: 7, numRuns: Math.min(runs, 100) },
    );
    expect(new Set(Array.from({ length: 30 }, (_, seed) => drawn(2, ['1-2'], seed)[0]))).toEqual(new Set(['q1', 'q2']));
  });

  it('are missing where a pool has none', () => {
    expect(drawn(1, ['3-4'], 1)).toEqual(['q1', 'missing']);
  });
});

describe('things in any order', () => {
  it('are the same things, and those outside of the range stay', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const order = permuted(['a', 'b', 'c', 'd'], { first: 2, last: 4 }, seed);
        expect(order[0]).toBe('a');
        expect([...order].sort()).toEqual(['a', 'b', 'c', 'd']);
      }),
      { seed: 7, numRuns: Math.min(runs, 100) },
    );
    expect(permuted(['a', 'b'], undefined, 3)).toEqual(['a', 'b']);
    const orders = Array.from({ length: 40 }, (_, seed) =>
      permuted(['a', 'b', 'c'], { first: 1, last: 9 }, seed).join(''),
    );
    expect(new Set(orders).size).toBe(6);
  });
});
