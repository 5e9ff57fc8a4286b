import { createSystem } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { semanticColors } from './colors.ts';
import { globalStyles } from './global-styles.ts';
import { layerStyles } from './layer-styles.ts';
import { animationStyles, keyframes } from './motion.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { themeTokens } from './tokens.ts';

const lines: readonly (readonly [size: string, lineHeight: string])[] = [
  ['2xs', '0.875rem'],
  ['xs', '1rem'],
  ['sm', '1.25rem'],
  ['md', '1.5rem'],
  ['lg', '1.75rem'],
  ['xl', '1.875rem'],
  ['2xl', '2rem'],
  ['3xl', '2.375rem'],
  ['4xl', '2.75rem'],
  ['5xl', '3.5rem'],
];

/** Size and line height belong together. */
const textStyles = {
  ...Object.fromEntries(lines.map(([size, lineHeight]) => [size, { value: { fontSize: size, lineHeight } }])),
  none: { value: {} },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
};

/**
 * The platform's own Chakra system on the bare base configuration: the stock one contains every recipe and would add
 * about 30 kB to the first page.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsRoot: ':where(html)',
  cssVarsPrefix: 'lemma',
  preflight: false,
  globalCss: globalStyles,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '900px', xl: '1280px', '2xl': '1536px' },
    tokens: themeTokens,
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      shadows: {
        xs: shadow('0 1px 2px', 8),
        sm: shadow('0 2px 4px', 8),
        md: shadow('0 4px 10px', 8),
        lg: shadow('0 10px 24px', 10),
        xl: shadow('0 20px 40px', 12),
        inner: shadow('inset 0 2px 4px', 5),
        inset: shadow('inset 0 0 0 1px', 5),
      },
    },
    textStyles,
    layerStyles,
    animationStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});

function shadow(shape: string, percent: number) {
  return {
    value: {
      _light: `${shape} color-mix(in srgb, {colors.gray.900} ${percent}%, transparent)`,
      _dark: `${shape} rgb(0 0 0 / ${percent * 5}%)`,
    },
  };
}
