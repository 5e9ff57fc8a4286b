import { lineCap, paint, type Look } from '../board/index.ts';
import { inert } from './configuration.ts';

/** The attributes of a line in JSXGraph's terms. */
export function pen(look: Look) {
  return {
    ...inert,
    // Read on each drawing, because a condition may decide it.
    strokeColor: () => paint(look.color),
    strokeWidth: look.strokeWidth,
    strokeOpacity: look.opacity,
    dash: look.dash,
    lineCap: lineCap(look.dash),
    withLabel: false,
    name: '',
  };
}
