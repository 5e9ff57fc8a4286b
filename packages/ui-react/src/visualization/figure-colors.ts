import type { ColorName } from '@lemma/viz-engine/board';

/**
 * The values of the colours an author may name, on a light and on a dark page: contrast at least 3 : 1 except for the
 * pale ones.
 */
const shades: Readonly<Record<ColorName, readonly [light: string, dark: string]>> = {
  white: ['#ffffff', '#ffffff'],
  background: ['colors.bg.panel', 'colors.bg.panel'],
  light_gray: ['colors.gray.400', 'colors.gray.500'],
  gray: ['colors.gray.500', 'colors.gray.400'],
  dark_gray: ['colors.gray.700', 'colors.gray.300'],
  black: ['colors.gray.950', 'colors.gray.50'],
  yellow: ['colors.yellow.500', 'colors.yellow.300'],
  orange: ['colors.orange.500', 'colors.orange.400'],
  brown: ['#7b4a21', '#c69a72'],
  pink: ['#d1478c', '#f08abf'],
  magenta: ['#b0218f', '#e878cf'],
  purple: ['colors.purple.600', 'colors.purple.400'],
  light_red: ['colors.red.400', 'colors.red.300'],
  red: ['colors.red.500', 'colors.red.400'],
  dark_red: ['colors.red.800', 'colors.red.500'],
  light_green: ['colors.green.400', 'colors.green.300'],
  green: ['colors.green.600', 'colors.green.400'],
  dark_green: ['colors.green.800', 'colors.green.500'],
  cyan: ['colors.teal.500', 'colors.teal.300'],
  light_blue: ['colors.blue.400', 'colors.blue.300'],
  blue: ['colors.blue.600', 'colors.blue.400'],
  dark_blue: ['colors.blue.800', 'colors.blue.500'],
};

/** With forced colours: determined by the background, whatever the page's theme. */
const forcedDark = '@media (forced-colors: active) and (prefers-color-scheme: dark)';
const forcedLight = '@media (forced-colors: active) and (prefers-color-scheme: light)';

/**
 * CSS variables that a board paints with, so that it follows the page's theme without redrawing; also for printing,
 * where the page becomes light.
 */
export const figureColors = {
  ...Object.fromEntries(
    Object.entries(shades).map(([name, [light, dark]]) => [
      `--figure-${name.replaceAll('_', '-')}`,
      { base: light, _dark: dark, [forcedDark]: dark, [forcedLight]: light },
    ]),
  ),
  // The background of a board: letters have an outline in it, so that they are legible on lines.
  '--figure-paper': { base: 'colors.bg.panel', '@media (forced-colors: active)': 'Canvas' },
};
