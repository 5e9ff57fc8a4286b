import type { Look, NumberTerm, SpacePointTerm } from '../../board/index.ts';
import { isInside, type Frame } from '../space/frame.ts';
import { emptyForm, type Form } from './form.ts';
import { nameOf } from './straight-forms.ts';
import { surfaceForm } from './surface-form.ts';

/** A sphere of coordinates; where the axes are of different scale it is drawn as long as they make it. */
export function sphereForm(frame: Frame, centre: SpacePointTerm, radius: NumberTerm, look: Look): Form {
  const [x, y, z] = [centre.x(), centre.y(), centre.z()];
  const r = Math.abs(radius());
  if (![x, y, z, r].every(Number.isFinite) || r === 0) return emptyForm;
  const top = frame.drawn(x, y, z + r);
  const form = surfaceForm(
    frame,
    {
      x: (u, v) => x + r * Math.cos(u) * Math.sin(v),
      y: (u, v) => y + r * Math.sin(u) * Math.sin(v),
      z: (_, v) => z + r * Math.cos(v),
      u: [() => 0, () => 2 * Math.PI],
      v: [() => 0, () => Math.PI],
    },
    look,
    0.6,
  );
  return { ...form, captions: isInside(frame.half, top) ? nameOf(look, top, 4) : [] };
}
