import { farFromLine } from './far-from-line.ts';

/** Pixels by which a strip counts as further away: what lies on it is pressed rather than the strip. */
const behind = 10;

/**
 * The draggable or pressable element of a layer nearest to a pointer: used where several overlap. The distance of a strip
 * is that of the nearest place on its middle line, of everything else that of its centre.
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

/** The ends on the page of a strip, which has them in its picture's pixels; undefined for anything else. */
function endsOf(grip: Element): readonly [from: Place, to: Place] | undefined {
  if (!(grip instanceof SVGGraphicsElement)) return undefined;
  const onPage = grip.getScreenCTM();
  const [x1, y1, x2, y2] = (grip.dataset['ends'] ?? '').split(' ').map(Number);
  if (onPage === null || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  const end = (x: number, y: number): Place => {
    const place = new DOMPoint(x, y).matrixTransform(onPage);
    return [place.x, place.y];
  };
  return [end(x1, y1), end(x2, y2)];
}
