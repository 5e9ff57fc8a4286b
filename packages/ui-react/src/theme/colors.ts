/** The steps of a palette, from nearly white to nearly black. */
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** The colours of each palette by step. Greys are warm when light and slate when dark. */
const palettes = {
  gray: '#faf8f4 #f3f0ea #e6e2d9 #d2cdc3 #a5a4a6 #696b74 #575a67 #3e4352 #2a303e #1c212d #131722',
  brand: '#f0f1fb #e2e5f8 #c8cef1 #a3ade5 #7d89d6 #5b66c4 #464bab #3a3c8c #303270 #282a59 #191a38',
  teal: '#ecf8f6 #cfeeea #a1dcd6 #6cc2bc #3fa39f #278684 #1d6b6b #1a5657 #184546 #163a3b #082223',
  red: '#fdf2f0 #fbe2de #f6c8c1 #eda396 #e07562 #cd5140 #ad3b2c #8f3125 #762c23 #5a241e #35120d',
  orange: '#fdf6ea #fae8c9 #f4d08f #ecb355 #e2972d #c4740f #9c570f #7f4412 #693815 #523017 #351909',
  yellow: '#fefbe8 #fcf3c3 #f9e58a #f3d047 #e6b91d #c99a10 #8a6508 #72510d #5f4311 #4d3712 #2e2006',
  green: '#eef8f0 #d6eedb #b0deba #7fc690 #50a867 #348c4e #266f3d #205933 #1c472b #183b25 #0b2013',
  blue: '#eef5fc #d8e8f8 #b6d4f1 #85b8e7 #5096d8 #3279c2 #2560a2 #214e84 #20436e #1f3a5c #14243c',
  purple: '#f6f1fb #eadff6 #d8c4ee #bd9ce1 #9f70d0 #8550b8 #6f3f9c #5b3480 #4b2d69 #3f2857 #26133a',
} as const;

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
