import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSpaceOptions } from '../../board/index.ts';
import { cameraOf, unproject, type Camera } from '../space/camera.ts';
import type { Face } from '../space/clip.ts';
import { frameOf } from '../space/frame.ts';
import { distanceFrom, planeSection, planeThrough, type Plane } from '../space/plane-section.ts';
import { between, cross, dot, length, minus, type Vector } from '../space/vector.ts';
import { backToFront, partition, piecesOf } from './partition.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const vectors = fc.tuple(coordinate, coordinate, coordinate);
const planes = fc
  .tuple(vectors, vectors)
  .map(([at, normal]) => planeThrough(at, normal))
  .filter((plane) => plane !== undefined);

function facesOf(all: readonly Plane[]) {
  return all.map((plane) => ({
    face: planeSection(plane, frame.half).map((at) => ({ at, normal: plane.normal })),
    owner: plane,
  }));
}

it('paints crossing planes from back to front at every pixel', () => {
  const angles = fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -90, max: 90 }));
  const pixels = fc.tuple(fc.integer({ min: 100, max: 300 }), fc.integer({ min: 100, max: 300 }));
  const projections = fc.constantFrom('parallel', 'central');
  fc.assert(
    fc.property(
      fc.array(planes, { minLength: 2, maxLength: 4 }),
      angles,
      pixels,
      projections,
      (all, [azimuth, elevation], [x, y], projection) => {
        const view = { azimuth, elevation, zoom: 1, shift: [0, 0] as const };
        const camera = cameraOf(view, frame, [400, 400], { axes: 'origin', projection });
        const depths = backToFront(partition(facesOf(all), all), camera).flatMap(({ face, owner }) =>
          depthAt(face, owner, camera, x, y),
        );
        for (const [index, depth] of depths.entries()) expect(depth).toBeGreaterThan((depths[index - 1] ?? -9) - 1e-6);
      },
    ),
    { seed: 7, numRuns: runs },
  );
});

it('loses nothing when it cuts', () => {
  fc.assert(
    fc.property(fc.array(planes, { minLength: 1, maxLength: 3 }), (all) => {
      const faces = facesOf(all);
      const sum = (pieces: readonly { readonly face: Face }[]) =>
        pieces.reduce((total, { face }) => total + area(face), 0);
      expect(sum(piecesOf(partition(faces, all)))).toBeCloseTo(sum(faces), 6);
    }),
    { seed: 7, numRuns: runs },
  );
});

it('sorts pieces between planes by how near they are', () => {
  const camera = cameraOf({ azimuth: 0, elevation: 0, zoom: 1, shift: [0, 0] }, frame, [400, 400], defaultSpaceOptions);
  const normal: Vector = [1, 0, 0];
  const pieces = [0.5, -0.5, 0].map((x) => ({
    owner: x,
    face: (
      [
        [x, 0, 0],
        [x, 1, 0],
        [x, 0, 1],
      ] as const
    ).map((at) => ({ at, normal })),
  }));
  expect(backToFront(partition(pieces, []), camera).map(({ owner }) => owner)).toEqual([-0.5, 0, 0.5]);
});

/** How near the place is where a face is seen at a pixel; nothing when it is not seen there, or hardly. */
function depthAt(face: Face, plane: Plane, camera: Camera, x: number, y: number): readonly number[] {
  const [far, near] = [unproject(camera, { x, y, near: -2 }), unproject(camera, { x, y, near: 2 })];
  const [a, b] = [distanceFrom(plane, far), distanceFrom(plane, near)];
  if (Math.abs(a - b) < 0.01 || a * b > 0) return [];
  const at = between(far, near, a / (a - b));
  const isInside = face.every((corner, index) => {
    const way = minus(face[(index + 1) % face.length]?.at ?? corner.at, corner.at);
    return dot(plane.normal, cross(way, minus(at, corner.at))) > 1e-4 * length(way);
  });
  return isInside ? [dot(camera.toViewer, at)] : [];
}

function area(face: Face): number {
  const [first] = face;
  if (first === undefined) return 0;
  return face
    .slice(1, -1)
    .reduce(
      (sum, { at }, index) => sum + length(cross(minus(at, first.at), minus(face[index + 2]?.at ?? at, first.at))) / 2,
      0,
    );
}
