import { expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { LocalSandbox, Pressure } from './index.ts';

/** A machine whose process has waited for so many milliseconds at a time. */
function machine() {
  const time = { now: 0, waited: 0 };
  const pressure = new Pressure(
    () => time.waited,
    () => time.now,
  );
  return {
    pressure,
    passes: (milliseconds: number, waiting: number) => {
      time.now += milliseconds;
      time.waited += waiting;
    },
  };
}

it('is high while the server waits for a processor, and no longer', () => {
  const { pressure, passes } = machine();
  expect(pressure.isHigh()).toBe(false);
  passes(1000, 10);
  expect(pressure.isHigh()).toBe(false);
  passes(1000, 400);
  expect(pressure.isHigh()).toBe(true);
  passes(1000, 0);
  pressure.isHigh();
  passes(1000, 0);
  expect(pressure.isHigh()).toBe(false);
});

it('is not judged by a moment', () => {
  const { pressure, passes } = machine();
  passes(1000, 0);
  pressure.isHigh();
  passes(10, 10);
  expect(pressure.isHigh()).toBe(false);
});

it('is seen on this machine', () => {
  const pressure = new Pressure();
  expect(pressure.isHigh()).toBeTypeOf('boolean');
});

it('holds a run until it is low', async () => {
  needSandboxPrograms();
  const time = { now: 0, waited: 0, looks: 0 };
  // Each look is a second later than the one before, and in the first five seconds the server waits all the time.
  const now = () => {
    time.now += 1000;
    time.looks += 1;
    if (time.looks < 5) time.waited += 1000;
    return time.now;
  };
  const sandbox = new LocalSandbox(1, new Pressure(() => time.waited, now));
  await sandbox.open();
  const ran = await sandbox.run('python', [{ name: 'code', text: 'print(1)' }], 'somebody');
  expect(ran).toMatchObject({ ok: true, value: { output: '1\n' } });
  expect(time.looks).toBeGreaterThanOrEqual(5);
});
