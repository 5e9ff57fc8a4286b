import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSpaceOptions } from '../../board/index.ts';
import { cameraOf, project, seesFront, unproject } from './camera.ts';
import { frameOf } from './frame.ts';
import { orbited, shifted, startView, zoomedOut, type Viewpoint } from './view.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const start = startView(defaultSpaceOptions);
const see = (view: Partial<Viewpoint> = {}, projection: 'parallel' | 'central' = 'parallel') =>
  cameraOf({ ...start, ...view }, frame, [400, 300], { axes: 'origin', projection });

const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const places = fc.tuple(coordinate, coordinate, coordinate);
const views = fc.record({
  azimuth: fc.double({ min: -360, max: 360, noNaN: true }),
  elevation: fc.double({ min: -90, max: 90, noNaN: true }),
  zoom: fc.double({ min: 0.2, max: 20, noNaN: true }),
  shift: fc.tuple(coordinate, coordinate),
});

describe('a camera', () => {
  it('puts the middle of the box into the middle of the picture', () => {
    expect(project(see(), [0, 0, 0])).toMatchObject({ x: 200, y: 150, near: 0 });
  });

  it('shows x to the lower left, y to the right and z up at first', () => {
    const [x, y, z] = [project(see(), [1, 0, 0]), project(see(), [0, 1, 0]), project(see(), [0, 0, 1])];
    expect(x.x).toBeLessThan(200);
    expect(x.y).toBeGreaterThan(150);
    expect(y.x).toBeGreaterThan(250);
    expect(z).toMatchObject({ x: 200 });
    expect(z.y).toBeLessThan(100);
  });

  it('shows a plane as on paper from straight above', () => {
    const above = see({ azimuth: -90, elevation: 90 });
    const [x, y] = [project(above, [1, 0, 0]), project(above, [0, 1, 0])];
    expect(x.x).toBeGreaterThan(200);
    expect(x.y).toBeCloseTo(150, 9);
    expect(y.x).toBeCloseTo(200, 9);
    expect(y.y).toBeLessThan(150);
  });

  it.each(['parallel', 'central'] as const)('finds the place again that it shows, in %s projection', (projection) => {
    fc.assert(
      fc.property(views, places, (view, place) => {
        const camera = see(view, projection);
        const found = unproject(camera, project(camera, place));
        for (const axis of [0, 1, 2] as const) expect(found[axis]).toBeCloseTo(place[axis], 6);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('shows what is nearer larger only when its projection is central', () => {
    const length = (projection: 'parallel' | 'central', x: number) => {
      const camera = see({ azimuth: 0, elevation: 0 }, projection);
      return project(camera, [x, 1, 0]).x - project(camera, [x, 0, 0]).x;
    };
    expect(length('parallel', 1)).toBeCloseTo(length('parallel', -1), 9);
    expect(length('central', 1)).toBeGreaterThan(length('central', -1) * 1.2);
  });

  it('stands before a plane by its own place, not by its direction, when it is near', () => {
    const [parallel, central] = [see({ azimuth: 0, elevation: 0 }), see({ azimuth: 0, elevation: 0 }, 'central')];
    expect(seesFront(parallel, [1, 0, 0], 0.5)).toBe(true);
    expect(seesFront(central, [1, 0, 0], central.distance + 1)).toBe(false);
  });
});

describe('a view', () => {
  it('never goes over the top', () => {
    expect(orbited(start, 0, 500).elevation).toBe(90);
    expect(orbited(start, 0, -500).elevation).toBe(-90);
  });

  it('comes back after a whole turn', () => {
    expect(orbited(orbited(start, 200, 0), 160, 0).azimuth).toBeCloseTo(start.azimuth, 9);
  });

  it('neither zooms nor pans so far that nothing is seen', () => {
    expect(zoomedOut(start, 1e9).zoom).toBe(0.2);
    expect(zoomedOut(start, 1e-9).zoom).toBe(20);
    expect(shifted(start, 99, -99).shift).toEqual([3, -3]);
  });
});

describe('the frame of a view box', () => {
  it('is true to scale when its edges are alike', () => {
    expect(frameOf({ x: [-5, 5], y: [0, 10], z: [0, 5] }).half).toEqual([1, 1, 0.5]);
  });

  it('is a cube when one edge would be hardly seen', () => {
    expect(frameOf({ x: [-5, 5], y: [-5, 5], z: [0, 100] }).half).toEqual([1, 1, 1]);
  });

  it('finds coordinates again', () => {
    const { drawn, coordinates } = frameOf({ x: [-5, 5], y: [0, 1], z: [0, 100] });
    const found = coordinates(drawn(3, 0.25, 70));
    for (const [axis, value] of [3, 0.25, 70].entries()) expect(found[axis]).toBeCloseTo(value, 9);
  });
});
