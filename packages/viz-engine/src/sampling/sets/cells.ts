import type { Areas } from './areas.ts';
import type { Crossings } from './crossings.ts';
import type { CurvePieces } from './curve-pieces.ts';
import type { CellBlock, Lattice } from './lattice.ts';
import { March } from './march.ts';
import { isInequality, known, type Relations } from './relations.ts';
import { Segments } from './segments.ts';
import { splitCell } from './split-cell.ts';
import { cellStanding, standing, writeStandings } from './standings.ts';
import { verdictOf, type CellState } from './verdict.ts';

/** A cell in which an equation is defined at some corners only, with what is known about the relations there. */
export interface TornCell {
  readonly relation: number;
  readonly column: number;
  readonly row: number;
  readonly states: Uint8Array;
  readonly crossed: readonly number[];
}

/** An undecided relation in a block: the standing of every node. */
interface Open {
  readonly relation: number;
  readonly isSided: boolean;
  readonly standings: Uint8Array;
}

/** Examines cells one by one, and records what is inside and where the curves are. */
export class Cells {
  readonly torn: TornCell[] = [];
  readonly #lattice: Lattice;
  readonly #relations: Relations;
  readonly #areas: Areas;
  readonly #pieces: CurvePieces;
  readonly #marches: readonly March[];
  /** By relation: the standings of the nodes of the current block. */
  readonly #standings: Uint8Array[] = [];
  /** By standing, for a region of one relation: the verdict is the same in every block. */
  readonly #verdicts: CellState[] = [];

  constructor(
    lattice: Lattice,
    relations: Relations,
    areas: Areas,
    pieces: CurvePieces,
    crossings: readonly Crossings[],
  ) {
    this.#lattice = lattice;
    this.#relations = relations;
    this.#areas = areas;
    this.#pieces = pieces;
    this.#marches = crossings.map((points) => new March(points));
  }

  /** Examines all cells of a block, given what is known about each relation and all values of the undecided ones. */
  look(block: CellBlock, states: Uint8Array, values: readonly Float64Array[]): void {
    const open = this.#open(block, states, values);
    const [only] = open;
    if (only && open.length === 1) this.#lookAtOne(block, states, values, only);
    else this.#lookAtAll(block, states, values, open);
  }

