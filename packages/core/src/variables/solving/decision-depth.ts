import { childrenOf, type Expression } from '../../expression/index.ts';
import type { Model, RandomNumber } from './model.ts';

/**
 * After which of some random numbers, in drawing order, something is known (-1: before all), and whether it depends on
 * that number alone.
 */
export interface DecisionDepth {
  readonly depth: number;
  readonly isAlone: boolean;
}

const beforeAll: DecisionDepth = { depth: -1, isAlone: true };

/** When names and trees become known. */
export class Places {
  readonly #byName = new Map<string, DecisionDepth>();
  readonly #byNode = new Map<Expression, DecisionDepth | undefined>();

  constructor(model: Model, order: readonly RandomNumber[]) {
    const depths = new Map(order.map(({ name }, depth) => [name, depth]));
    for (const [name, needed] of model.needs) {
      const depth = depths.get(name);
      const place =
        depth === undefined
          ? [...needed].map((each) => this.ofName(each)).reduce(together, beforeAll)
          : { depth, isAlone: true };
      this.#byName.set(name, place);
    }
  }

  ofName(name: string): DecisionDepth {
    return this.#byName.get(name) ?? beforeAll;
  }

  of(tree: Expression): DecisionDepth {
    return this.#ofNode(tree) ?? beforeAll;
  }

  /**
   * When a part of a tree could be computed before the tree itself is known; undefined if there is no gain, or if the
   * part's form matters: an exponent of 1/3 is more than a number.
   */
  before(part: Expression, whole: DecisionDepth): DecisionDepth | undefined {
    const own = this.#ofNode(part);
    return own?.depth === whole.depth && own.isAlone === whole.isAlone ? undefined : own;
  }

  #ofNode(node: Expression): DecisionDepth | undefined {
    if (node.kind === 'name') return this.#byName.get(node.value);
    if (!this.#byNode.has(node)) {
      const parts = childrenOf(node).flatMap((child) => this.#ofNode(child) ?? []);
      this.#byNode.set(node, parts.length === 0 ? undefined : parts.reduce(together));
    }
    return this.#byNode.get(node);
  }
}

function together(a: DecisionDepth, b: DecisionDepth): DecisionDepth {
  if (a.depth < 0) return b;
  if (b.depth < 0) return a;
  if (a.depth === b.depth) return { depth: a.depth, isAlone: a.isAlone && b.isAlone };
  return { depth: Math.max(a.depth, b.depth), isAlone: false };
}
