import { backToFront, partition, piecesOf, type Piece } from '../depth/partition.ts';
import type { Form } from '../forms/form.ts';
import type { Palette, Rgb } from '../palette.ts';
import type { Camera } from '../space/camera.ts';
import { faceObject, triangleIndex, type PaintedFace } from './faces.ts';

/** All faces that are seen through, as one object: only so can they be painted from back to front wherever they meet. */
export interface SeeThrough {
  readonly object: ReturnType<typeof faceObject>;
  /** Puts them in order for a camera. */
  sort(camera: Camera): void;
}

/** How many planes may cut space: each may double the pieces. */
const mostPlanes = 6;

export function isSeenThrough(form: Form): boolean {
  return form.faceOpacity < 1 && form.faces.length > 0;
}

export function createSeeThrough(forms: readonly Form[], palette: Palette): SeeThrough {
  const planes = forms.flatMap(({ plane }) => plane ?? []).slice(0, mostPlanes);
  const parts = partition(
    forms.flatMap((form) => piecesOfForm(form, palette)),
    planes,
  );
  const pieces = piecesOf(parts);
  const firsts = new Map<Piece<Paint>, { readonly first: number; readonly corners: number }>();
  let first = 0;
  for (const piece of pieces) {
    firsts.set(piece, { first, corners: piece.face.length });
    first += piece.face.length;
  }
  const painted = pieces.map(({ face, owner }): PaintedFace => ({ face, ...owner }));
  const object = faceObject(painted, true);
  return {
    object,
    sort(camera) {
      const sorted = backToFront(parts, camera).flatMap((piece) => firsts.get(piece) ?? []);
      object.geometry.setIndex(triangleIndex(sorted));
    },
  };
}

interface Paint {
  readonly rgb: Rgb;
  readonly opacity: number;
}

function piecesOfForm(form: Form, palette: Palette): readonly Piece<Paint>[] {
  const owner = { rgb: palette.rgb(form.faceInk ?? form.ink), opacity: form.faceOpacity };
  return form.faces.map((face) => ({ face, owner }));
}
