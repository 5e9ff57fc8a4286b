/**
 * The inputs that are matched with a solution of the same group, each with its own, in a maximum matching (Kuhn's
 * augmenting paths).
 */
export function matched(
  group: readonly number[],
  fits: (input: number, solution: number) => boolean,
): ReadonlySet<number> {
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
  return new Set(inputOf.values());
}
