import { describe, expect, it } from 'vitest';
import { aView, regionOf } from '../testing.ts';
import { traceRegion, type TracedRegion } from './trace-region.ts';

const traced = (text: string) => traceRegion(regionOf(text), aView);

function areaOf({ areas }: TracedRegion): number {
  return areas.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
}

function polygonArea(polygon: Float64Array): number {
  let twice = 0;
  for (let at = 0; at < polygon.length; at += 2) {
    const [x = 0, y = 0] = polygon.subarray(at, at + 2);
    const [u = 0, v = 0] = [polygon[(at + 2) % polygon.length], polygon[(at + 3) % polygon.length]];
    twice += x * v - u * y;
  }
  return twice / 2;
}

/** The lengths of the boundaries that belong to the region, and of those that do not. */
function lengthsOf({ boundaries }: TracedRegion): { included: number; excluded: number } {
  const lengths = { included: 0, excluded: 0 };
  for (const { line, isIncluded } of boundaries) {
    for (let at = 2; at < line.length; at += 2) {
      const [x = 0, y = 0, u = 0, v = 0] = line.subarray(at - 2, at + 2);
      lengths[isIncluded ? 'included' : 'excluded'] += Math.hypot(u - x, v - y);
    }
  }
  return lengths;
}

describe('a region', () => {
  it.each([
    ['x^2+y^2<4', 4 * Math.PI],
    ['x^2+y^2>4', 100 - 4 * Math.PI],
    ['NOT x^2+y^2<4', 100 - 4 * Math.PI],
    ['x>1', 40],
    ['x<-4.9999', 0.001],
    ['y>x', 50],
    ['1<x^2+y^2<=9', 8 * Math.PI],
    ['x^2+y^2<4 AND y>x', 2 * Math.PI],
    ['x^2+y^2<4 OR x>0', 50 + 2 * Math.PI],
    ['x^2+y^2<4 AND [x>0 OR y>0]', 3 * Math.PI],
    ['[x^2+y^2<4 AND x>0] OR [x^2+y^2<=4 AND y>0]', 3 * Math.PI],
    ['|x|+|y|<=2 AND NOT [x^2+y^2<1]', 8 - Math.PI],
    ['sin(x)*sin(y)>0', 50],
    ['floor(x)>0', 40],
    ['floor(x)<=y AND floor(y)<=x', 10],
    ['mod(x;2)<1', 50],
    ['1/x<y', 50],
    ['sqrt(x)>y', 25 + (2 / 3) * 5 ** 1.5],
    ['x!=y', 100],
    ['0<=0', 100],
    ['0<0', 0],
    ['ln(x)<20', 50],
    ['NOT ln(x)<20', 50],
    ['x=1', 0],
    ['x=1 OR y>2', 30],
    ['max(x;0)=0', 50],
    ['true', 100],
  ])('%s has the area %d', (text, area) => {
    expect(Math.abs(areaOf(traced(text)) - area)).toBeLessThan(0.02);
  });

  it('goes round every polygon in the same direction', () => {
    for (const text of ['x^2+y^2<4', 'x^2+y^2<4 OR y>x', 'sin(x*y)<0.5', '1/x<y']) {
      for (const polygon of traced(text).areas) expect(polygonArea(polygon)).toBeGreaterThan(-1e-12);
    }
  });

  it('is few polygons: one for a half plane, one for each row of a disc', () => {
    expect(traced('x>1').areas).toHaveLength(1);
    expect(traced('true').areas).toHaveLength(1);
    expect(traced('mod(x;2)<1').areas).toHaveLength(5);
    expect(traced('x^2+y^2<4').areas.length).toBeLessThan(140);
  });

  it.each([
    ['x^2+y^2<4', 0, 4 * Math.PI],
    ['x^2+y^2<=4', 4 * Math.PI, 0],
    ['NOT x^2+y^2<4', 4 * Math.PI, 0],
    ['NOT x^2+y^2<=4', 0, 4 * Math.PI],
    ['1<x^2+y^2<=9', 6 * Math.PI, 2 * Math.PI],
    ['x^2+y^2<=4 AND y>0', 2 * Math.PI, 4],
    ['x<=1 AND y<2', 7, 6],
    ['x^2+y^2=4', 4 * Math.PI, 0],
    ['x!=1', 0, 10],
    ['x=1 AND y>0', 5, 0],
    ['x=1 OR y>2', 7, 10],
    ['NOT [x=1 OR y>2]', 10, 7],
    ['x<1 OR x>1', 0, 10],
    ['x<=1 OR x>1', 0, 0],
    ['x<=1 AND x>=1', 10, 0],
    ['floor(x)>0', 0, 10],
    ['1/x>0', 0, 10],
    ['true', 0, 0],
  ])('%s has boundaries of length %d that belong to it and %d that do not', (text, included, excluded) => {
    const lengths = lengthsOf(traced(text));
    expect(Math.abs(lengths.included - included)).toBeLessThan(0.05);
    expect(Math.abs(lengths.excluded - excluded)).toBeLessThan(0.05);
  });
});
