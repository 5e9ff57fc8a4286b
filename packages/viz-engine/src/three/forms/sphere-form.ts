import type { Look, NumberTerm, SpacePointTerm } from '../../board/index.ts';
import type { PlaneFunction } from '../../sampling/index.ts';
import { isInside, type Frame } from '../space/frame.ts';
import { emptyForm, type Form, type Grain } from './form.ts';
import { nameOf } from './straight-forms.ts';
import { surfaceForm } from './surface-form.ts';

/** Builds the form of a sphere; if the axes have different scales, it is drawn as an ellipsoid. */
export function sphereForm(
  frame: Frame,
  centre: SpacePointTerm,
  radius: NumberTerm,
  look: Look,
): (grain: Grain) => Form {
  const scaled = (middle: NumberTerm, share: (u: number, v: number) => number): PlaneFunction => ({
    at: (u, v) => middle() + Math.abs(radius()) * share(u, v),
  });
  const coordinates = [
    scaled(centre.x, (u, v) => Math.cos(u) * Math.sin(v)),
    scaled(centre.y, (u, v) => Math.sin(u) * Math.sin(v)),
    scaled(centre.z, (_, v) => Math.cos(v)),
  ] as const;
  const ranges = { u: [() => 0, () => 2 * Math.PI], v: [() => 0, () => Math.PI] } as const;
  const build = surfaceForm(frame, { coordinates: () => coordinates, ...ranges }, look, 0.6);
  return (grain) => {
    const [x, y, z] = [centre.x(), centre.y(), centre.z()];
    const r = Math.abs(radius());
    if (![x, y, z, r].every(Number.isFinite) || r === 0) return emptyForm;
    const top = frame.drawn(x, y, z + r);
    return { ...build(grain), captions: isInside(frame.half, top) ? nameOf(look, top, 4) : [] };
  };
}
