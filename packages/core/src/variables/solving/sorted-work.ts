import { childrenOf, freeNames, isTruthValued, mapChildren, type Expression } from '../../expression/index.ts';
import type { Model, RandomNumber } from './model.ts';
import { Places, type DecisionDepth } from './decision-depth.ts';

/** Numbers to be computed, one from the other, and conditions that can be looked at then. */
export interface Work {
  readonly numbers: { readonly name: string; readonly expression: Expression }[];
  readonly conditions: Expression[];
}

/** What is known once one more random number is: from it alone, and together with those before. */
export interface Level {
  readonly random: RandomNumber;
  readonly own: Work;
  readonly joint: Work;
}

/** Sorts numbers and conditions to where they are first known, while random numbers are drawn in an order. */
export class SortedWork {
  /** What is known before all. */
  readonly fixed: Work = newWork();
  readonly levels: readonly Level[];
  /** Places in the frame of what is known before all. */
  readonly slots: Map<string, number>;
  readonly #model: Model;
  readonly #places: Places;
  #taken = 0;

  constructor(model: Model, order: readonly RandomNumber[]) {
    this.#model = model;
    this.#places = new Places(model, order);
    this.slots = new Map(model.slots);
    this.levels = order.map((random) => ({ random, own: newWork(), joint: newWork() }));
  }

  addNumber(name: string, expression: Expression): void {
    const place = this.#places.ofName(name);
    this.#workAt(place).numbers.push({ name, expression: this.#takeOut(expression, place) });
  }

  addCondition(expression: Expression): void {
    const place = this.#places.of(expression);
    this.#workAt(place).conditions.push(this.#takeOut(expression, place));
  }

  /** Leaves names for what is known before. */
  #takeOut(node: Expression, place: DecisionDepth): Expression {
    return mapChildren(node, (child) => {
      const isKept = childrenOf(child).length === 0 || child.kind === 'vector' || isTruthValued(child);
      const before = isKept ? undefined : this.#places.before(child, place);
      if (before === undefined) return this.#takeOut(child, place);
      const expression = this.#takeOut(child, before);
      // No name an author could write.
      const name = `#${this.#taken++}`;
      if (before.depth < 0) this.slots.set(name, this.#model.reserve());
      this.#workAt(before).numbers.push({ name, expression });
      return { kind: 'name', span: child.span, value: name };
    });
  }

  #workAt({ depth, isAlone }: DecisionDepth): Work {
    const level = this.levels[depth];
    return level === undefined ? this.fixed : isAlone ? level.own : level.joint;
  }
}

function newWork(): Work {
  return { numbers: [], conditions: [] };
}

/** The names that work needs. */
export function namesUsedBy({ numbers, conditions }: Work): ReadonlySet<string> {
  const trees = [...numbers.map(({ expression }) => expression), ...conditions];
  return new Set(trees.flatMap((tree) => [...freeNames(tree)]));
}
