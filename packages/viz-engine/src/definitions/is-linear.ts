import type { Memory } from './memory.ts';

/** Values no author would choose, so that a nonlinear term does not look linear by chance. */
const trials = [
  [0.7310585, 1.6180339],
  [2.2360679, -1.2020569],
] as const;

/**
 * Whether a term is linear in its parameter for any values of the other numbers: tested with unusual ones. A term
 * without a value there is assumed to be linear.
 */
export function isLinear(term: (parameter: number) => number, memory: Memory): boolean {
  const kept = memory.values.slice();
  const linear = trials.every(([first, factor]) => {
    for (let slot = 0; slot < memory.values.length; slot += 1) memory.values[slot] = first + slot * factor;
    const [a, b, c] = [term(0), term(1), term(2)];
    return !(Math.abs(a - 2 * b + c) > 1e-6 * (1 + Math.abs(a) + Math.abs(b) + Math.abs(c)));
  });
  memory.values.set(kept);
  return linear;
}
