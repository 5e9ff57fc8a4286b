/** Alphabets for letters. */
export type Font =
  | 'upright'
  | 'italic'
  | 'bold'
  | 'boldItalic'
  | 'doubleStruck'
  | 'calligraphic'
  | 'script'
  | 'fraktur'
  | 'sansSerif'
  | 'monospace';

/** The size and alphabet of letters; browsers follow the same rules, so it is not written to the MathML. */
export interface MathStyle {
  readonly display: boolean;
  /** 0 on the baseline, 1 in scripts, 2 in scripts of scripts. */
  readonly level: number;
  readonly font: Font | undefined;
}

/** The style of subscripts and superscripts. */
export function scriptStyle(style: MathStyle): MathStyle {
  return { display: false, level: Math.min(style.level + 1, 2), font: style.font };
}

/** The style of numerators and denominators. */
export function fractionStyle(style: MathStyle): MathStyle {
  return style.display ? inlineStyle(style) : scriptStyle(style);
}

/** The same size without the larger layout of a displayed formula. */
export function inlineStyle(style: MathStyle): MathStyle {
  return style.display ? { display: false, level: style.level, font: style.font } : style;
}

/** Full size with limits above and below. */
export function displayStyle(style: MathStyle): MathStyle {
  return { display: true, level: 0, font: style.font };
}

/** The same size in another alphabet. */
export function withFont(style: MathStyle, font: Font | undefined): MathStyle {
  return { display: style.display, level: style.level, font };
}
