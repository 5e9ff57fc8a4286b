import type { DrawnElement, PointTerm, Press } from '../board/index.ts';
import { nearestGrip } from '../interaction/index.ts';
import { isSomewhere } from '../picture/index.ts';
import { reachOf } from './reach.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Half the target size for a mouse. */
const buttonRadius = 14;

/** An area to press, invisible except for its keyboard focus: around a place, or along the way between two. */
export function createButton(layer: SVGElement, viewport: Viewport, at: PointTerm, press: Press): DrawnElement {
  const { button, put } = press.to === undefined ? discIn(layer) : stripIn(layer);
  button.setAttribute('tabindex', '0');
  button.setAttribute('role', 'button');
  button.setAttribute('aria-label', press.name);
  button.style.cursor = 'pointer';
  button.style.outline = 'none';
  followPointer(button, layer, press);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press.press();
  });
  const pixels = (place: PointTerm) => viewport.pixels(place.x(), place.y());
  const update = () => {
    const [from, to] = [pixels(at), pixels(press.to ?? at)];
    const isThere = press.isThere?.() ?? true;
    const canBePressed = isThere && [from, to].every(([left, top]) => isSomewhere({ left, top }));
    button.style.display = canBePressed ? '' : 'none';
    if (!canBePressed) return;
    put(from, to);
    button.setAttribute('aria-pressed', String(press.isOn()));
  };
  update();
  return { update };
}

type Place = readonly [left: number, top: number];

/** A shape that can be pressed, and how it is put where it belongs. */
interface Pressable {
  readonly button: SVGElement;
  readonly put: (from: Place, to: Place) => void;
}

function discIn(layer: SVGElement): Pressable {
  const button = addShape(layer, 'circle', { r: reachOf(buttonRadius), fill: 'transparent' });
  button.addEventListener('focus', () =>
    button.setAttribute('stroke', button.matches(':focus-visible') ? 'currentColor' : 'none'),
  );
  button.addEventListener('blur', () => button.setAttribute('stroke', 'none'));
  return {
    button,
    put([left, top]) {
      button.setAttribute('cx', String(left));
      button.setAttribute('cy', String(top));
    },
  };
}

/**
 * A rectangle as wide as a disc: a line would have no height of its own. Its ends are left to the points there, unless
 * it is too short for that.
 */
function stripIn(layer: SVGElement): Pressable {
  const reach = reachOf(buttonRadius);
  const button = addShape(layer, 'path', { fill: 'transparent' });
  button.style.pointerEvents = 'all';
  button.addEventListener('focus', () =>
    button.setAttribute('stroke', button.matches(':focus-visible') ? 'currentColor' : 'none'),
  );
  button.addEventListener('blur', () => button.setAttribute('stroke', 'none'));
  return {
    button,
    put(from, to) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const share = Math.min(reach / length, 1 / 3) || 0;
      const [start, end] = [between(from, to, share), between(from, to, 1 - share)];
      const [right, down] = length > 0 ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0];
      const corner = ([x, y]: Place, side: number) => `${x - side * reach * down} ${y + side * reach * right}`;
      button.setAttribute('d', `M${corner(start, 1)}L${corner(end, 1)}L${corner(end, -1)}L${corner(start, -1)}z`);
      button.dataset['ends'] = [...start, ...end].join(' ');
    },
  };
}

function between(from: Place, to: Place, share: number): Place {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** The element nearest to the pointer is pressed: another button, or a draggable point, may overlap this one. */
function followPointer(button: SVGElement, layer: SVGElement, press: Press): void {
  let isLeft = false;
  // A finger that takes a point under this button would scroll the page after a few pixels, which ends the movement.
  button.addEventListener(
    'touchstart',
    (event) => {
      const finger = event.changedTouches[0];
      if (finger !== undefined && isMoved(nearestGrip(layer, button, finger))) event.preventDefault();
    },
    { passive: false },
  );
  button.addEventListener('pointerdown', (event) => {
    const nearest = nearestGrip(layer, button, event);
    isLeft = isMoved(nearest);
    if (isLeft) nearest.dispatchEvent(new PointerEvent('pointerdown', event));
  });
  button.addEventListener('click', (event) => {
    if (isLeft) return;
    // Screen readers press without a position.
    const nearest = event.isTrusted && event.detail > 0 ? nearestGrip(layer, button, event) : button;
    if (nearest === button) press.press();
    else nearest.dispatchEvent(new MouseEvent('click'));
  });
}

function isMoved(grip: Element): boolean {
  return grip.getAttribute('role') === 'slider';
}
