import type { Color, ColorName } from './color.ts';

/** Named colours are CSS variables, so that a theme changes them without redrawing. */
export function paint(color: Color): string {
  return color.kind === 'hex'
    ? color.hex
    : `var(--figure-${color.name.replaceAll('_', '-')}, ${fallbacks[color.name]})`;
}

/** For pages that do not define the colours. */
const fallbacks: Readonly<Record<ColorName, string>> = {
  white: '#ffffff',
  background: '#ffffff',
  light_gray: '#a0aec0',
  gray: '#718096',
  dark_gray: '#4a5568',
  black: 'currentColor',
  yellow: '#b7791f',
  orange: '#c05621',
  brown: '#7b4a21',
  pink: '#d53f8c',
  magenta: '#b5179e',
  purple: '#6b46c1',
  light_red: '#f56565',
  red: '#c53030',
  dark_red: '#822727',
  light_green: '#48bb78',
  green: '#2f855a',
  dark_green: '#1c4532',
  cyan: '#0987a0',
  light_blue: '#4299e1',
  blue: '#2b6cb0',
  dark_blue: '#1a365d',
};
