import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InMemorySelftests, RecordingLog, runs } from '../testing/index.ts';
import { SelftestStore } from './index.ts';

/** What a person sees, told in four facts that share nothing with the machine. */
interface Seen {
  isFeedback: boolean;
  isAsked: boolean;
  rounds: number;
}

interface Real {
  readonly store: SelftestStore;
  readonly selftests: InMemorySelftests;
  readonly sends: { failing: boolean; times: number };
}

function agrees(seen: Seen, { store, selftests, sends }: Real): void {
  const { selftest, screen, dialog } = store.state;
  const expected = seen.isFeedback ? 'feedback' : 'work';
  expect(selftest).toMatchObject({ status: 'loaded', value: { state: expected, round: seen.rounds } });
  expect(screen.state).toBe(expected);
  expect(dialog).toBe(seen.isAsked ? (seen.isFeedback ? 'newProblems' : 'evaluation') : undefined);
  expect(sends.times).toBeGreaterThanOrEqual(selftests.asked.filter((state) => state === 'feedback').length);
}

class Press implements fc.AsyncCommand<Seen, Real> {
  check = () => true;
  async run(seen: Seen, real: Real): Promise<void> {
    real.store.press();
    seen.isAsked = true;
    agrees(seen, real);
    return Promise.resolve();
  }
  toString = () => 'press';
}

class No implements fc.AsyncCommand<Seen, Real> {
  check = () => true;
  async run(seen: Seen, real: Real): Promise<void> {
    real.store.no();
    seen.isAsked = false;
    agrees(seen, real);
    return Promise.resolve();
  }
  toString = () => 'no';
}

/** Yes, with a platform, or a way to it, that may fail; pressed once or several times. */
class Yes implements fc.AsyncCommand<Seen, Real> {
  readonly fault: 'none' | 'platform' | 'answers';
  readonly times: number;
  constructor(fault: Yes['fault'], times: number) {
    this.fault = fault;
    this.times = times;
  }
  check = () => true;
  async run(seen: Seen, real: Real): Promise<void> {
    real.selftests.failure = this.fault === 'platform' ? { kind: 'unavailable' } : undefined;
    real.sends.failing = this.fault === 'answers';
    const before = real.selftests.asked.length;
    await Promise.all(Array.from({ length: this.times }, () => real.store.yes()));
    // Of several presses one counts.
    const isSent = seen.isAsked && !(this.fault === 'answers' && !seen.isFeedback);
    expect(real.selftests.asked.length - before).toBe(isSent ? 1 : 0);
    if (isSent && this.fault !== 'platform') {
      if (seen.isFeedback) seen.rounds += 1;
      seen.isFeedback = !seen.isFeedback;
    }
    seen.isAsked = false;
    agrees(seen, real);
  }
  toString = () => `yes ×${this.times} (${this.fault})`;
}

/** The page is loaded again: nothing is asked any more, everything else is as it was. */
class Reload implements fc.AsyncCommand<Seen, Real> {
  check = () => true;
  async run(seen: Seen, real: Real): Promise<void> {
    await real.store.open();
    seen.isAsked = false;
    agrees(seen, real);
  }
  toString = () => 'reload';
}

it('a self-test is in the state that the last answered dialog has led to, whatever is pressed and fails', async () => {
  const commands = fc.commands(
    [
      fc.constant(new Press()),
      fc.constant(new No()),
      fc.constant(new Reload()),
      fc
        .tuple(
          fc.constantFrom('none' as const, 'platform' as const, 'answers' as const),
          fc.integer({ min: 1, max: 3 }),
        )
        .map(([fault, times]) => new Yes(fault, times)),
    ],
    { maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const setup = async () => {
        const selftests = new InMemorySelftests([
          { ...{ id: 's', course: 'c', title: 'S', state: 'work', round: 1 }, problems: [] },
        ]);
        const sends = { failing: false, times: 0 };
        const store = new SelftestStore({ selftests, log: new RecordingLog() }, 's', 'en');
        store.attach({
          flush: () => {
            sends.times += 1;
            return Promise.resolve(sends.failing ? { kind: 'unavailable' } : undefined);
          },
        });
        await store.open();
        return {
          model: { isFeedback: false, isAsked: false, rounds: 1 },
          real: { store, selftests, sends },
        };
      };
      await fc.asyncModelRun(setup, all);
    }),
    { seed: 17, numRuns: runs },
  );
});
