import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '../../platform/index.ts';
import { avoid, define, runs } from '../../testing/index.ts';
import { combinationsIn, wholeBox } from './index-box.ts';
import { planCombinations } from './combination-plan.ts';
import { chooseAmong } from './enumerate.ts';
import { certaintyOf } from './condition-certainty.ts';
import { drawVariables } from '../index.ts';
import { prune } from './prune.ts';
import { conditions, names, others, samples, searchOf, solutionsOf, type RuleSearch } from './testing/sampled-rules.ts';

describe('a draw', () => {
  it('avoids all conditions in any definitions that can avoid them, and is proven impossible in all others', () => {
    fc.assert(
      fc.property(
        samples,
        fc.array(fc.tuple(fc.subarray(names, { minLength: 1 }), conditions), { minLength: 1, maxLength: 3 }),
        fc.integer(),
        (all, rules, seed) => {
          const definitions = [...others, ...all.map(({ definition }) => definition)];
          const drawn = drawVariables(
            definitions,
            rules.map(([listed, condition]) => avoid(listed.join(), condition)),
            seededRandom(seed),
          );
          const solutions = solutionsOf(
            all,
            rules.map(([, condition]) => condition),
          );
          if (drawn.ok) {
            const values = names
              .map((name) => drawn.value.get(name))
              .map((each) => (each?.kind === 'number' ? each.value : NaN));
            expect(solutions).toContain(values.join(' '));
          } else {
            expect(drawn.failure).toSatisfy((failures: typeof drawn.failure) =>
              failures.every((failure) => failure.kind === 'notFulfilled' && failure.isProven),
            );
            expect(solutions).toEqual([]);
          }
        },
      ),
      { seed: 7, numRuns: runs / 2 },
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(samples, conditions, fc.integer(), (all, condition, seed) => {
        const definitions = all.map(({ definition }) => definition);
        const draw = () => drawVariables([...others, ...definitions], [avoid('a,b', condition)], seededRandom(seed));
        expect(draw()).toEqual(draw());
      }),
      { seed: 7, numRuns: runs / 4 },
    );
  });

  it('is between its limits where it is a real number', () => {
    const ends = fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(ends, ends, fc.integer(), (one, other, seed) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const drawn = drawVariables(
          [define('randdouble a', `${from.toFixed(9)}, ${to.toFixed(9)}`)],
          [],
          seededRandom(seed),
        );
        const value = drawn.ok ? drawn.value.get('a') : undefined;
        if (value?.kind !== 'number') throw new Error('no number');
        expect(value.value).toBeGreaterThanOrEqual(Number(from.toFixed(9)));
        expect(value.value).toBeLessThanOrEqual(Number(to.toFixed(9)));
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('trying all combinations', () => {
  it('finds as many solutions as a loop over all of them', () => {
    fc.assert(
      fc.property(samples, fc.array(conditions, { minLength: 1, maxLength: 2 }), (all, avoided) => {
        const search = searchOf(
          [...all.map(({ definition }) => definition), ...others],
          avoided.map((condition) => avoid('a,b,c', condition)),
        );
        fc.pre(search.randoms.length > 0);
        const untried = all.filter(({ name }) => search.randoms.every((random) => random.name !== name));
        const copies = untried.reduce((product, { values }) => product * values.length, 1);
        expect(countSolutions(search) * copies).toBe(solutionsOf(all, avoided).length);
      }),
      { seed: 7, numRuns: runs / 2 },
    );
  });
});

describe('leaving boxes out', () => {
  it('leaves every solution in, once, and nothing twice', () => {
    fc.assert(
      fc.property(samples, conditions, (all, avoided) => {
        const search = searchOf([...all.map(({ definition }) => definition), ...others], [avoid('a,b,c', avoided)]);
        fc.pre(search.randoms.length > 0);
        const { model, randoms, steps } = search;
        const { boxes, combinations } = prune([wholeBox(randoms)], certaintyOf(model, search.conditions, steps), {
          fewEnough: 0,
          mostBoxes: 4000,
        });
        expect(combinations).toBe(boxes.reduce((sum, box) => sum + combinationsIn(box), 0));
        expect(combinations).toBeLessThanOrEqual(combinationsIn(wholeBox(randoms)));
        expect(countSolutions(search, [...boxes])).toBe(countSolutions(search));
      }),
      { seed: 7, numRuns: runs / 2 },
    );
  });

  it('knows between which numbers the values of a part of a variable lie', () => {
    fc.assert(
      fc.property(samples, fc.nat(), fc.nat(), ([sample], one, other) => {
        const { model } = searchOf([sample.definition], []);
        const domain = model.randoms[0]?.domain;
        if (domain === undefined) throw new Error('no variable');
        expect(domain.size).toBe(sample.values.length);
        const [from, to] = [one % domain.size, other % domain.size].sort((a, b) => a - b);
        const { low, high } = domain.hull(from ?? 0, to ?? 0);
        for (let index = from ?? 0; index <= (to ?? 0); index++) {
          expect(domain.valueAt(index)).toBe(domain.at(index).value);
          expect(domain.valueAt(index)).toBeGreaterThanOrEqual(low);
          expect(domain.valueAt(index)).toBeLessThanOrEqual(high);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

/** The number of combinations that avoid the conditions, compared with what the enumeration reports. */
function countSolutions(
  { model, randoms, conditions: avoided, steps }: RuleSearch,
  boxes = [wholeBox(randoms)],
): number {
  const plan = planCombinations(model, randoms, avoided, steps);
  if (plan === undefined) throw new Error('no plan');
  let count = 0;
  const counting: Random = {
    integer: (min, max) => {
      count = max + 1;
      return min;
    },
    fraction: () => 0,
  };
  expect(chooseAmong(model, plan, boxes, counting)).toBe(count > 0 ? 'met' : 'impossible');
  return count;
}
