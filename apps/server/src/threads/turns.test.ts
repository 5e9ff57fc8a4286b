import { describe, expect, it } from 'vitest';
import { Turns, type TurnLimits } from './turns.ts';

const limits: TurnLimits = { atOnce: { judge: 3, convert: 2 }, perCaller: 3, waiting: 1000, waitingPerCaller: 100 };

function jobs(work: string, caller: string, count: number) {
  return Array.from({ length: count }, (_, number) => ({ work, caller, number }));
}

/** Names of the callers in the order they are served, one at a time. */
function served(turns: Turns<ReturnType<typeof jobs>[number]>): readonly string[] {
  const order: string[] = [];
  for (let job = turns.next(); job; job = turns.next()) {
    order.push(`${job.caller}${job.number}`);
    turns.ended(job);
  }
  return order;
}

describe('turns', () => {
  it('go round among the callers, each in the order he asked', () => {
    const turns = new Turns<ReturnType<typeof jobs>[number]>(limits);
    for (const job of [...jobs('convert', 'a', 4), ...jobs('convert', 'b', 2), ...jobs('convert', 'c', 1)])
      turns.add(job);
    expect(served(turns)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
  });

  it('judge before they convert, and leave a thread that conversions cannot take', () => {
    const turns = new Turns<ReturnType<typeof jobs>[number]>(limits);
    for (const job of [...jobs('convert', 'a', 5), ...jobs('convert', 'b', 5)]) turns.add(job);
    expect([turns.next(), turns.next(), turns.next()].map((job) => job?.caller)).toEqual(['a', 'b', undefined]);
    for (const job of jobs('judge', 'c', 1)) turns.add(job);
    expect(turns.next()).toMatchObject({ work: 'judge', caller: 'c' });
  });

  it('give no caller more than his share', () => {
    const turns = new Turns<ReturnType<typeof jobs>[number]>({ ...limits, perCaller: 1 });
    const [first, second] = jobs('judge', 'a', 2);
    if (!first || !second) throw new Error('no jobs');
    turns.add(first);
    turns.add(second);
    expect(turns.next()).toBe(first);
    expect(turns.next()).toBeUndefined();
    turns.ended(first);
    expect(turns.next()).toBe(second);
  });

  it('have an end: for one caller, and for all', () => {
    const turns = new Turns<ReturnType<typeof jobs>[number]>({ ...limits, waiting: 5, waitingPerCaller: 3 });
    expect(jobs('judge', 'a', 4).map((job) => turns.add(job))).toEqual([true, true, true, false]);
    expect(jobs('judge', 'b', 3).map((job) => turns.add(job))).toEqual([true, true, false]);
    expect(turns.clear()).toHaveLength(5);
    expect(turns.next()).toBeUndefined();
  });

  it('go on without a job that is removed, which makes room for another', () => {
    const turns = new Turns<ReturnType<typeof jobs>[number]>({ ...limits, waiting: 3 });
    const [first, second, third] = jobs('judge', 'a', 3);
    if (!first || !second || !third) throw new Error('no jobs');
    for (const job of [first, second, third]) turns.add(job);
    expect(turns.remove(second)).toBe(true);
    expect(turns.remove(second)).toBe(false);
    expect(turns.add(second)).toBe(true);
    expect([turns.next(), turns.next(), turns.next()]).toEqual([first, third, second]);
    expect(turns.remove(first)).toBe(false);
  });
});
