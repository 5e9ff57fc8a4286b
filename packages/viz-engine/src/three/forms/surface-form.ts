import type { Look, SurfaceTerm } from '../../board/index.ts';
import { SurfaceSampler } from '../../sampling/index.ts';
import { clippedPolyline } from '../space/clip.ts';
import type { Frame } from '../space/frame.ts';
import { isPlace, type Vector } from '../space/vector.ts';
import { emptyForm, type Form, type Grain } from './form.ts';
import { meshLook, nameOf } from './straight-forms.ts';

/** Default number of cells along u and v of a surface, and the maximum number of pieces of a line of its mesh. */
const usualCells = 64;
/** Intervals between the drawn mesh lines, along u and v. */
const meshLines = 8;

/**
 * Builds the form of a surface, resampling its term each time into reused arrays. `usual` is the default opacity of a
 * surface.
 */
export function surfaceForm(frame: Frame, surface: SurfaceTerm, look: Look, usual = 1): (grain: Grain) => Form {
  let sampler: SurfaceSampler | undefined;
  return ({ cells }) => {
    const [u0, u1, v0, v1] = [surface.u[0](), surface.u[1](), surface.v[0](), surface.v[1]()];
    if (![u0, u1, v0, v1].every(Number.isFinite)) return emptyForm;
    const columns = Math.min(look.stepsU ?? usualCells, cells);
    const rows = Math.min(look.stepsV ?? usualCells, cells);
    if (sampler?.grid.columns !== columns || sampler.grid.rows !== rows)
      sampler = new SurfaceSampler({ columns, rows });
    const mesh = sampler.sample(surface.coordinates(), { from: u0, to: u1 }, { from: v0, to: v1 }, frame.space);
    const { opacity, dash } = look;
    const middle = placeAt(sampler, columns >> 1, rows >> 1);
    return {
      ...emptyForm,
      ink: look.color,
      strokes: [
        {
          lines: linesOf(sampler).flatMap((line) => clippedPolyline(line, frame.half)),
          width: Math.min(1, look.strokeWidth / 2),
          opacity: 0.45 * opacity,
          dash,
          ink: 'text',
        },
      ],
      mesh,
      ...meshLook(look, usual),
      captions: isPlace(middle) ? nameOf(look, middle, 4) : [],
    };
  };
}

function linesOf(sampler: SurfaceSampler): readonly (readonly Vector[])[] {
  const { columns, rows } = sampler.grid;
  const [acrossNodes, alongNodes] = [evenly(columns, usualCells), evenly(rows, usualCells)];
  return [
    ...evenly(rows, meshLines).map((row) => acrossNodes.map((column) => placeAt(sampler, column, row))),
    ...evenly(columns, meshLines).map((column) => alongNodes.map((row) => placeAt(sampler, column, row))),
  ];
}

/** Numbers from 0 to the last, as evenly as possible and in at most `steps` steps. */
function evenly(last: number, steps: number): readonly number[] {
  const count = Math.min(steps, last);
  return Array.from({ length: count + 1 }, (_, index) => Math.round((index * last) / count));
}

function placeAt({ grid, places }: SurfaceSampler, column: number, row: number): Vector {
  const at = 3 * (row * (grid.columns + 1) + column);
  return [places[at] ?? NaN, places[at + 1] ?? NaN, places[at + 2] ?? NaN];
}
