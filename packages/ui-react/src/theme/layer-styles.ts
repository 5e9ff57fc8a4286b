const shadowed = { boxShadow: '0 0 0px 1px var(--shadow-color)' };

/** Surfaces that recipes refer to by name. */
export const layerStyles = {
  'fill.muted': { value: { background: 'colorPalette.muted', color: 'colorPalette.fg' } },
  'fill.subtle': { value: { background: 'colorPalette.subtle', color: 'colorPalette.fg' } },
  'fill.surface': {
    value: {
      background: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      ...shadowed,
      boxShadowColor: 'colorPalette.muted',
    },
  },
  'fill.solid': { value: { background: 'colorPalette.solid', color: 'colorPalette.contrast' } },
  'outline.subtle': {
    value: {
      color: 'colorPalette.fg',
      boxShadow: 'inset 0 0 0px 1px var(--shadow-color)',
      boxShadowColor: 'colorPalette.subtle',
    },
  },
  'outline.solid': { value: { borderWidth: '1px', borderColor: 'colorPalette.solid', color: 'colorPalette.fg' } },
  'indicator.bottom': {
    value: indicator({
      bottom: 'var(--indicator-offset-y, 0)',
      insetInline: 'var(--indicator-offset-x, 0)',
      height: 'var(--indicator-thickness, 2px)',
    }),
  },
  'indicator.start': {
    value: indicator({
      insetInlineStart: 'var(--indicator-offset-x, 0)',
      insetBlock: 'var(--indicator-offset-y, 0)',
      width: 'var(--indicator-thickness, 2px)',
    }),
  },
  'indicator.end': {
    value: indicator({
      insetInlineEnd: 'var(--indicator-offset-x, 0)',
      insetBlock: 'var(--indicator-offset-y, 0)',
      width: 'var(--indicator-thickness, 2px)',
    }),
  },
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  none: { value: {} },
};

function indicator(place: Readonly<Record<string, string>>) {
  return {
    position: 'relative' as const,
    '--indicator-color-fallback': 'colors.colorPalette.solid',
    _before: {
      content: `""`,
      position: 'absolute' as const,
      background: 'var(--indicator-color, var(--indicator-color-fallback))',
      ...place,
    },
  };
}
