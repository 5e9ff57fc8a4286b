import type { PlaneFunction, RealFunction } from '../sampling/index.ts';
import type { DrawnElement, NumberTerm, WordsTerm } from './board.ts';
import type { Look } from './look.ts';

/** A place in space that may change. Two terms of the same name are the same point. */
export interface SpacePointTerm {
  readonly name: string;
  readonly x: NumberTerm;
  readonly y: NumberTerm;
  readonly z: NumberTerm;
}

/** A direction in space with a length, both of which may change. */
export interface SpaceVectorTerm {
  readonly x: NumberTerm;
  readonly y: NumberTerm;
  readonly z: NumberTerm;
}

/** An endless plane through a point: across a normal, or along two directions. */
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
 * The places x(t), y(t), z(t) for t in a range whose ends may be infinite. It is not drawn where one of them is no number.
 * Asked anew each time it is drawn, because a reader may write other functions.
 */
export interface SpaceCurveTerm {
  readonly coordinates: () => readonly [x: RealFunction, y: RealFunction, z: RealFunction];
  readonly t: RangeTerm;
}

/** The places x(u, v), y(u, v), z(u, v) for u and v in finite ranges. It has holes where one of them is no number. */
export interface SurfaceTerm {
  readonly coordinates: () => readonly [x: PlaneFunction, y: PlaneFunction, z: PlaneFunction];
  readonly u: RangeTerm;
  readonly v: RangeTerm;
}

/** A function of a place in the plane, which may be another one each time it is asked for. */
export type PlaneFunctionTerm = () => PlaneFunction;

/** A vector at each place of the view box, seen at the points of a mesh. */
export interface VectorFieldTerm {
  readonly at: (x: number, y: number, z: number) => readonly [x: number, y: number, z: number];
  /** Specification 002 §3.3, mesh scaling: 2 is a mesh twice as fine. */
  readonly meshScaling: NumberTerm;
  /** From, steps and to along each axis; undefined: all over the view box. */
  readonly mesh?: readonly (readonly NumberTerm[] | undefined)[];
}

/** The reader's grip on a point in space. */
export interface SpaceHandle {
  readonly name: string;
  move(x: number, y: number, z: number): void;
  /** The movement is over: the next one is another step to undo. */
  settle(): void;
}

/** The reader's grip on a whole shape in space: it is moved by so much from where it was when it was taken. */
export interface SpaceCarry {
  readonly name: string;
  by(x: number, y: number, z: number): void;
  /** The movement is over: the next one starts where it has ended. */
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
  /** The straight line through two points, without end. */
  line(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  segment(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  /** A segment with a head at its end: how a vector is drawn. */
  arrow(from: SpacePointTerm, to: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  polygon(corners: readonly SpacePointTerm[], look: Look, carry?: SpaceCarry): DrawnElement;
  plane(plane: PlaneTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  sphere(centre: SpacePointTerm, radius: NumberTerm, look: Look, carry?: SpaceCarry): DrawnElement;
  curve(curve: SpaceCurveTerm, look: Look): DrawnElement;
  surface(surface: SurfaceTerm, look: Look): DrawnElement;
  /** The places (x, y, f(x, y)) over the whole floor of the view box. */
  graph(of: PlaneFunctionTerm, look: Look): DrawnElement;
  vectorField(field: VectorFieldTerm, look: Look): DrawnElement;
  /** Words at a place, with formulas between dollar signs. They are never read as HTML. */
  text(at: SpacePointTerm, words: WordsTerm, look: Look): DrawnElement;
}
