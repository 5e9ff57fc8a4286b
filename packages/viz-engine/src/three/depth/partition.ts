import type { Camera } from '../space/camera.ts';
import { seesFront } from '../space/camera.ts';
import { cutFace, type Face } from '../space/clip.ts';
import { distanceFrom, type Plane } from '../space/plane-section.ts';
import { dot } from '../space/vector.ts';

/** A piece of something one sees through, and what it is a piece of. */
export interface Piece<Owner> {
  readonly face: Face;
  readonly owner: Owner;
}

/** Pieces of space between planes: everything in one of them is on the same side of each plane. */
export type Partition<Owner> =
  | { readonly kind: 'cell'; readonly pieces: readonly Piece<Owner>[] }
  | {
      readonly kind: 'cut';
      readonly plane: Plane;
      readonly within: readonly Piece<Owner>[];
      readonly front: Partition<Owner>;
      readonly back: Partition<Owner>;
    };

const slack = 1e-6;

/**
 * Cuts everything along the given planes. Afterwards an order from back to front is exact for what is in these planes, and
 * for anything else against them, even where they meet; within a cell it is by the middles of the pieces.
 */
export function partition<Owner>(pieces: readonly Piece<Owner>[], planes: readonly Plane[]): Partition<Owner> {
  const [plane, ...others] = planes;
  if (plane === undefined || pieces.length === 0) return { kind: 'cell', pieces };
  const [within, front, back]: [Piece<Owner>[], Piece<Owner>[], Piece<Owner>[]] = [[], [], []];
  for (const piece of pieces) {
    const distances = piece.face.map(({ at }) => distanceFrom(plane, at));
    const [least, most] = [Math.min(...distances), Math.max(...distances)];
    if (least >= -slack && most <= slack) within.push(piece);
    else if (least >= -slack) front.push(piece);
    else if (most <= slack) back.push(piece);
    else {
      front.push({ ...piece, face: cutFace(piece.face, (at) => distanceFrom(plane, at)) });
      back.push({ ...piece, face: cutFace(piece.face, (at) => -distanceFrom(plane, at)) });
    }
  }
  return { kind: 'cut', plane, within, front: partition(front, others), back: partition(back, others) };
}

/** All pieces in the order in which they were put into the partition's cells. */
export function piecesOf<Owner>(parts: Partition<Owner>): readonly Piece<Owner>[] {
  if (parts.kind === 'cell') return parts.pieces;
  return [...piecesOf(parts.back), ...parts.within, ...piecesOf(parts.front)];
}

/** All pieces from back to front as a camera sees them. */
export function backToFront<Owner>(parts: Partition<Owner>, camera: Camera): readonly Piece<Owner>[] {
  if (parts.kind === 'cell') return sortedByDepth(parts.pieces, camera);
  const [near, far] = seesFront(camera, parts.plane.normal, parts.plane.offset)
    ? [parts.front, parts.back]
    : [parts.back, parts.front];
  return [...backToFront(far, camera), ...parts.within, ...backToFront(near, camera)];
}

function sortedByDepth<Owner>(pieces: readonly Piece<Owner>[], camera: Camera): readonly Piece<Owner>[] {
  const depths = Float64Array.from(pieces, ({ face }) => depth(face, camera));
  const order = Uint32Array.from(pieces.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  return Array.from(order, (index) => pieces[index]).filter((piece) => piece !== undefined);
}

/** How near the middle of a face is to the viewer. */
function depth(face: Face, camera: Camera): number {
  let sum = 0;
  for (const { at } of face) sum += dot(at, camera.toViewer);
  return sum / face.length;
}
