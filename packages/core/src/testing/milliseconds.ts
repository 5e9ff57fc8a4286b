/** Available in the test runner and in browsers; the core itself only knows time by its port. */
declare const performance: { now(): number };

/** The duration of an act in milliseconds, for tests of things that must be fast. */
export function milliseconds(act: () => void): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}
