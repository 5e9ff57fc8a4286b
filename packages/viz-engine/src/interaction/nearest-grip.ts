import { farFromLine } from './far-from-line.ts';

/** Pixels by which a line counts as further away: what lies on it is pressed rather than the line. */
const behind = 10;

/**
 * The draggable or pressable element of a layer nearest to a pointer: used where several overlap. The distance of a line
 * is that of its nearest place, of everything else that of its centre.
 */
export function nearestGrip(
  layer: ParentNode,
  taken: Element,
  pointer: { readonly clientX: number; readonly clientY: number },
): Element {
  const grips = [...layer.querySelectorAll('[role=slider], [role=button]')].filter(
    (grip) => grip.getClientRects().length > 0,
  );
  const at = [pointer.clientX, pointer.clientY] as const;
  const far = (grip: Element) => {
    const ends = endsOf(grip);
    if (ends !== undefined) return farFromLine(at, ...ends) + behind;
    const { left, right, top, bottom } = grip.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - at[0], (top + bottom) / 2 - at[1]);
  };
  return grips.reduce((best, grip) => (far(grip) < far(best) ? grip : best), taken);
}

type Place = readonly [x: number, y: number];

/** The ends of a line on the page; undefined for anything else. */
function endsOf(grip: Element): readonly [from: Place, to: Place] | undefined {
  if (!(grip instanceof SVGLineElement)) return undefined;
  const onPage = grip.getScreenCTM();
  if (onPage === null) return undefined;
  const end = (x: SVGAnimatedLength, y: SVGAnimatedLength): Place => {
    const place = new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(onPage);
    return [place.x, place.y];
  };
  return [end(grip.x1, grip.y1), end(grip.x2, grip.y2)];
}