  /** The same for a single relation, the most frequent case. */
  #lookAtOne(block: CellBlock, states: Uint8Array, values: readonly Float64Array[], only: Open): void {
    const { relation, isSided, standings } = only;
    const { column, row, width, height } = block;
    const stride = width + 1;
    const march = this.#marches[relation];
    const verdicts = this.#relations.list.length === 1 ? this.#verdicts : [];
    const verdictAt = (how: number) =>
      (verdicts[how] ??= verdictOf(this.#relations, states, [{ relation, standing: how }]));
    const isInside = (how: number) => verdictAt(how).area === known.yes;
    const inside = [isInside(standing.off), isInside(standing.on)];
    let segments: Segments | undefined;
    for (let j = 0; j < height; j += 1) {
      let at = j * stride;
      let right = standings[at] ?? 0;
      let rightTop = standings[at + stride] ?? 0;
      for (let i = 0; i < width; i += 1, at += 1) {
        const left = right;
        const leftTop = rightTop;
        right = standings[at + 1] ?? 0;
        rightTop = standings[at + stride + 1] ?? 0;
        if (left === right && leftTop === rightTop && left === leftTop) {
          if (inside[left] ?? isInside(left)) this.#areas.add(column + i, row + j);
          continue;
        }
        const how = cellStanding(standings, at, stride, isSided);
        const verdict = verdictAt(how === standing.torn ? standing.off : how);
        if (verdict.area === known.yes) this.#areas.add(column + i, row + j);
        else if (verdict.area === known.open) this.#cut(block, i, j, values, verdict);
        if (how === standing.torn) this.#tear([relation], column + i, row + j, verdict);
        const [drawn] = verdict.drawn;
        if (drawn) march?.addSegments(i, j, (segments ??= this.#pieces.segments(relation, drawn.isIncluded)));
      }
    }
  }

  #lookAtAll(block: CellBlock, states: Uint8Array, values: readonly Float64Array[], open: readonly Open[]): void {
    const { width, height } = block;
    const stride = width + 1;
    const verdicts = new Map<number, CellState>();
    for (let j = 0; j < height; j += 1) {
      for (let i = 0; i < width; i += 1) {
        let key = 0;
        const tornOnes: number[] = [];
        for (const { relation, isSided, standings } of open) {
          const how = cellStanding(standings, j * stride + i, stride, isSided);
          key = 5 * key + (how === standing.torn ? standing.off : how);
          if (how === standing.torn) tornOnes.push(relation);
        }
        const verdict = verdicts.get(key) ?? verdictOf(this.#relations, states, decoded(key, open));
        verdicts.set(key, verdict);
        if (verdict.area === known.yes) this.#areas.add(block.column + i, block.row + j);
        if (verdict.crossed.length > 0) this.#cross(block, i, j, values, verdict);
        this.#tear(tornOnes, block.column + i, block.row + j, verdict);
      }
    }
  }

  #tear(relations: readonly number[], column: number, row: number, { states, crossed }: CellState): void {
    for (const relation of relations) this.torn.push({ relation, column, row, states, crossed });
  }

  #open(block: CellBlock, states: Uint8Array, values: readonly Float64Array[]): readonly Open[] {
    const count = (block.width + 1) * (block.height + 1);
    return this.#relations.list.flatMap(({ sign }, relation) => {
      const list = values[relation];
      if (states[relation] !== known.open || !list) return [];
      const isSided = isInequality(sign);
      const standings = this.#room(relation, count);
      writeStandings(sign, list, count, standings);
      this.#marches[relation]?.begin(block, list, standings);
      return [{ relation, isSided, standings }];
    });
  }

  #room(relation: number, count: number): Uint8Array {
    const room = this.#standings[relation];
    return room !== undefined && room.length >= count ? room : (this.#standings[relation] = new Uint8Array(count));
  }

  #cross(block: CellBlock, i: number, j: number, values: readonly Float64Array[], verdict: CellState): void {
    const { area, crossed, drawn, states } = verdict;
    if (area === known.open) this.#cut(block, i, j, values, verdict);
    for (const { relation, isIncluded } of drawn) {
      const march = this.#marches[relation];
      if (crossed.length === 1) march?.addSegments(i, j, this.#pieces.segments(relation, isIncluded));
      else {
        const segments = new Segments();
        march?.addSegments(i, j, segments);
        const { ends } = segments;
        for (let at = 0; at < ends.length; at += 2) {
          this.#pieces.addParts(relation, ends[at] ?? 0, ends[at + 1] ?? 0, states, crossed);
        }
      }
    }
  }

  /** Records the part of a cell that belongs to the region. */
  #cut(block: CellBlock, i: number, j: number, values: readonly Float64Array[], verdict: CellState): void {
    const { sided, isPositive, states } = verdict;
    const [column, row] = [block.column + i, block.row + j];
    const [first = 0] = sided;
    const march = this.#marches[first];
    if (sided.length === 1 && march) {
      const code = march.code(i, j);
      this.#areas.addCut(column, row, first, isPositive ? code : 15 - code, march.isJoined(i, j) === isPositive);
      return;
    }
    const stride = block.width + 1;
    const corners = sided.map((relation) => ({
      relation,
      corners: cornersOf(values[relation], j * stride + i, stride),
    }));
    for (const polygon of splitCell(this.#relations, states, corners, this.#lattice, column, row)) {
      this.#areas.addPolygon(polygon);
    }
  }
}

function decoded(key: number, open: readonly Open[]): { relation: number; standing: number }[] {
  let rest = key;
  return open.toReversed().map(({ relation }) => {
    const how = rest % 5;
    rest = Math.floor(rest / 5);
    return { relation, standing: how };
  });
}

function cornersOf(values: Float64Array | undefined, at: number, stride: number): readonly number[] {
  return [at, at + 1, at + stride + 1, at + stride].map((node) => values?.[node] ?? NaN);
}
