import type { PlaneFunction, Region } from '../functions/index.ts';
import { spaceOf, type View } from '../view.ts';
import { Areas } from './areas.ts';
import { Cells } from './cells.ts';
import { Crossings } from './crossings.ts';
import { CurvePieces, type Boundary } from './curve-pieces.ts';
import { latticeOf } from './lattice.ts';
import { relationsOf } from './relations.ts';
import { scan } from './scan.ts';
import { mendTornCells } from './torn-cells.ts';

/** A region, traced for drawing. */
export interface TracedRegion {
  /** Non-overlapping polygons with x and y interleaved: all parts of one path, filled without a stroke. */
  readonly areas: readonly Float64Array[];
  /** Its boundary, and parts that consist of a line only. */
  readonly boundaries: readonly Boundary[];
}

/**
 * The visible part of a region: where its relations hold, in cells of 1.5 pixels (specification 002 §9), with their
 * curves followed through the cells; a curve that does not belong to the region is marked.
 */
export function traceRegion(region: Region, view: View): TracedRegion {
  const lattice = latticeOf(view);
  const relations = relationsOf(region);
  const crossings = relations.list.map((relation) => new Crossings(relation, lattice));
  const areas = new Areas(lattice);
  const pieces = new CurvePieces(relations, crossings, spaceOf(view).pixels);
  const cells = new Cells(lattice, relations, areas, pieces, crossings);
  scan(lattice, relations, {
    inside: (block) => areas.fill(block),
    undecided: (block, states, values) => cells.look(block, states, values),
  });
  for (const points of crossings) points.settle();
  mendTornCells(cells.torn, crossings, pieces, lattice);
  const traced = { areas: areas.polygons(crossings), boundaries: pieces.lines() };
  for (const points of crossings) points.giveBack();
  return traced;
}

/** The zeros of a function in a view, as lines with x and y interleaved; a closed line ends where it begins. */
export function traceImplicit(of: PlaneFunction, view: View): readonly Float64Array[] {
  return traceRegion({ kind: 'relation', of, sign: '=' }, view).boundaries.map(({ line }) => line);
}
