import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './test-steps.mjs';

const passing = { passed: 2, failed: 0 };

describe('the steps of a test run', () => {
  const said = [];
  beforeEach(() => {
    said.length = 0;
    for (const way of ['log', 'error']) vi.spyOn(console, way).mockImplementation((words) => said.push(String(words)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('are counted together, and one that breaks counts as failed', async () => {
    const steps = { good: async () => passing, broken: () => Promise.reject(new Error('no such file')) };
    const total = await runSteps(['good', 'broken'], { steps, narrow: [], budgets: { good: 1, broken: 1 } });
    expect(total).toEqual({ passed: 2, failed: 1, over: [] });
    expect(said).toContain('no such file');
    expect(said.join()).toMatch(/✓ good: 2 passed, 0 failed \(0\.0 s; budget 1 s\).*✗ broken/);
  });

  it('go side by side, one for each core, where one core is enough for them, and alone where it is not', async () => {
    const under = new Set();
    const seen = [];
    const step = (name) => async () => {
      under.add(name);
      await new Promise((done) => setTimeout(done, 20));
      seen.push([...under].join('+'));
      under.delete(name);
      return passing;
    };
    const names = ['wide', 'a', 'b', 'wider'];
    const steps = Object.fromEntries(names.map((name) => [name, step(name)]));
    const budgets = Object.fromEntries(names.map((name) => [name, 60]));
    await runSteps(names, { steps, narrow: ['b', 'a'], budgets, cores: 2 });
    expect(seen).toEqual(['b+a', 'a', 'wide', 'wider']);
  });

  it('give a sign of life with the last line they printed, and tell when they took more than they may', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] });
    const steps = {
      long: ({ hear, files }) =>
        new Promise((done) => {
          hear(`\u001b[32mhalf of ${files.join()} is done\u001b[39m\n\n`);
          setTimeout(() => done(passing), 50_000);
        }),
    };
    const running = runSteps(['long'], { steps, narrow: [], budgets: { long: 30 }, run: { files: ['it'] } });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await running).toEqual({ passed: 2, failed: 0, over: ['long took 50 s of 30 s'] });
    expect(said[0]).toBe('  … long: 20 s  half of it is done');
  });
});
