import type { Look, PlaneFunctionTerm } from '../../board/index.ts';
import type { PlaneFunction } from '../../sampling/index.ts';
import type { Frame } from '../space/frame.ts';
import type { Form, Grain } from './form.ts';
import { surfaceForm } from './surface-form.ts';

const x: PlaneFunction = { at: (atX) => atX, fill: (xs, _, into) => into.set(xs) };
const y: PlaneFunction = { at: (_, atY) => atY, fill: (_, ys, into) => into.set(ys) };

/** Builds the form of the graph of a function over the floor of the view box. */
export function graphForm(frame: Frame, of: PlaneFunctionTerm, look: Look): (grain: Grain) => Form {
  const { viewBox } = frame;
  const range = ([low, high]: readonly [number, number]) => [() => low, () => high] as const;
  return surfaceForm(frame, { coordinates: () => [x, y, of()], u: range(viewBox.x), v: range(viewBox.y) }, look);
}
