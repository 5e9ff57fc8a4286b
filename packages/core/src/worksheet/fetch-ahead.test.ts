import { expect, it } from 'vitest';
import { aWorksheet, InMemoryProblemGateway, TurnedClock, type InMemoryProblem } from '../testing/index.ts';
import type { ProblemReference } from '../problem/index.ts';
import { fail, succeed } from '../store/index.ts';
import { aheadEvery, fetchAhead } from './fetch-ahead.ts';

const problem: InMemoryProblem = {
  xml: () => '<document kind="problem" lang="en"><title>P</title><content/></document>',
  isCorrectedAfterSave: false,
};
const [one, two, three] = ['a/one', 'a/two', 'a/three'];
const opened = { path: one, language: 'en', worksheet: 'w', signedDeadline: 'signed' } as const;

/** A learner in a worksheet of three problems, whose first one is open. */
function aSheet() {
  const gateway = new InMemoryProblemGateway({ [one]: problem, [two]: problem, [three]: problem });
  const clock = new TurnedClock();
  const asked: object[] = [];
  const problems = {
    open: async (reference: ProblemReference, isAhead = false) => {
      asked.push({ ...reference, isAhead });
      return gateway.open(reference);
    },
  };
  const found: unknown[] = [];
  const worksheets = {
    find: async (reference: unknown) => {
      found.push(reference);
      const problemsOf = [one, two, three].map((path) => ({ path, names: { de: path, en: path }, weight: 1 }));
      return Promise.resolve(succeed(aWorksheet({ id: 'w', problems: problemsOf })));
    },
  };
  const passes = async (ms: number) => {
    await Promise.resolve();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    clock.turn(ms);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { gateway, ports: { problems, worksheets, clock }, asked, found, passes };
}

it('fetches what is not there, one by one, with everything the address said', async () => {
  const { ports, asked, found, passes } = aSheet();
  let isDone = false;
  fetchAhead(ports, opened, (path) => path === one).subscribe({ complete: () => (isDone = true) });
  await passes(aheadEvery - 1);
  expect(asked).toEqual([]);
  await passes(1);
  expect(asked).toEqual([{ ...opened, path: two, isAhead: true }]);
  await passes(aheadEvery);
  expect(asked).toEqual([two, three].map((path) => ({ ...opened, path, isAhead: true })));
  expect(found).toEqual([{ by: 'worksheet', id: 'w', signedDeadline: 'signed' }]);
  expect(isDone).toBe(true);
});

it('leaves out what was opened while it waited, and stops when its page goes', async () => {
  const { ports, asked, passes } = aSheet();
  const there = new Set([one]);
  const going = fetchAhead(ports, opened, (path) => there.has(path)).subscribe();
  await passes(0);
  there.add(two);
  await passes(aheadEvery);
  expect(asked).toEqual([]);
  going.unsubscribe();
  await passes(10 * aheadEvery);
  expect(asked).toEqual([]);
});

it('ends with the first that cannot be had: the others would not either', async () => {
  const { ports, asked, gateway, passes } = aSheet();
  gateway.failures.open = { kind: 'unavailable' };
  fetchAhead(ports, opened, (path) => path === one).subscribe();
  await passes(aheadEvery);
  await passes(aheadEvery);
  await passes(aheadEvery);
  expect(asked).toHaveLength(1);
});

it.each([
  ['outside a worksheet', { path: one, language: 'en' } as const],
  ['in a self-test', { ...opened, worksheet: 'selftest-a' } as const],
])('there is nothing to fetch %s', async (_where, reference) => {
  const { ports, asked, found, passes } = aSheet();
  fetchAhead(ports, reference, () => false).subscribe();
  await passes(10 * aheadEvery);
  expect([asked, found]).toEqual([[], []]);
});

it.each([
  ['is not found', { kind: 'notFound' }],
  ['has a time limit that was not begun', { kind: 'notBegun', unbegun: { title: {}, duration: 1 } }],
] as const)('nor in a worksheet that %s', async (_why, failure) => {
  const { ports, asked, passes } = aSheet();
  const worksheets = { find: async () => Promise.resolve(fail(failure)) };
  fetchAhead({ ...ports, worksheets }, opened, () => false).subscribe();
  await passes(10 * aheadEvery);
  expect(asked).toEqual([]);
});
