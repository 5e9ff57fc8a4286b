import { palettes, steps } from './palettes.ts';

export interface Shade {
  readonly value: string;
}
interface Themed {
  readonly value: { readonly _light: string; readonly _dark: string };
}

const paletteNames = Object.keys(palettes);

/** `colors.brand.500` and the like. */
export const colors: Readonly<Record<string, Shade | Readonly<Record<string, Shade>>>> = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#0d1018' },
  white: { value: '#ffffff' },
  // The overlay behind dialogs.
  blackAlpha: { 500: { value: 'rgb(13 16 24 / 48%)' } },
  ...Object.fromEntries(
    Object.entries(palettes).map(([name, shades]) => {
      const values = shades.split(' ');
      return [name, Object.fromEntries(steps.map((step, at) => [step, { value: values[at] ?? '' }]))];
    }),
  ),
};

/** Semantic colours, in light and dark mode. Every palette has the same names, so that recipes may use any. */
export const semanticColors: Readonly<Record<string, Readonly<Record<string, Themed>>>> = {
  bg: {
    DEFAULT: themed('{colors.gray.50}', '{colors.gray.950}'),
    subtle: themed('{colors.gray.100}', '{colors.gray.900}'),
    muted: themed('{colors.gray.100}', '{colors.gray.900}'),
    emphasized: themed('{colors.gray.200}', '{colors.gray.800}'),
    inverted: themed('{colors.gray.900}', '{colors.gray.50}'),
    panel: themed('{colors.white}', '{colors.gray.900}'),
    ...statuses(50, 950),
  },
  fg: {
    DEFAULT: themed('{colors.gray.900}', '{colors.gray.100}'),
    muted: themed('{colors.gray.600}', '{colors.gray.400}'),
    subtle: themed('{colors.gray.500}', '{colors.gray.400}'),
    inverted: themed('{colors.gray.50}', '{colors.gray.950}'),
    ...statuses(600, 300),
  },
  border: {
    DEFAULT: themed('{colors.gray.200}', '{colors.gray.800}'),
    muted: themed('{colors.gray.100}', '{colors.gray.900}'),
    subtle: themed('{colors.gray.100}', '{colors.gray.900}'),
    emphasized: themed('{colors.gray.300}', '{colors.gray.700}'),
    inverted: themed('{colors.gray.800}', '{colors.gray.200}'),
    ...statuses(500, 400),
  },
  ...Object.fromEntries(paletteNames.map((name) => [name, meanings(name)])),
};

function meanings(palette: string): Readonly<Record<string, Themed>> {
  const shade = (step: number) => `{colors.${palette}.${step}}`;
  const neutral = palette === 'gray';
  return {
    contrast: neutral ? themed('{colors.gray.50}', '{colors.gray.950}') : themed('{colors.white}', '{colors.gray.950}'),
    fg: themed(shade(neutral ? 800 : 700), shade(neutral ? 200 : 300)),
    subtle: themed(shade(100), shade(neutral ? 800 : 900)),
    muted: themed(shade(200), shade(neutral ? 700 : 800)),
    emphasized: themed(shade(300), shade(neutral ? 600 : 700)),
    solid: neutral ? themed(shade(800), shade(200)) : themed(shade(600), shade(300)),
    focusRing: themed(shade(500), shade(400)),
    border: neutral ? themed(shade(200), shade(800)) : themed(shade(500), shade(400)),
  };
}

function statuses(light: number, dark: number): Readonly<Record<string, Themed>> {
  const status = (palette: string) => themed(`{colors.${palette}.${light}}`, `{colors.${palette}.${dark}}`);
  return { error: status('red'), warning: status('orange'), success: status('green'), info: status('blue') };
}

function themed(light: string, dark: string): Themed {
  return { value: { _light: light, _dark: dark } };
}
