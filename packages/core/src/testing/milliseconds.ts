/** What the test runner and a browser have; core itself knows no time but its port. */
declare const performance: { now(): number };

/** How long an act takes in milliseconds, for tests of what must not take long. */
export function milliseconds(act: () => void): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}
