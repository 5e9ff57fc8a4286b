import { childrenOf, freeNames, isTruthValued, mapChildren, type Expression } from '../../expression/index.ts';
import type { Model, RandomNumber } from './model.ts';
import { Places, type DecisionDepth } from './decision-depth.ts';

/** Numbers to compute, each from earlier ones, and conditions that can then be tested. */
export interface Work {
  readonly numbers: { readonly name: string; readonly expression: Expression }[];
  readonly conditions: Expression[];
}

/** What becomes known with one more random number: from it alone, and together with earlier ones. */
export interface Level {
  readonly random: RandomNumber;
  readonly own: Work;
  readonly joint: Work;
}

/**
 * Assigns numbers and conditions to the level where they first become known, given the drawing order of the random
 * numbers.
 */
export class SortedWork {
  /** What is known before any draw. */
  readonly fixed: Work = newWork();
  readonly levels: readonly Level[];
  /** Frame slots of what is known before any draw. */
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

  /** Replaces parts that are known earlier by names. */
  #takeOut(node: Expression, place: DecisionDepth): Expression {
    return mapChildren(node, (child) => {
      const isKept = childrenOf(child).length === 0 || child.kind === 'vector' || isTruthValued(child);
      const before = isKept ? undefined : this.#places.before(child, place);
      if (before === undefined) return this.#takeOut(child, place);
      const expression = this.#takeOut(child, before);
      // A name no author can write.
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
