import type { Color } from '../../board/index.ts';
import type { Mesh } from '../../sampling/index.ts';
import type { Plane } from '../space/plane-section.ts';
import type { Vector } from '../space/vector.ts';

/** What something is painted with: a colour, or the page's text colour. */
export type Ink = Color | 'text';

/** Lines of one pen. Widths in CSS pixels, opacity from 0 to 1, dashes as in `Look`. */
export interface Stroke {
  readonly lines: readonly (readonly Vector[])[];
  readonly width: number;
  readonly opacity: number;
  readonly dash: number;
  /** Its paint, if it differs from that of its form. */
  readonly ink?: Ink;
}

/** A small solid: a ball around a place, or a cone with its tip there. */
export type Mark =
  | { readonly kind: 'ball'; readonly at: Vector; readonly radius: number }
  | {
      readonly kind: 'cone';
      readonly at: Vector;
      /** Of length 1, from the base to the tip. */
      readonly along: Vector;
      readonly length: number;
      readonly radius: number;
    };

/** A text beside a place. */
export interface Caption {
  readonly text: string;
  readonly at: Vector;
  /** A number on an axis gives way to everything else; what an author wrote is always shown. */
  readonly rank: 'number' | 'axis' | 'name';
  /** Pixels from the place: anywhere around it for a single number, otherwise to the right and down. */
  readonly offset: number | readonly [right: number, down: number];
}

/**
 * The required fineness of forms: the drawn length of a pixel, and the maximum number of cells of a surface along each
 * parameter.
 */
export interface Grain {
  readonly unit: number;
  readonly cells: number;
}

/** A shape ready for painting, in drawn places: nothing of it is outside the view box. */
export interface Form {
  readonly ink: Ink;
  readonly strokes: readonly Stroke[];
  readonly mesh: Mesh | undefined;
  /** The paint of its mesh, if different. */
  readonly meshInk?: Ink;
  readonly meshOpacity: number;
  /** The plane that contains all its mesh, if there is one. */
  readonly plane?: Plane;
  readonly marks: readonly Mark[];
  readonly markOpacity: number;
  readonly captions: readonly Caption[];
}

export const emptyForm: Form = {
  ink: 'text',
  strokes: [],
  mesh: undefined,
  meshOpacity: 1,
  marks: [],
  markOpacity: 1,
  captions: [],
};

/** A form without its invisible parts, which must not hide anything either. */
export function visible(form: Form): Form {
  const { strokes, mesh, meshOpacity, marks, markOpacity } = form;
  return {
    ...form,
    strokes: strokes.filter(({ width, opacity, lines }) => width > 0 && opacity > 0 && lines.length > 0),
    mesh: mesh !== undefined && mesh.triangleCount > 0 && meshOpacity > 0 ? mesh : undefined,
    marks: markOpacity > 0 ? marks : [],
  };
}
