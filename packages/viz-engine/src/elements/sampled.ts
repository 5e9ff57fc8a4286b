import type { BoardFunction, Outline, View } from '../board/index.ts';
import {
  compileRegion,
  sampleCurve,
  sampleGraph,
  spaceOf,
  traceRegion,
  type PlaneFunction,
  type RealFunction,
} from '../sampling/index.ts';
import type { Limits, RelationTerm } from './values.ts';

/** A term of one parameter in its current form for samplers. */
export function realOf(term: BoardFunction | undefined): RealFunction {
  return term?.real ?? { at: term?.evaluate ?? (() => NaN) };
}

/** A term of two parameters in its current form for samplers. */
export function planeOf(term: BoardFunction | undefined): PlaneFunction {
  return term?.plane ?? { at: term?.evaluate ?? (() => NaN) };
}

/** The graph of a function in a view, optionally between limits. */
export function graphOutline(of: BoardFunction, view: View, limits?: Limits): Outline {
  const [from, to] = limits?.() ?? [-Infinity, Infinity];
  return { strokes: sampleGraph(realOf(of), view, { range: { from, to } }) };
}

/** Part of a parametric curve in a view. */
export function curveOutline(x: RealFunction, y: RealFunction, from: number, to: number, view: View): Outline {
  return { strokes: sampleCurve([x, y], { from, to }, spaceOf(view)) };
}

/** A number within a range whose ends may be infinite. */
export function middleOfRange(from: number, to: number): number {
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + 1;
  return Number.isFinite(to) ? to - 1 : 0;
}

/** The points that satisfy a relation, in a view: boundary strokes and filled areas. */
export function relationOutline(relation: RelationTerm): (view: View) => Outline {
  const region = compileRegion(relation.expression, ['x', 'y'], relation);
  if (!region.ok) return () => ({ strokes: [] });
  return (view) => {
    const { areas, boundaries } = traceRegion(region.value, view);
    const lines = (included: boolean) =>
      boundaries.filter(({ isIncluded }) => isIncluded === included).map(({ line }) => line);
    return { strokes: lines(true), limits: lines(false), areas };
  };
}
