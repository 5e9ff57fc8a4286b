import { reset } from './reset.ts';

const empty = 'var(--chakra-empty, )';

/** Styles of the whole page: text and background colours, focus, motion, print. */
export const globalStyles = {
  ...reset,
  '*': {
    '--ring-inset': empty,
    '--ring-offset-shadow': '0 0 #0000',
    '--ring-shadow': '0 0 #0000',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    lineHeight: '1.55',
    colorPalette: 'brand',
    textRendering: 'optimizeLegibility',
    scrollPaddingTop: '5rem',
    overflowWrap: 'break-word',
    tabSize: '4',
    touchAction: 'manipulation',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    WebkitTextSizeAdjust: '100%',
  },
  '.light': { colorScheme: 'light' },
  '.dark': { colorScheme: 'dark' },
  '#root': { minHeight: '100dvh' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  ':focus-visible': {
    outlineColor: 'brand.focusRing',
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineOffset: '2px',
  },
  '*::placeholder, *[data-placeholder]': { color: 'fg.muted' },
  '*::selection': { bg: 'brand.muted' },
  // Touch targets (WCAG 2.5.5), except inline ones.
  '@media (pointer: coarse)': {
    ':is(button, summary, select, input[type=range], input[type=search], [role=tab]):not(p *, math *)': {
      minHeight: '2.75rem',
    },
    // Below 16 px, iOS zooms in on what is chosen or typed into.
    ':is(select, input[type=search])': { fontSize: 'max(16px, 1em) !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    html: { bg: 'white', fontSize: '11pt' },
    'header, nav, [role=toolbar], .toaster': { display: 'none !important' },
    'figure, table, svg, fieldset': { breakInside: 'avoid' },
    // Tabs follow one another there: such a figure may be higher than a page.
    'figure:has([role=tabpanel])': { breakInside: 'auto !important' },
    '[role=tabpanel]': { breakInside: 'avoid' },
    'h1, h2, h3, h4, figcaption': { breakAfter: 'avoid' },
  },
  '@page': { margin: '16mm' },
};
