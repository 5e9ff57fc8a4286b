import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circular, inDependencyOrder } from './order.ts';

const item = (name: string, ...dependsOn: string[]) => ({ name, dependsOn: new Set(dependsOn) });
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

it('puts everything after what it depends on', () => {
  const { ordered } = inDependencyOrder([item('c', 'b', 'a'), item('b', 'a'), item('a')]);
  expect(names(ordered)).toEqual(['a', 'b', 'c']);
});

it('does not wait for what does not exist', () => {
  expect(names(inDependencyOrder([item('a', 'nobody')]).ordered)).toEqual(['a']);
});

it('finds what depends on itself in the end', () => {
  const chain = [item('a', 'b'), item('b', 'c'), item('c', 'a'), item('d')];
  const { ordered, waiting } = inDependencyOrder([...chain, item('e', 'a', 'd')]);
  expect(names(ordered)).toEqual(['d']);
  expect(names(waiting)).toEqual(['a', 'b', 'c', 'e']);
  expect(names(circular(waiting))).toEqual(['a', 'b', 'c']);
});

it('orders a chain of 20,000 without running out of stack', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => item(`n${index}`, `n${index + 1}`));
  expect(inDependencyOrder(chain).ordered).toHaveLength(20_000);
});

it('places or reports every item exactly once', () => {
  const figure = fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), { maxLength: 10 });
  fc.assert(
    fc.property(figure, (dependencies) => {
      const items = dependencies.map((others, index) => item(String(index), ...others.map(String)));
      const { ordered, waiting } = inDependencyOrder(items);
      expect(names([...ordered, ...waiting]).toSorted()).toEqual(names(items).toSorted());
      for (const [at, { dependsOn }] of ordered.entries()) {
        const before = new Set(names(ordered.slice(0, at)));
        for (const name of dependsOn) expect(before.has(name) || !names(items).includes(name)).toBe(true);
      }
    }),
    { seed: 7, numRuns: runs },
  );
});
