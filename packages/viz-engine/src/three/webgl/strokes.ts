import { Color, LessDepth } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { Stroke } from '../forms/form.ts';
import { dashPattern } from '../painter.ts';
import type { Rgb } from '../palette.ts';

/** Lines as wide as their pen says: WebGL's own are a pixel wide everywhere. */
export function strokeObject({ lines, width, opacity, dash }: Stroke, rgb: Rgb): LineSegments2 {
  const positions: number[] = [];
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 1) {
      const [from, to] = [line[index - 1], line[index]];
      if (from && to) positions.push(...from, ...to);
    }
  }
  const [dashSize = 0, gapSize = 0] = dashPattern(dash, width) ?? [];
  const material = new LineMaterial({
    color: new Color().setRGB(...rgb, 'srgb'),
    linewidth: width,
    opacity,
    transparent: opacity < 1,
    dashed: dashSize > 0,
    dashSize,
    gapSize,
    // Joints of one line must not be painted twice, which would show where it can be seen through.
    depthFunc: LessDepth,
  });
  const object = new LineSegments2(new LineSegmentsGeometry().setPositions(positions), material);
  if (dashSize > 0) object.computeLineDistances();
  object.frustumCulled = false;
  return object;
}

/** Dashes are as long as their pen says at any zoom. `unit` is the length of a pixel. */
export function setDashes(object: LineSegments2, unit: number): void {
  object.material.dashScale = 1 / unit;
}
