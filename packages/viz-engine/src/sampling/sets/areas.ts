import type { Crossings } from './crossings.ts';
import type { CellBlock, Lattice } from './lattice.ts';
import { Strips } from './strips.ts';

/** The state of a cell; from `split` on, it is crossed by a single curve. */
const outside = 0;
const inside = 1;
const split = 2;

/** Which cells of a lattice belong to a region, wholly or partly. */
export class Areas {
  readonly #lattice: Lattice;
  readonly #polygons: Float64Array[] = [];
  /** By row and column; rows are created when something is inside. */
  readonly #rows: (Int32Array | undefined)[];

  constructor(lattice: Lattice) {
    this.#lattice = lattice;
    this.#rows = new Array<Int32Array | undefined>(lattice.rows).fill(undefined);
  }

  /** Adds a block that belongs to the region entirely. */
  fill({ column, row, width, height }: CellBlock): void {
    for (let j = row; j < row + height; j += 1) this.#row(j).fill(inside, column, column + width);
  }

  /** Adds a cell that belongs to the region. */
  add(column: number, row: number): void {
    this.#row(row)[column] = inside;
  }

  /**
   * Adds a cell cut by the curve of a relation: the corners that belong to the region, and whether opposite ones are
   * connected.
   */
  addCut(column: number, row: number, relation: number, code: number, isJoined: boolean): void {
    this.#row(row)[column] = split + 32 * relation + 2 * code + (isJoined ? 1 : 0);
  }

  /** Adds a polygon in a cell that is not recorded otherwise, with x and y interleaved. */
  addPolygon(polygon: Float64Array): void {
    this.#polygons.push(polygon);
  }

  /** The whole inside as non-overlapping polygons: rows of cells with their ends cut off, and rectangles. */
  polygons(crossings: readonly Crossings[]): readonly Float64Array[] {
    const { columns, rows } = this.#lattice;
    const strips = new Strips(this.#lattice, crossings);
    for (let row = 0; row < rows; row += 1) {
      const cells = this.#rows[row];
      for (let column = 0; cells && column < columns; column += 1) {
        const cell = cells[column] ?? outside;
        if (cell === outside) continue;
        if (cell === inside) {
          const first = column;
          while (column + 1 < columns && cells[column + 1] === inside) column += 1;
          strips.addWhole(first, column + 1, row);
        } else {
          const rest = cell - split;
          strips.addCut(column, row, Math.floor(rest / 32), (rest >> 1) & 15, (rest & 1) === 1);
        }
      }
      strips.endRow(row);
    }
    return [...strips.finish(), ...this.#polygons];
  }

  #row(row: number): Int32Array {
    return (this.#rows[row] ??= new Int32Array(this.#lattice.columns));
  }
}
