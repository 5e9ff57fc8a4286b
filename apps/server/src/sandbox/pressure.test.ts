import { expect, it } from 'vitest';
import { Pressure } from './pressure.ts';

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
