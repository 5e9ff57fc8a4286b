import { parseColor, type Color, type Face, type Look } from '../board/index.ts';
import type { ReasonCode } from '../elements/index.ts';
import type { Style } from './read-style.ts';

type StyleValue = string | number | boolean;

/** What a style says of a look. Its keys are those of JSXGraph, of which authors know them. */
export function styled(style: Style, refuse: (reason: ReasonCode) => void): Partial<Look> {
  let look: Partial<Look> = {};
  for (const [key, value] of style) {
    const known = Object.hasOwn(styleKeys, key) ? styleKeys[key]?.(value) : undefined;
    if (known === undefined) refuse('unknownStyle');
    else look = { ...look, ...known };
  }
  return look;
}

const styleKeys: Readonly<Record<string, (value: StyleValue) => Partial<Look> | undefined>> = {
  strokeWidth: (value) => numberFrom(value, 0, 50, (strokeWidth) => ({ strokeWidth })),
  size: (value) => numberFrom(value, 0, 50, (size) => ({ size })),
  dash: (value) => numberFrom(value, 0, 7, (dash) => ({ dash: Math.round(dash) })),
  stepsU: (value) => numberFrom(value, 2, 400, (steps) => ({ stepsU: Math.round(steps) })),
  stepsV: (value) => numberFrom(value, 2, 400, (steps) => ({ stepsV: Math.round(steps) })),
  opacity: (value) => numberFrom(value, 0, 1, (opacity) => ({ opacity })),
  strokeOpacity: (value) => numberFrom(value, 0, 1, (opacity) => ({ opacity })),
  fillOpacity: (value) => numberFrom(value, 0, 1, (fillOpacity) => ({ fillOpacity })),
  strokeColor: (value) => colorFrom(value, (color) => ({ color })),
  fillColor: (value) => colorFrom(value, (fill) => ({ fill })),
  color: (value) => colorFrom(value, (color) => ({ color })),
  face: (value) => {
    const face = faces.find((candidate) => candidate === value);
    return face && { face };
  },
};

const faces: readonly Face[] = ['o', '[]', '+', '<>', 'x'];

function numberFrom(
  value: StyleValue,
  least: number,
  most: number,
  look: (value: number) => Partial<Look>,
): Partial<Look> | undefined {
  return typeof value === 'number' && value >= least && value <= most ? look(value) : undefined;
}

function colorFrom(value: StyleValue, look: (color: Color) => Partial<Look>): Partial<Look> | undefined {
  const color = typeof value === 'string' ? parseColor(value) : undefined;
  return color && look(color);
}
