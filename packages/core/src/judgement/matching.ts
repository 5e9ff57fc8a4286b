/**
 * By input, the solution of the same group that it is matched with, each with its own, in a maximum matching (Kuhn's
 * augmenting paths). Inputs that fit none are left out.
 */
export function matched(
  group: readonly number[],
  fits: (input: number, solution: number) => boolean,
): ReadonlyMap<number, number> {
  const pairs = new Map(group.map((input) => [input, group.filter((solution) => fits(input, solution))]));
  const inputOf = new Map<number, number>();
  const place = (input: number, tried: Set<number>): boolean => {
    for (const solution of pairs.get(input) ?? []) {
      if (tried.has(solution)) continue;
      tried.add(solution);
      const taken = inputOf.get(solution);
      if (taken === undefined || place(taken, tried)) {
        inputOf.set(solution, input);
        return true;
      }
    }
    return false;
  };
  for (const input of group) place(input, new Set());
  return new Map([...inputOf].map(([solution, input]) => [input, solution]));
}
