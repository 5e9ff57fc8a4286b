import { lineCap, paint, type Look } from '../board/index.ts';
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
    lineCap: lineCap(look.dash),
    withLabel: false,
    name: '',
  };
}
