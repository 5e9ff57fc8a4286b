import { paint, type Look } from '../board/index.ts';
import { inert } from './configuration.ts';

/** The attributes of a line in JSXGraph's words. */
export function pen(look: Look) {
  return {
    ...inert,
    // Asked anew each time it is drawn: a condition may decide on it.
    strokeColor: () => paint(look.color),
    strokeWidth: look.strokeWidth,
    strokeOpacity: look.opacity,
    dash: look.dash,
  };
}

/** The attributes of an element's label: where it stands from its element, in pixels. */
export function label(look: Look, usualOffset: readonly [right: number, up: number], position: 'urt' | 'top' = 'urt') {
  if (look.label === undefined) return { withLabel: false, name: '' };
  const offset = [...(look.labelOffset ?? usualOffset)];
  return { withLabel: true, name: look.label, label: { ...textLook(look), offset, position } };
}

/** The attributes of a text. It is SVG text, and nothing is looked for in it. */
function textLook(look: Look) {
  return {
    ...inert,
    display: 'internal',
    parse: false,
    fontSize: 14,
    cssDefaultStyle: '',
    strokeColor: () => paint(look.color),
  };
}
