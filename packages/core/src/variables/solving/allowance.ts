import { childrenOf, type Expression } from '../../expression/index.ts';

/**
 * How much computing a draw may still spend on conditions that are hard to meet, in evaluated nodes of expressions (a
 * few nanoseconds each). It is counted rather than timed so that a seed gives the same numbers on every machine.
 */
export class Allowance {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  /** Spends some of it; false, once and for all, if that is more than there is. */
  spend(nodes: number): boolean {
    this.#left -= nodes;
    return this.#left >= 0;
  }

  /** Sets a share from 0 to 1 of what is left aside, for one way of searching. */
  part(share: number): Allowance {
    const nodes = Math.max(0, this.#left * share);
    this.#left -= nodes;
    return new Allowance(nodes);
  }

  /** Takes back what is left of a part. */
  takeBack(part: Allowance): void {
    this.#left += Math.max(0, part.#left);
  }
}

/** The number of nodes of some expressions. */
export function nodesIn(expressions: readonly Expression[]): number {
  return expressions.reduce((sum, expression) => sum + 1 + nodesIn(childrenOf(expression)), 0);
}
