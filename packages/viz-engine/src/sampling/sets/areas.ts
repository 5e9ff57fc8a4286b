import type { Crossings } from './crossings.ts';
import type { CellBlock, Lattice } from './lattice.ts';
import { Strips } from './strips.ts';

/** What a cell is; from `split` on, a cell that a single curve goes through. */
const outside = 0;
const inside = 1;
const split = 2;

/** Which cells of a lattice belong to a region, wholly or in part. */
export class Areas {
  readonly #lattice: Lattice;
  readonly #polygons: Float64Array[] = [];
  /** By row and column; rows are made when there is something inside. */
  readonly #rows: (Int32Array | undefined)[];

  constructor(lattice: Lattice) {
    this.#lattice = lattice;
    this.#rows = new Array<Int32Array | undefined>(lattice.rows).fill(undefined);
  }

  /** A block that belongs to the region as a whole. */
  fill({ column, row, width, height }: CellBlock): void {
    for (let j = row; j < row + height; j += 1) this.#row(j).fill(inside, column, column + width);
  }

  /** A cell that belongs to the region. */
  add(column: number, row: number): void {
    this.#row(row)[column] = inside;
  }

  /** A cell cut by the curve of a relation: the corners that belong to the region, and whether opposite ones are joined. */
  addCut(column: number, row: number, relation: number, code: number, isJoined: boolean): void {
    this.#row(row)[column] = split + 32 * relation + 2 * code + (isJoined ? 1 : 0);
  }

  /** A polygon in a cell that is not noted otherwise: x and y by turns. */
  addPolygon(polygon: Float64Array): void {
    this.#polygons.push(polygon);
  }

  /** All that is inside, as polygons that do not overlap: rows of cells with the ends cut off, and rectangles. */
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
