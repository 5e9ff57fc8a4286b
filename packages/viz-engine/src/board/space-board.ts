import type { PlaneFunction, RealFunction } from '../sampling/index.ts';
import type { DrawnElement, NumberTerm, WordsTerm } from './board.ts';
import type { Look } from './look.ts';

/** A position in space that may change. Two terms with the same name are the same point. */
export interface SpacePointTerm {
  readonly name: string;
  readonly x: NumberTerm;
  readonly y: NumberTerm;
  readonly z: NumberTerm;
}

/** A vector in space that may change. */
export interface SpaceVectorTerm {
  readonly x: NumberTerm;
  readonly y: NumberTerm;
  readonly z: NumberTerm;
}

/** An infinite plane through a point: with a normal, or spanned by two directions. */
export type PlaneTerm =
  | { readonly kind: 'normal'; readonly at: SpacePointTerm; readonly normal: SpaceVectorTerm }
  | {
      readonly kind: 'spanned';
      readonly at: SpacePointTerm;
      readonly along: readonly [SpaceVectorTerm, SpaceVectorTerm];
    };

/** From a number to a number. */
export type RangeTerm = readonly [from: NumberTerm, to: NumberTerm];

/**
 * The points x(t), y(t), z(t) for t in a range whose ends may be infinite. Not drawn where a coordinate is NaN. Read
 * again on each drawing, because a reader may enter other functions.
 */
export interface SpaceCurveTerm {
  readonly coordinates: () => readonly [x: RealFunction, y: RealFunction, z: RealFunction];
  readonly t: RangeTerm;
}

/** The points x(u, v), y(u, v), z(u, v) for u and v in finite ranges. It has holes where a coordinate is NaN. */
export interface SurfaceTerm {
  readonly coordinates: () => readonly [x: PlaneFunction, y: PlaneFunction, z: PlaneFunction];
  readonly u: RangeTerm;
  readonly v: RangeTerm;
}

/** A function of two variables, which may be a different one on each call. */
export type PlaneFunctionTerm = () => PlaneFunction;

/** A vector at every point of the view box, drawn at the points of a mesh. */
export interface VectorFieldTerm {
  readonly at: (x: number, y: number, z: number) => readonly [x: number, y: number, z: number];
  /** Mesh scaling (specification 002 §3.3): 2 is a mesh twice as fine. */
  readonly meshScaling: NumberTerm;
  /** From, steps and to along each axis; undefined: the whole view box. */
  readonly mesh?: readonly (readonly NumberTerm[] | undefined)[];
}

/** A draggable point in space. */
export interface SpaceHandle {
  readonly name: string;
  move(x: number, y: number, z: number): void;
  /** The drag has ended: the next one is a separate undo step. */
  settle(): void;
}

/** A draggable shape in space: moved by an offset from where it was grabbed. */
export interface SpaceCarry {
  readonly name: string;
  by(x: number, y: number, z: number): void;
  /** The drag has ended: the next one starts from here. */
  settle(): void;
}

/**
 * What an element may ask of a board in space. Nothing is drawn outside of its view box, at whose faces everything ends.
 *
 * Widths, dashes, ends, heads of arrows, opacity of what lies over another, words and colours are those of the plane (`Board`), in
 * pixels at any zoom and from every side; the same test compares them. What is different, because space is:
 *
 * - **Order** is depth: what is nearer covers what is farther, and is painted over it where it is seen through, whatever was drawn
 *   first. A line that lies in a face is in front of it. Words are over everything.
 * - **Areas** are faces of a polygon, a plane, a sphere or a surface. A polygon has one edge, so there are no holes but where it
 *   crosses itself: inside is what an odd number of edges surrounds, as in the plane. A face is half as opaque as its line unless the
 *   look says it, and the edge of a plane is half as wide as its pen.
 * - **Light.** Faces and bodies are shaded; a face that looks towards the viewer reflects nine tenths of its colour. Lines and words
 *   are not shaded.
 * - **Points** are balls as large as discs of the plane: no `face`, no inside of another colour.
 * - **Dashes** are measured along the line in space: they look shorter where it goes into the depth. The first and the last dot of
 *   pattern 7 end where the line ends.
 * - **Without graphics** a board is a drawing of the same, whose order is not exact where faces cross.
 */
export interface SpaceBoard {
  point(at: SpacePointTerm, look: Look, handle?: SpaceHandle): DrawnElement;
  /** The infinite straight line through two points. */
  line(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  segment(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  /** A segment with an arrow head: how vectors are drawn. */
  arrow(from: SpacePointTerm, to: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  polygon(corners: readonly SpacePointTerm[], look: Look, carry?: SpaceCarry): DrawnElement;
  plane(plane: PlaneTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  sphere(centre: SpacePointTerm, radius: NumberTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  curve(curve: SpaceCurveTerm, look: Look): DrawnElement;
  surface(surface: SurfaceTerm, look: Look): DrawnElement;
  /** The points (x, y, f(x, y)) over the whole floor of the view box. */
  graph(of: PlaneFunctionTerm, look: Look): DrawnElement;
  vectorField(field: VectorFieldTerm, look: Look): DrawnElement;
  /** Text at a position, with formulas between dollar signs. Never interpreted as HTML. */
  text(at: SpacePointTerm, words: WordsTerm, look: Look): DrawnElement;
}
