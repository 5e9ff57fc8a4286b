import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSpaceOptions } from '../../board/index.ts';
import { cameraOf, unproject, type Camera } from '../space/camera.ts';
import { MeshBuilder, type Mesh } from '../../sampling/index.ts';
import { frameOf } from '../space/frame.ts';
import { distanceFrom, planeSection, planeThrough, type Plane } from '../space/plane-section.ts';
import { between, cross, dot, length, minus, type Vector } from '../space/vector.ts';
import { Partition } from './partition.ts';
import { sortByDepth } from './sort-by-depth.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const vectors = fc.tuple(coordinate, coordinate, coordinate);
const planes = fc
  .tuple(vectors, vectors)
  .map(([at, normal]) => planeThrough(at, normal))
  .filter((plane) => plane !== undefined);

type Triangle = readonly [Vector, Vector, Vector];

/** A plane clipped to the box. */
function meshOf(plane: Plane): Mesh {
  const mesh = new MeshBuilder();
  mesh.addPolygon(planeSection(plane, frame.half).map((at) => mesh.addCorner(at, plane.normal)));
  return mesh;
}

function partitionOf(all: readonly Plane[]): Partition {
  const partition = new Partition();
  partition.begin(all);
  for (const plane of all) partition.add(meshOf(plane));
  return partition;
}

function trianglesOf(
  { positions, triangles, triangleCount }: Mesh,
  order: ArrayLike<number> = triangles,
): readonly Triangle[] {
  const place = (index: number): Vector => {
    const at = 3 * (order[index] ?? 0);
    return [positions[at] ?? NaN, positions[at + 1] ?? NaN, positions[at + 2] ?? NaN];
  };
  return Array.from({ length: triangleCount }, (_, index) => [
    place(3 * index),
    place(3 * index + 1),
    place(3 * index + 2),
  ]);
}

function sorted(partition: Partition, camera: Camera): readonly Triangle[] {
  const order = new Uint32Array(3 * partition.mesh.triangleCount);
  partition.backToFront(camera, order);
  return trianglesOf(partition.mesh, order);
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
        const depths = sorted(partitionOf(all), camera).flatMap((triangle) => depthAt(triangle, camera, x, y));
        for (const [index, depth] of depths.entries()) expect(depth).toBeGreaterThan((depths[index - 1] ?? -9) - 1e-5);
      },
    ),
    { seed: 7, numRuns: runs },
  );
});

it('loses nothing when it cuts', () => {
  fc.assert(
    fc.property(fc.array(planes, { minLength: 1, maxLength: 3 }), (all) => {
      const sum = (triangles: readonly Triangle[]) => triangles.reduce((total, triangle) => total + area(triangle), 0);
      const before = all.reduce((total, plane) => total + sum(trianglesOf(meshOf(plane))), 0);
      expect(sum(trianglesOf(partitionOf(all).mesh))).toBeCloseTo(before, 5);
    }),
    { seed: 7, numRuns: runs },
  );
});

const front = cameraOf({ azimuth: 0, elevation: 0, zoom: 1, shift: [0, 0] }, frame, [400, 400], defaultSpaceOptions);

function sheets(xs: readonly number[]): MeshBuilder {
  const mesh = new MeshBuilder();
  for (const x of xs) {
    mesh.addPolygon(
      [
        [x, 0, 0],
        [x, 1, 0],
        [x, 0, 1],
      ].map((at) => mesh.addCorner(at, [1, 0, 0])),
    );
  }
  return mesh;
}

it('sorts triangles between planes by how near they are', () => {
  const partition = new Partition();
  partition.begin([]);
  partition.add(sheets([0.5, -0.5, 0]));
  expect(sorted(partition, front).map(([[x]]) => x)).toEqual([-0.5, 0, 0.5]);
});

it('sorts many triangles as it sorts few', () => {
  const count = 5000;
  const xs = Array.from({ length: count }, (_, index) => ((index * 617) % count) / count);
  const mesh = sheets(xs);
  const order = Array.from(sortByDepth([...xs.keys()], mesh, front), (triangle) => xs[triangle] ?? NaN);
  expect(order).toEqual(xs.toSorted((a, b) => a - b));
});

/** The depth at which a triangle is visible at a pixel; undefined if it is not, or barely. */
function depthAt(triangle: Triangle, camera: Camera, x: number, y: number): readonly number[] {
  const [a, b, c] = triangle;
  const plane = area(triangle) > 1e-4 ? planeThrough(a, cross(minus(b, a), minus(c, a))) : undefined;
  if (plane === undefined) return [];
  const [far, near] = [unproject(camera, { x, y, near: -2 }), unproject(camera, { x, y, near: 2 })];
  const [behind, ahead] = [distanceFrom(plane, far), distanceFrom(plane, near)];
  if (Math.abs(behind - ahead) < 0.05 || behind * ahead > 0) return [];
  const at = between(far, near, behind / (behind - ahead));
  const isInside = triangle.every((corner, index) => {
    const way = minus(triangle[(index + 1) % 3] ?? corner, corner);
    return dot(plane.normal, cross(way, minus(at, corner))) > 1e-3 * length(way);
  });
  return isInside ? [dot(camera.toViewer, at)] : [];
}

function area([a, b, c]: Triangle): number {
  return length(cross(minus(b, a), minus(c, a))) / 2;
}
