/**
 * The colour names for authors (specification 002 §9: "from white to dark_blue"). A theme defines their values, so that
 * `black` is visible on a dark page. `background` is the colour behind the board, for open ends.
 */
export const colorNames = [
  'white',
  'background',
  'light_gray',
  'gray',
  'dark_gray',
  'black',
  'yellow',
  'orange',
  'brown',
  'pink',
  'magenta',
  'purple',
  'light_red',
  'red',
  'dark_red',
  'light_green',
  'green',
  'dark_green',
  'cyan',
  'light_blue',
  'blue',
  'dark_blue',
] as const;

export type ColorName = (typeof colorNames)[number];

/** A colour of the theme, or one that is the same in every theme (`#rgb` or `#rrggbb`). */
export type Color =
  | { readonly kind: 'named'; readonly name: ColorName }
  | { readonly kind: 'hex'; readonly hex: string };

/** Parses `blue`, `BLUE`, `darkBlue`, `dark_blue`, `#06c` or `#0066cc`; undefined for anything else. */
export function parseColor(text: string): Color | undefined {
  const trimmed = text.trim();
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(trimmed)) return { kind: 'hex', hex: trimmed.toLowerCase() };
  const wanted = letters(trimmed);
  const name = colorNames.find((candidate) => letters(candidate) === wanted);
  return name && { kind: 'named', name };
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[-_ ]/g, '').replace('grey', 'gray');
}
