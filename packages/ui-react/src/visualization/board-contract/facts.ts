import { colorAt, distance, edgesAlong, inkAlong, inkBox, type Pixel, type Raster, type PixelColor } from './raster.ts';
import type { Fact } from './scene.ts';

/** Tolerances in pixels for a width, an edge of a box or a dash: the precision of antialiasing. */
const slack = { width: 0.35, box: 1.6, dash: 0.6 } as const;
/** Out of 255. */
const colorSlack = 6;

/** The wrong facts about a picture, in words. */
export function wrongFacts(raster: Raster, facts: readonly Fact[], groundColor: string): readonly string[] {
  const ground = rgb(groundColor);
  return facts.flatMap((fact) => {
    switch (fact.kind) {
      case 'color': {
        const color = colorAt(raster, fact.at);
        return distance(color, rgb(fact.is)) <= colorSlack
          ? []
          : [`at ${fact.at.join()} is ${color.join()} instead of ${rgb(fact.is).join()}`];
      }
      case 'width': {
        const width = inkAlong(raster, pixelsBetween(fact.from, fact.to), ground, distance(rgb(fact.of), ground));
        return Math.abs(width - fact.is) <= Math.max(slack.width, 0.03 * fact.is)
          ? []
          : [`from ${fact.from.join()} are ${width.toFixed(2)} pixels of ink instead of ${fact.is}`];
      }
      case 'dashes': {
        const edges = edgesAlong(raster, pixelsBetween(fact.from, fact.to), ground, distance(rgb(fact.of), ground));
        const lengths = fact.are.map((_, index) => (edges[index + 1] ?? NaN) - (edges[index] ?? NaN));
        return lengths.every((length, index) => Math.abs(length - (fact.are[index] ?? NaN)) <= slack.dash)
          ? []
          : [
              `from ${fact.from.join()} are dashes of ${lengths.map((each) => each.toFixed(1)).join()} instead of ${fact.are.join()}`,
            ];
      }
      case 'box': {
        const box = inkBox(raster, fact.within, ground);
        if (box === undefined) return [`nothing in ${fact.within.join()}`];
        const [left, top, right, bottom] = box;
        const measured = { left, right, middle: (top + bottom) / 2, centre: (left + right) / 2 };
        return sides
          .filter((side) => Math.abs(measured[side] - (fact[side] ?? measured[side])) > slack.box)
          .map(
            (side) => `in ${fact.within.join()} is ${side} ${measured[side]} instead of ${fact[side] ?? 'anything'}`,
          );
      }
    }
  });
}

const sides = ['left', 'right', 'middle', 'centre'] as const;

export function rgb(color: string | PixelColor): PixelColor {
  if (typeof color !== 'string') return color;
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** The pixels of a row or a column in a range. */
function pixelsBetween([x1, y1]: Pixel, [x2, y2]: Pixel): readonly Pixel[] {
  const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  return Array.from({ length: steps }, (_, step) => [x1 + (step * (x2 - x1)) / steps, y1 + (step * (y2 - y1)) / steps]);
}
