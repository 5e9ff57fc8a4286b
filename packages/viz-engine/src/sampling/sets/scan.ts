import { newInterval } from '@lemma/core/expression';
import { fillPlane } from '../functions/index.ts';
import type { CellBlock, Lattice } from './lattice.ts';
import { certaintyOf, known, type Relations } from './relations.ts';

/**
 * Side length, in cells, of blocks that are evaluated node by node: costs about as much as two interval evaluations.
 */
const leafSize = 21;
/** An order in which the children of a block are visited scattered over it. */
const scattered = [0, 7, 13, 10, 3, 12, 5, 14, 2, 9, 15, 4, 11, 6, 8, 1];
const inOrder = scattered.toSorted((a, b) => a - b);
/** If more than this share of the first leaves of a block cannot be decided, the whole block is examined. */
const asked = 10;
const denseShare = 0.7;

/** Receives the results of a scan. */
export interface Visitor {
  /** The whole block belongs to the region. */
  readonly inside: (block: CellBlock) => void;
  /**
   * The block must be examined cell by cell: what is known about each relation, and all values of the undecided ones.
   */
  readonly undecided: (block: CellBlock, states: Uint8Array, values: readonly Float64Array[]) => void;
}

/**
 * Visits the blocks of a lattice, subdividing four by four, and skips those decided by an interval of values. Where
 * that hardly ever succeeds, blocks are examined directly.
 */
export function scan(lattice: Lattice, { list, decide }: Relations, visitor: Visitor): void {
  const { columns, rows, xs, ys } = lattice;
  const leafNodes = (leafSize + 1) ** 2;
  let values = list.map(() => new Float64Array(leafNodes));
  let atX = new Float64Array(leafNodes);
  let atY = new Float64Array(leafNodes);
  const interval = newInterval();

  const whole = { column: 0, row: 0, width: columns, height: rows };
  descend(whole, narrowed(whole, new Uint8Array(list.length).fill(known.open)));

  function descend(block: CellBlock, states: Uint8Array): void {
    const verdict = decide(states);
    if (verdict === known.yes) visitor.inside(block);
    if (verdict !== known.open) return;
    if (isLeaf(block)) look(block, states);
    else divide(block, states);
  }

  function divide(block: CellBlock, above: Uint8Array): void {
    const children = childrenOf(block);
    const first: Uint8Array[] = [];
    let undecided = 0;
    for (let at = 0; at < asked && at < children.length; at += 1) {
      const states = narrowed(children[at] ?? block, above);
      if (decide(states) === known.open) undecided += 1;
      first.push(states);
    }
    if (undecided > denseShare * asked && children.every(isLeaf)) {
      look(block, above);
      return;
    }
    for (const [at, child] of children.entries()) descend(child, first[at] ?? narrowed(child, above));
  }

  /** What is known about each relation in a smaller block. */
  function narrowed({ column, row, width, height }: CellBlock, above: Uint8Array): Uint8Array {
    let states = above;
    for (const [at, { of, sign }] of list.entries()) {
      if (above[at] !== known.open || !of.within) continue;
      of.within(xs[column] ?? NaN, xs[column + width] ?? NaN, ys[row] ?? NaN, ys[row + height] ?? NaN, interval);
      const certainty = certaintyOf(sign, interval.low, interval.high, interval.isDefined);
      if (certainty === known.open) continue;
      if (states === above) states = above.slice();
      states[at] = certainty;
    }
    return states;
  }

  function look(block: CellBlock, states: Uint8Array): void {
    const { column, row, width, height } = block;
    const count = (width + 1) * (height + 1);
    if (count > atX.length) {
      values = list.map(() => new Float64Array(count));
      atX = new Float64Array(count);
      atY = new Float64Array(count);
    }
    for (let j = 0, node = 0; j <= height; j += 1) {
      const y = ys[row + j] ?? NaN;
      for (let i = 0; i <= width; i += 1, node += 1) {
        atX[node] = xs[column + i] ?? NaN;
        atY[node] = y;
      }
    }
    for (const [at, { of }] of list.entries()) {
      const into = values[at];
      if (into && states[at] === known.open) fillPlane(of, atX, atY, into, count);
    }
    visitor.undecided(block, states, values);
  }
}

function isLeaf({ width, height }: CellBlock): boolean {
  return width <= leafSize && height <= leafSize;
}

function childrenOf({ column, row, width, height }: CellBlock): readonly CellBlock[] {
  const columns = cuts(width);
  const rows = cuts(height);
  const all = (columns.length - 1) * (rows.length - 1);
  const order = all === scattered.length ? scattered : inOrder.slice(0, all);
  return order.map((at) => {
    const i = at % (columns.length - 1);
    const j = Math.floor(at / (columns.length - 1));
    const [left, right] = [columns[i] ?? 0, columns[i + 1] ?? 0];
    const [bottom, top] = [rows[j] ?? 0, rows[j + 1] ?? 0];
    return { column: column + left, row: row + bottom, width: right - left, height: top - bottom };
  });
}

/** Where a side is divided: into four, or as few parts as the leaves need. */
function cuts(length: number): readonly number[] {
  const parts = Math.min(4, Math.ceil(length / leafSize));
  return Array.from({ length: parts + 1 }, (_, at) => Math.round((length * at) / parts));
}
